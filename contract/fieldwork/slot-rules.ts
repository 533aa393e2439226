import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Assignment } from './planning/planning.ts';

// When people of a flat may choose the time of a visit, and which times they are offered. Days are ISO dates of the
// Prague calendar, minutes are counted from its midnight.

/** Until this hour of the day before times change: in the evening crews are told their next day, and load for it. */
export const LAST_HOUR = 18;

/** The shortest window in which people wait, in minutes: nobody comes to the minute. */
export const LEAST_WINDOW = 30;

/** People are offered so many coming days of a round at most. */
export const MOST_OFFERED_DAYS = 14;

/** A moment as the clock on the wall tells it. */
export interface Wall {
  readonly today: string;
  readonly minute: number;
}

/** The first day whose times may still change. */
export const firstChangeable = ({ today, minute }: Wall): string =>
  shiftDays(today, minute < LAST_HOUR * 60 ? 1 : 2);

/** Whether a visit of the day may still be moved. */
export const isChangeable = (day: string, now: Wall): boolean => day >= firstChangeable(now);

/** When somebody comes: from the start for as long as the visit takes, half an hour at least; never past midnight. */
export const windowEnd = (from_minute: number, minutes: number): number =>
  Math.min(from_minute + Math.max(minutes, LEAST_WINDOW), 24 * 60);

/** The coming days of a round that people are offered, the nearest first. */
export const offeredDays = (days: readonly string[], now: Wall): string[] =>
  days
    .filter((day) => isChangeable(day, now))
    .toSorted()
    .slice(0, MOST_OFFERED_DAYS);

/** A time that may be chosen; by whom is not told. */
export interface Slot {
  readonly day: string;
  readonly from_minute: number;
}

/** Of all free starts, in their order, so many that their windows do not overlap; whichever crew it would be. */
export function offeredSlots(free: readonly Pick<Assignment, 'day' | 'from'>[], minutes: number) {
  const step = Math.max(minutes, LEAST_WINDOW);
  const offered: Slot[] = [];
  for (const { day, from } of free) {
    const last = offered.at(-1);
    if (last === undefined || last.day !== day || from - last.from_minute >= step)
      offered.push({ day, from_minute: from });
  }
  return offered;
}
