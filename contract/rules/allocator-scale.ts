import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';

// Counters of allocators that begin anew each year. A state of the last day of the scale closes it, and
// what is read later has grown from zero.

/** The month with whose last day the scale of a counter ends; null for one that runs on. */
export type ScaleMonth = number | null;

/** A state by its day. */
export interface DatedState {
  readonly read_on: string;
  readonly state: number;
}

const endOf = (year: number, month: number) =>
  formatIsoDate({ year, month, day: daysInMonth(year, month) });

/** The last day of the scale on which the counter stands at the end of the day. */
function scaleEnd(day: string, month: number): string {
  const { year } = parseIsoDate(day);
  const end = endOf(year, month);
  return day <= end ? end : endOf(year + 1, month);
}

/** Whether the state of the day is the last one of its scale. */
export const closesScale = (day: string, month: ScaleMonth): boolean =>
  month !== null && scaleEnd(day, month) === day;

/** From which state the counter went on behind a state: from it, or from zero where it closed a scale. */
export const wentOnFrom = ({ read_on, state }: DatedState, month: ScaleMonth): number =>
  closesScale(read_on, month) ? 0 : state;

/**
 * The day whose state is missing between two states: the last day of the scale that ran behind the first
 * one. Null where the other one is of that scale, so that what was used between them is known.
 */
export function missingClosing(before: string, after: string, month: ScaleMonth): string | null {
  if (month === null) return null;
  const { year } = parseIsoDate(before);
  const end = closesScale(before, month) ? endOf(year + 1, month) : scaleEnd(before, month);
  return after <= end ? null : end;
}
