import type { z } from 'zod';
import type { Reader, Reading } from './readings.ts';

/** A field that a column of a file may stand for. */
export interface Column {
  readonly field: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint: string;
  /** What else people call it; without diacritics and case. */
  readonly also: readonly string[];
  /** A cell of the template. */
  readonly example: string;
  /** Reads a cell that is not empty, by the same rule as the form has. */
  read(this: void, cell: string): Reading;
}

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
