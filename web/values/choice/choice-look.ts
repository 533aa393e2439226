import type { Value } from '#contract/values/value.ts';
import { cellOf, type ValueLook } from '../value-column.ts';

/** A choice is its name, also where it is sorted. */
export const choiceLook = (name: string, { text }: Value): ValueLook => ({
  value: (row) => text(cellOf(row, name)),
});
