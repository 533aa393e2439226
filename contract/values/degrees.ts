import { z } from 'zod';
import {
  NOT_A_NUMBER,
  decimalsSentence,
  hasDecimals,
  leastSentence,
  type Decimals,
} from '#contract/rules/number.ts';
import { decimal } from './number.ts';

/** A temperature in °C within the limits, with at most so many decimals; one is shown. */
export function degrees(least: number, most: number, places: Decimals) {
  const write = z
    .number(NOT_A_NUMBER)
    .min(least, `${leastSentence(least)} °C`)
    .max(most, `Zadejte nejvýše ${most} °C`)
    .refine((value) => hasDecimals(value, places), decimalsSentence(places));
  return { ...decimal(write, 1), unit: '°C' };
}
