import type { z } from 'zod';
import { formatZip } from '#contract/rules/zip.ts';
import { line } from './text.ts';
import type { Value } from './value.ts';

/** A postal code, in its Czech look where it is one. */
export function zipOf<W extends z.ZodType>(write: W): Value<z.ZodString, W, string> {
  return { ...line(write), kind: 'zip', cell: (cell) => ({ value: formatZip(cell) }) };
}
