import { z } from 'zod';
import { plain } from './text.ts';
import type { Reader, Value } from './value.ts';

/** Digits without spaces; a workbook may have taken the zeros in front of them away. */
export function asDigits(length = 0): Reader {
  return (cell) => {
    const bare = cell.replace(/\s/g, '');
    return { value: /^\d+$/.test(bare) ? bare.padStart(length, '0') : bare };
  };
}

/** A number that is only a name, such as a variable symbol; of a fixed length where one is given. */
export function digits<W extends z.ZodType>(
  write: W,
  length?: number,
): Value<z.ZodString, W, string> {
  const cell = asDigits(length);
  return { kind: 'digits', read: z.string(), write, empty: '', cell, text: plain };
}
