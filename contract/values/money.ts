import { z } from 'zod';
import { asNumber, numberText, type NumberInput } from './number.ts';
import type { Reader, Value } from './value.ts';

const HELLERS = 100;

/** Crowns of a cell as hellers; parts of a heller are left to the rule. */
export const asMoney: Reader = (cell) => {
  const reading = asNumber(cell);
  if ('fault' in reading) return reading;
  const hellers = Number(reading.value) * HELLERS;
  const nearest = Math.round(hellers);
  return { value: Math.abs(hellers - nearest) < 1e-6 ? nearest : hellers };
};

/** An amount in hellers, which people see and write in crowns. */
export function money<W extends z.ZodType>(write: W): Value<z.ZodInt, W, NumberInput> {
  return {
    kind: 'money',
    read: z.int(),
    write,
    empty: null,
    cell: asMoney,
    text: (value) => numberText(typeof value === 'number' ? value / HELLERS : null),
    decimals: 2,
    unit: 'Kč',
  };
}
