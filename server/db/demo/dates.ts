import { daysBetween } from '#contract/czech/iso-date.ts';
import type { Random } from './random.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/** The ISO date so many days later, or earlier for a negative number. */
export function shiftDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** A day between two ISO dates, both included; the first one when the second is earlier. */
export function dayBetween(random: Random, from: string, to: string): string {
  return shiftDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
}

/** The later of two ISO dates. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
