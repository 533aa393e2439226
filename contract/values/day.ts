import { z } from 'zod';
import { czechDate, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import type { Reader, Value } from './value.ts';

const FAULT = { fault: 'Zadejte datum, například 1. 2. 2024' };
const czechDay = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})(?:[\s,]+\d{1,2}:\d\d(?::\d\d)?)?$/;
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T\s]\d{2}:\d{2}.*)?$/;

/** A day as Czechs or machines write it; a time after it is left out. */
export const asDay: Reader = (cell) => {
  const [, iso] = isoDay.exec(cell) ?? [];
  const [, day, month, year] = (czechDay.exec(cell) ?? []).map(Number);
  try {
    if (iso !== undefined) return { value: formatIsoDate(parseIsoDate(iso)) };
    if (day === undefined || month === undefined || year === undefined) return FAULT;
    const value = formatIsoDate({ year, month, day });
    return { value: formatIsoDate(parseIsoDate(value)) };
  } catch {
    return FAULT;
  }
};

/** A day of the Czech calendar; a form holds null for an empty one. */
export function dayOf<W extends z.ZodType>(write: W): Value<z.ZodISODate, W, string | null> {
  return {
    kind: 'day',
    read: z.iso.date(),
    write,
    empty: null,
    cell: asDay,
    text: (value) => (typeof value === 'string' && value !== '' ? czechDate(value) : ''),
  };
}
