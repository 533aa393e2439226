import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import type { Random } from './random.ts';

/** A day between two ISO dates, both included; the first one when the second is earlier. */
export function dayBetween(random: Random, from: string, to: string): string {
  return shiftDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
}

/** The later of two ISO dates. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** The first day of the month before that of the day. */
export function firstOfLastMonth(day: string): string {
  const lastOfIt = shiftDays(`${day.slice(0, 8)}01`, -1);
  return `${lastOfIt.slice(0, 8)}01`;
}
