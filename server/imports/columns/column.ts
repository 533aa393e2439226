import type { z } from 'zod';
import type { Column } from '#contract/record-file.ts';
import type { Reader } from '#contract/values/value.ts';

type Draft = Pick<Column, 'field' | 'label' | 'example'> &
  Partial<Pick<Column, 'required' | 'hint' | 'also'>> & {
    reader: Reader;
    /** Schema of the field in the contract. */
    schema?: z.ZodType;
  };

function judged(reader: Reader, schema: z.ZodType | undefined): Column['read'] {
  if (schema === undefined) return reader;
  return (cell) => {
    const reading = reader(cell);
    if ('fault' in reading) return reading;
    const { success, data, error } = schema.safeParse(reading.value);
    return success ? { value: data } : { fault: error.issues[0]?.message ?? 'Neplatná hodnota' };
  };
}

/** Describes a column; what is left out is empty. */
export function column(draft: Draft): Column {
  return {
    field: draft.field,
    label: draft.label,
    example: draft.example,
    required: draft.required ?? false,
    hint: draft.hint ?? '',
    also: draft.also ?? [],
    read: judged(draft.reader, draft.schema),
  };
}
