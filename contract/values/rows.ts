import type { z } from 'zod';
import { asText } from './text.ts';
import type { Value } from './value.ts';

/** Rows within a record, each of fields of its own; `text` says what they mean to people. */
export function rows<R extends z.ZodType, W extends z.ZodType>(
  read: R,
  write: W,
  text: (value: unknown) => string,
): Value<R, W, z.output<R>> {
  return { kind: 'rows', read, write, empty: [] as z.output<R>, cell: asText, text };
}
