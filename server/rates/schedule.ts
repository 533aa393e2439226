import { isWorkingDay, nextWorkingDay } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';

// The bank publishes its tables on working days after 14:30 of Prague.
const MINUTES_OF_DAY = 14 * 60 + 35;
const MINUTE_MS = 60_000;
const FIRST_WAIT_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 180;
/** How soon a table that is late is asked for again, and one of which the rest is to come. */
const LATE_MINUTES = 15;
const REST_MINUTES = 1;

/** When the tables of the day should be out: 14:35 in Prague. */
export function publishedAt(day: string): Date {
  // Prague is one or two hours ahead of UTC, and never changes its clocks in the afternoon.
  const inSummer = new Date(Date.parse(`${day}T00:00:00Z`) + (MINUTES_OF_DAY - 120) * MINUTE_MS);
  return isSummerTime(inSummer) ? inSummer : later(inSummer, 60);
}

const hourInPrague = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  hour: '2-digit',
  hourCycle: 'h23',
});

function isSummerTime(moment: Date): boolean {
  return Number(hourInPrague.format(moment)) === moment.getUTCHours() + 2;
}

/** The newest day whose table should be out by now. */
export function expectedDay(now: Date): string {
  let day = pragueDay(now);
  if (now < publishedAt(day)) day = shiftDays(day, -1);
  while (!isWorkingDay(day)) day = shiftDays(day, -1);
  return day;
}

/** Working days after the one day up to the other, in their order. */
export function workingDaysBetween(after: string, to: string): string[] {
  const days: string[] = [];
  for (let day = nextWorkingDay(after); day <= to; day = nextWorkingDay(day)) days.push(day);
  return days;
}

/** When the next table comes. */
export function nextPlanned(now: Date): Date {
  const today = pragueDay(now);
  const isAhead = isWorkingDay(today) && now < publishedAt(today);
  return publishedAt(isAhead ? today : nextWorkingDay(today));
}

/** When to try again after so many failures in a row. */
export function afterFailure(now: Date, failures: number): Date {
  return later(now, Math.min(FIRST_WAIT_MINUTES * 2 ** (failures - 1), LONGEST_WAIT_MINUTES));
}

/** When to ask again for a table that is late. */
export function whenLate(now: Date): Date {
  return later(now, LATE_MINUTES);
}

/** When to ask for the rest of a long gap. */
export function forTheRest(now: Date): Date {
  return later(now, REST_MINUTES);
}

function later(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}
