import { z } from 'zod';
import { withMinus } from '#contract/rules/minus.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import type { Reader, Value } from './value.ts';

/** A number in a form: null while there is none, the raw text while it reads as no number. */
export type NumberInput = number | string | null;

const unit = /\s*(m2|m²|kč|kc)\.?$/i;

/** A number as Czechs write it, with or without its unit. */
export const asNumber: Reader = (cell) => {
  const value = parseCzechNumber(cell.replace(unit, ''));
  return value === null ? { fault: 'Zadejte číselnou hodnotu' } : { value };
};

const format = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 6 });

/** '1 234,5'; an empty text for none. */
export const numberText = (value: unknown): string =>
  typeof value === 'number' ? withMinus(format.format(value)) : '';

/** A whole number. */
export function whole<W extends z.ZodType>(write: W): Value<z.ZodInt, W, NumberInput> {
  return { kind: 'whole', read: z.int(), write, empty: null, cell: asNumber, text: numberText };
}

/** A number with decimals that has no unit, such as a coefficient. */
export function decimal<W extends z.ZodType>(
  write: W,
  decimals: number,
): Value<z.ZodNumber, W, NumberInput> {
  const read = z.number();
  return { kind: 'decimal', read, write, empty: null, cell: asNumber, text: numberText, decimals };
}

/** An area in m² with two decimals. */
export function areaOf<W extends z.ZodType>(write: W): Value<z.ZodNumber, W, NumberInput> {
  return { ...decimal(write, 2), kind: 'area', unit: 'm²' };
}
