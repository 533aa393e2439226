import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError } from '#web/lib/api-error.ts';

/** Sentences by the names of their fields; within a list by the path of the row. */
export type Faults = Readonly<Record<string, string>>;

/** The first fault of each field. */
export function schemaFaults({ issues }: z.ZodError): Faults {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[path.join('.')] ??= message;
  return faults;
}

/** The field of the form in which the path of a fault leads. */
export function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}

/** Fields that may not stay empty, by the schema itself. */
export function requiredFields(schema: z.ZodType): ReadonlySet<string> {
  const shape: Record<string, z.ZodType> =
    'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  const required = Object.entries(shape).filter(
    ([, field]) => field.type !== 'boolean' && !accepts(field, '') && !accepts(field, null),
  );
  return new Set(required.map(([name]) => name));
}

function accepts(field: z.ZodType, value: unknown): boolean {
  return field.safeParse(value).success;
}

/** The server's faults that belong to fields of this form, and whether any other was left over. */
export function serverFaults(
  error: unknown,
  fields: readonly string[],
): { errors: Faults; hasOther: boolean } {
  if (!(error instanceof ApiError) || error.fields.length === 0)
    return { errors: {}, hasOther: true };
  const known = error.fields.filter(({ field }) => fields.includes(fieldOf(field)));
  return {
    errors: Object.fromEntries(known.map(({ field, message }) => [field, message])),
    hasOther: known.length < error.fields.length,
  };
}

/** Shows what came of a save; the focus goes to a conflict or into the first faulty field, its folded panel opens. */
export function showFaults(formId: string, show: () => void): void {
  flushSync(show);
  const faulty = document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('[data-conflict], [aria-invalid="true"]');
  if (!faulty) return;
  faulty.closest('details')?.setAttribute('open', '');
  faulty.focus();
  // A tall panel would otherwise be scrolled to wherever it happens to fit.
  if ('conflict' in faulty.dataset) faulty.scrollIntoView({ block: 'start' });
}
