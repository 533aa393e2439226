import type { Value } from '#contract/values/value.ts';
import { cellOf, type ValueLook } from './value-column.ts';

/** A choice is its name and a list is one text, also where they are sorted. */
export const textLook = (name: string, { text }: Value): ValueLook => ({
  value: (row) => text(cellOf(row, name)),
});
