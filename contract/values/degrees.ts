import { z } from 'zod';
import {
  decimalsSentence,
  hasDecimals,
  leastSentence,
  type Decimals,
} from '#contract/rules/number.ts';
import { asNumber, decimal } from './number.ts';
import type { Reader } from './value.ts';

const asDegrees: Reader = (cell) => asNumber(cell.replace(/\s*°\s*C$/i, ''));

/** A temperature in °C within the limits, with at most so many decimals; one is shown. */
export function degrees(least: number, most: number, places: Decimals) {
  const write = z
    .number()
    .min(least, `${leastSentence(least)} °C`)
    .max(most, `Zadejte nejvýše ${most} °C`)
    .refine((value) => hasDecimals(value, places), decimalsSentence(places));
  return { ...decimal(write, 1), cell: asDegrees, unit: '°C' };
}
