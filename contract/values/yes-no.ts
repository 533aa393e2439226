import { z } from 'zod';
import { bareKey } from '#contract/rules/text-key.ts';
import type { Reader, Value } from './value.ts';

const yes = new Set(['ano', 'a', 'true', 'pravda', '1', 'x', 'yes']);
const no = new Set(['ne', 'n', 'false', 'nepravda', '0', 'no']);

export const asYesNo: Reader = (cell) => {
  const key = bareKey(cell);
  if (yes.has(key)) return { value: true };
  return no.has(key) ? { value: false } : { fault: 'Zadejte ano nebo ne' };
};

/** Yes or no. */
export const yesNo: Value<z.ZodBoolean, z.ZodBoolean, boolean> = {
  kind: 'yes-no',
  read: z.boolean(),
  write: z.boolean(),
  empty: false,
  cell: asYesNo,
  text: (value) => (value === true ? 'ano' : value === false ? 'ne' : ''),
};
