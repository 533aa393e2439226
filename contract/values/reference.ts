import { z } from 'zod';
import { chosenId } from '#contract/fields.ts';
import { asText } from './text.ts';
import type { Value } from './value.ts';

type Id = ReturnType<typeof chosenId>;

const written = (value: unknown) => (typeof value === 'number' ? String(value) : '');

/** The id of another record; the sentence asks for one. A file names it by words of its own column. */
export function reference(sentence: string): Value<z.ZodInt, Id, number | null> {
  return {
    kind: 'reference',
    read: z.int(),
    write: chosenId(sentence),
    empty: null,
    cell: asText,
    text: written,
  };
}

/** A person of the address book. */
export const person: Value<z.ZodInt, Id, number | null> = {
  ...reference('Vyberte osobu z adresáře'),
  kind: 'person',
};
