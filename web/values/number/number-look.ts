import type { Value } from '#contract/values/value.ts';
import type { ValueLook } from '../value-column.ts';

/** Numbers stand to the right with the decimals of their kind. */
export const numberLook = (_name: string, { decimals = 0 }: Value): ValueLook => ({
  align: 'right',
  decimals,
});
