import { daysBetween, formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';

/** A place on the axis of days and the text under it. */
export interface DayTick {
  readonly day: string;
  readonly text: string;
}

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];
const DAY_STEPS = [1, 2, 5, 10];
const LONGEST_BY_DAYS = 45;

/** Round days between two ISO days, both included, at most so many: days, firsts of months, or years. */
export function dayTicks(from: string, to: string, most: number): DayTick[] {
  const length = daysBetween(from, to);
  if (length <= LONGEST_BY_DAYS) {
    const step = DAY_STEPS.find((days) => length / days < most) ?? LONGEST_BY_DAYS;
    return byDays(from, length, step);
  }
  const first = monthOf(from);
  const last = monthOf(to);
  const fitting = MONTH_STEPS.map((step) => byMonths(first, last, step, from)).find(
    (ticks) => ticks.length <= most,
  );
  return fitting === undefined || fitting.length === 0
    ? [{ day: from, text: shortDay(from, true) }]
    : fitting;
}

function byDays(from: string, length: number, step: number): DayTick[] {
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => {
    const day = shiftDays(from, at * step);
    return { day, text: shortDay(day, at === 0) };
  });
}

function byMonths(first: number, last: number, step: number, from: string): DayTick[] {
  const ticks: DayTick[] = [];
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const year = Math.floor(month / 12);
    const number = (month % 12) + 1;
    const day = formatIsoDate({ year, month: number, day: 1 });
    if (day >= from) ticks.push({ day, text: step < 12 ? `${number}/${year}` : String(year) });
  }
  return ticks;
}

function monthOf(day: string): number {
  const { year, month } = parseIsoDate(day);
  return year * 12 + month - 1;
}

function shortDay(isoDay: string, withYear: boolean): string {
  const { year, month, day } = parseIsoDate(isoDay);
  return withYear ? `${day}. ${month}. ${year}` : `${day}. ${month}.`;
}
