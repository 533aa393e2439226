import { z } from 'zod';
import { daysInMonth, formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';

export const intervalUnit = z.enum(['days', 'months', 'years']);

/** How often something is inspected: 5 years, 6 months, 14 days. */
export interface RevisionInterval {
  readonly interval_count: number;
  readonly interval_unit: z.infer<typeof intervalUnit>;
}

/** From when and until when an interval holds, both days included; null is open. */
interface OpenValidity {
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** What the next revision is reckoned from. */
export interface RevisionCourse {
  /** The first interval runs from this day. */
  readonly active_from: string;
  /** The newest report; null before the first one. */
  readonly last: { readonly done_on: string; readonly next_on: string | null } | null;
  /** Null where none holds. */
  readonly interval: RevisionInterval | null;
}

/** The day one interval later; where that month has no such day, its last one. */
export function afterInterval(day: string, { interval_count, interval_unit }: RevisionInterval) {
  if (interval_unit === 'days') return shiftDays(day, interval_count);
  const { year, month, day: ofMonth } = parseIsoDate(day);
  const months = year * 12 + (month - 1) + interval_count * (interval_unit === 'years' ? 12 : 1);
  const to = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return formatIsoDate({ ...to, day: Math.min(ofMonth, daysInMonth(to.year, to.month)) });
}

/** The interval if it holds on the day, otherwise null. */
export function intervalOn<T extends RevisionInterval & OpenValidity>(kind: T, day: string) {
  const { valid_from, valid_to } = kind;
  const holds =
    (valid_from === null || valid_from <= day) && (valid_to === null || day <= valid_to);
  return holds ? kind : null;
}

/**
 * The day of the next revision: what the newest report says itself, otherwise one interval after
 * it, before the first report one interval after the beginning. Null where nothing tells it.
 */
export function nextRevision({ active_from, last, interval }: RevisionCourse): string | null {
  if (last !== null && last.next_on !== null) return last.next_on;
  return interval === null ? null : afterInterval(last?.done_on ?? active_from, interval);
}

/** What is wrong with the days between which an interval holds; null when nothing is. */
export function openValidityFault({ valid_from, valid_to }: OpenValidity): string | null {
  return valid_from !== null && valid_to !== null && valid_to < valid_from
    ? 'Konec platnosti nesmí být dříve než její začátek'
    : null;
}
