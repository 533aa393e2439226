import type { WrittenFields } from '#contract/record.ts';
import { fileNames } from '#contract/record-file.ts';
import type { Note } from '../columns/read-rows.ts';
import { differing } from './plan.ts';

/** The column of a file that says the field. */
function columnOf(fields: WrittenFields, name: string): string {
  return fileNames(fields)[name] ?? name;
}

/** What a row changes on a stored record, as people read it: the former value and the new one. */
export function changeNotes(
  fields: WrittenFields,
  stored: object,
  values: Readonly<Record<string, unknown>>,
): Note[] {
  const former = new Map<string, unknown>(Object.entries(stored));
  return [...differing(stored, values)].flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    const { kind, text } = field.value;
    const told = (value: unknown) => text(value) || 'nic';
    const isReference = kind === 'reference' || kind === 'person';
    const message = isReference
      ? `změní se ${field.label.toLowerCase()}`
      : `změna: ${told(former.get(name))} → ${told(values[name])}`;
    return [{ field: columnOf(fields, name), certainty: 'sure' as const, message }];
  });
}
