import { minuteOf } from '#contract/fieldwork/clock.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import type { WeekInterval } from '#contract/fieldwork/working-intervals.ts';

/** Days of the week as they stand in a calendar, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const SHORT = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;
const LONG = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek', 'Sobota', 'Neděle'] as const;

export const weekdayLong = (weekday: number): string => LONG[weekday - 1] ?? '';

const dayText = (hours: readonly WeekInterval[], weekday: number) =>
  hours
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
    .join(', ');

/** Hours of a week in short, days of the same hours together: 'po–pá 7:00–11:30, 12:00–15:30; so 8:00–12:00'. */
export function hoursText(hours: readonly WeekInterval[]): string {
  const days: { first: number; last: number; text: string }[] = [];
  for (const weekday of WEEK) {
    const text = dayText(hours, weekday);
    const before = days.at(-1);
    if (before?.text === text && before.last === weekday - 1) before.last = weekday;
    else days.push({ first: weekday, last: weekday, text });
  }
  const named = days
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => {
      const until = last === first ? '' : `–${SHORT[last - 1]}`;
      return `${SHORT[first - 1]}${until} ${text}`;
    });
  return named.length === 0 ? 'žádná' : named.join('; ');
}

/** Hours as history keeps them: the text of a JSON list. */
export function loggedHours(value: unknown): string {
  if (Array.isArray(value)) return hoursText(value as WeekInterval[]);
  if (typeof value !== 'string' || !value.startsWith('[')) return '';
  return hoursText(JSON.parse(value) as WeekInterval[]);
}

/**
 * Minutes of a time as people write it: 7, 7:30, 7.30, 730, 0730. Midnight is the end of the day where an end is
 * told; undefined where it reads as no time.
 */
export function minutesOfClock(text: string, isEnd: boolean): number | undefined {
  const told = minuteOf(text);
  if (told === null || (told === 1440 && !isEnd)) return undefined;
  return isEnd && told === 0 ? 1440 : told;
}
