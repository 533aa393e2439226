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
