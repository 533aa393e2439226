import { z } from 'zod';
import type { Reader, Value } from './value.ts';

/** Postal codes of a cell, parted by anything that is no digit; one of them may be written 110 00. */
export const asZips: Reader = (cell) => {
  const parts = cell.split(/[,;|/]+/).map((part) => part.trim());
  const zips = parts.flatMap((part) => part.match(/\d{3} ?\d{2}(?!\d)|\S+/g) ?? []);
  return { value: zips };
};

/** Several postal codes. */
export function zipsOf<W extends z.ZodType>(
  write: W,
): Value<z.ZodArray<z.ZodString>, W, readonly string[]> {
  return {
    kind: 'zips',
    read: z.array(z.string()),
    write,
    empty: [],
    cell: asZips,
    text: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  };
}
