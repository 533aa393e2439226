import { decimalsSentence, hasDecimals, type Decimals } from './number.ts';
import { validityFault } from './validity.ts';

/** Kinds of lists of heating as the address has them. */
export const heatingKinds = ['types', 'indicators', 'positions', 'rooms', 'makers'] as const;
export type HeatingKind = (typeof heatingKinds)[number];

/** Decimal places of a kind's value, as the records have them that it is copied to; null without a value. */
export const valueDecimals: Readonly<Record<HeatingKind, Decimals | null>> = {
  types: null,
  indicators: null,
  positions: 3,
  rooms: 4,
  makers: null,
};

/** What of a row of such a list is judged together. */
export interface HeatingRow {
  readonly value: number | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** What is wrong with a row of the kind: the field and its sentence, or null. */
export function heatingFault(
  kind: HeatingKind,
  { value, valid_from, valid_to }: HeatingRow,
): { readonly field: 'value' | 'valid_to'; readonly message: string } | null {
  const message = valueFault(valueDecimals[kind], value);
  if (message !== null) return { field: 'value', message };
  const range = valid_from === null ? null : validityFault({ valid_from, valid_to });
  return range === null ? null : { field: 'valid_to', message: range };
}

function valueFault(decimals: Decimals | null, value: number | null): string | null {
  if (decimals === null) return value === null ? null : 'Tento seznam hodnoty nemá';
  if (value === null) return 'Toto pole je povinné';
  return hasDecimals(value, decimals) ? null : decimalsSentence(decimals);
}
