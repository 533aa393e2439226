import { formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { bareKey } from './key.ts';

/** What a cell says, or why it says nothing that could be taken. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

/** Reads the text of a cell that is not empty. */
export type Reader = (cell: string) => Reading;

export const asText: Reader = (cell) => ({ value: cell });

const unit = /\s*(m2|m²|kč|kc)\.?$/i;

export const asNumber: Reader = (cell) => {
  const value = parseCzechNumber(cell.replace(unit, ''));
  return value === null ? { fault: 'Zadejte číselnou hodnotu' } : { value };
};

const DAY_FAULT = { fault: 'Zadejte datum, například 1. 2. 2024' };
const czechDay = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})(?:[\s,]+\d{1,2}:\d\d(?::\d\d)?)?$/;
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T\s]\d{2}:\d{2}.*)?$/;

/** A day as Czechs or machines write it; a time after it is left out. */
export const asDay: Reader = (cell) => {
  const [, iso] = isoDay.exec(cell) ?? [];
  const [, day, month, year] = (czechDay.exec(cell) ?? []).map(Number);
  try {
    if (iso !== undefined) return { value: formatIsoDate(parseIsoDate(iso)) };
    if (day === undefined || month === undefined || year === undefined) return DAY_FAULT;
    const value = formatIsoDate({ year, month, day });
    return { value: formatIsoDate(parseIsoDate(value)) };
  } catch {
    return DAY_FAULT;
  }
};

const yes = new Set(['ano', 'a', 'true', 'pravda', '1', 'x', 'yes']);
const no = new Set(['ne', 'n', 'false', 'nepravda', '0', 'no']);

export const asYesNo: Reader = (cell) => {
  const key = bareKey(cell);
  if (yes.has(key)) return { value: true };
  return no.has(key) ? { value: false } : { fault: 'Zadejte ano nebo ne' };
};

/** Digits without spaces; a workbook may have taken the zeros in front of them away. */
export function asDigits(length = 0): Reader {
  return (cell) => {
    const bare = cell.replace(/\s/g, '');
    return { value: /^\d+$/.test(bare) ? bare.padStart(length, '0') : bare };
  };
}

/** A fraction as two whole numbers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const fraction = /^(\d{1,10})\s*\/\s*(\d{1,10})$/;
const percent = /^(\d{1,3})\s*%$/;
const MOST_PART = 2_000_000_000;

/** A share: 1/2, 50 %, or 1 for the whole. */
export const asShare: Reader = (cell) => {
  const [, over, under] = fraction.exec(cell) ?? [];
  const [, hundredths] = percent.exec(cell) ?? [];
  const numerator = Number(over ?? hundredths ?? (cell === '1' ? 1 : Number.NaN));
  const denominator = Number(under ?? (hundredths === undefined ? 1 : 100));
  const parts = [numerator, denominator];
  if (!parts.every((part) => part >= 1 && part <= MOST_PART)) {
    return { fault: 'Zadejte podíl jako zlomek, například 1/2' };
  }
  if (numerator > denominator) return { fault: 'Podíl nesmí být větší než celek' };
  return { value: { numerator, denominator } satisfies Fraction };
};

/** One of the values, each with the words people use for it. */
export function asChoice(words: Readonly<Record<string, readonly string[]>>): Reader {
  const values = new Map(
    Object.entries(words).flatMap(([value, names]) => names.map((name) => [bareKey(name), value])),
  );
  const fault = {
    fault: `Zadejte: ${Object.values(words)
      .map(([name]) => name)
      .join(', ')}`,
  };
  return (cell) => {
    const value = values.get(bareKey(cell));
    return value === undefined ? fault : { value };
  };
}
