import { pragueClock } from './czech.ts';

const HOUR = 3_600_000;
/** Before it Prague had a time of its own, not of whole minutes; nothing here is so old. */
const FIRST = Date.UTC(1900, 0, 1);

/** What the clock in Prague shows at a moment, both in milliseconds. */
function shownAt(moment: number): number {
  return moment < FIRST ? moment + HOUR : pragueClock(new Date(moment).toISOString()).getTime();
}

/** What the clock in Prague shows at the moment, as the browser's field of date and time takes it. */
export function localOf(moment: string): string {
  if (moment === '') return '';
  return new Date(shownAt(Date.parse(moment))).toISOString().slice(0, 16);
}

/**
 * The moment at which the clock in Prague shows that; empty for an empty field. Of the hour that comes
 * twice in autumn it is the first one; what the clock leaps over in spring is read by the time that
 * held before.
 */
export function momentOf(local: string): string {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return '';
  const summer = shown - 2 * HOUR;
  return new Date(shownAt(summer) === shown ? summer : shown - HOUR).toISOString();
}
