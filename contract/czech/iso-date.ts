// Calendar arithmetic on ISO dates (YYYY-MM-DD) without any time zone: only UTC fields are touched,
// so a day is always 24 hours long and no date can slip to its neighbour.

const MILLISECONDS_PER_DAY = 86_400_000;

/** A calendar date; month 1–12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parts of an ISO date; throws a RangeError for a text that is no date of the calendar. */
export function parseIsoDate(isoDate: string): CalendarDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  const [year, month, day] = (match ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new RangeError('Not an ISO date');
  }
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError('Not a date of the calendar');
  }
  return { year, month, day };
}

/** ISO text of a calendar date. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Length of a month in days; month 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whole days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / MILLISECONDS_PER_DAY;
}

/** The ISO date so many days later, or earlier for a negative number. */
export function shiftDays(isoDate: string, days: number): string {
  const shifted = new Date(utcMidnight(isoDate) + days * MILLISECONDS_PER_DAY);
  return formatIsoDate({
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  });
}

/** The same day a year earlier; of 29 February the last day of it. */
export function yearBefore(isoDate: string): string {
  const { year, month, day } = parseIsoDate(isoDate);
  const last = daysInMonth(year - 1, month);
  return formatIsoDate({ year: year - 1, month, day: Math.min(day, last) });
}

/** Whether a date lies in the calendar month after that of another. */
export function isInNextMonth(isoDate: string, today: string): boolean {
  const [one, other] = [parseIsoDate(isoDate), parseIsoDate(today)];
  return one.year * 12 + one.month === other.year * 12 + other.month + 1;
}

/** An ISO date as Czechs write it: 5. 1. 2025. */
export function czechDate(isoDate: string): string {
  const { year, month, day } = parseIsoDate(isoDate);
  return `${day}. ${month}. ${year}`;
}

function utcMidnight(isoDate: string): number {
  const { year, month, day } = parseIsoDate(isoDate);
  // Date.UTC would read the years 0–99 as 1900–1999.
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
