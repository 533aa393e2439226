import { formatIsoDate, parseIsoDate } from './iso-date.ts';

// 5. 1. 2025, 5/1/25 and 5. 1.; or the same without any signs: 05012025, 050125.
const parted = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*(?:[./-]\s*(\d{2}|\d{4})?)?$/;
const joined = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const machine = /^\d{4}-\d{2}-\d{2}$/;

/** A short year may lie so many years ahead; a later one is taken for one of the last century. */
const YEARS_AHEAD = 20;

/**
 * The ISO date that a person means by what was written; a day without a year is of this year's
 * calendar. Null for a text that is no date.
 */
export function parseCzechDate(text: string, today: string): string | null {
  const written = text.trim();
  if (machine.test(written)) return existing(written);
  const [, day, month, year] = parted.exec(written) ?? joined.exec(written) ?? [];
  if (day === undefined || month === undefined) return null;
  const full = { year: fullYear(year, today), month: Number(month), day: Number(day) };
  return existing(formatIsoDate(full));
}

function fullYear(year: string | undefined, today: string): number {
  const now = parseIsoDate(today).year;
  if (year === undefined) return now;
  if (year.length === 4) return Number(year);
  const recent = 2000 + Number(year);
  return recent > now + YEARS_AHEAD ? recent - 100 : recent;
}

function existing(isoDate: string): string | null {
  try {
    return formatIsoDate(parseIsoDate(isoDate));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
