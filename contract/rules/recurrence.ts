import {
  daysBetween,
  daysInMonth,
  formatIsoDate,
  parseIsoDate,
  shiftDays,
} from '#contract/czech/iso-date.ts';
import { isAbsent, textOf, type Rule } from './rule.ts';

// When something comes again: rules of RFC 5545 as far as the form can say them, over days without a time and so
// without any zone. A day that a month has not is skipped, as the RFC says; "the last day" is a rule of its own.

/** Days of the week from Monday, as the RFC writes them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Which day of a month: by its number, -1 for the last one; the first to fourth or last (-1) day of the week; the last day from Monday to Friday. */
export type MonthDay =
  | { readonly day: number }
  | { readonly nth: number; readonly weekday: Weekday }
  | 'last-workday';

/** Until when it comes again; null for ever. Of a number of times the first one is counted too. */
export type RecurrenceEnd = { readonly until: string } | { readonly count: number } | null;

interface Every {
  /** Every so many days, weeks, months or years. */
  readonly interval: number;
  readonly end: RecurrenceEnd;
}
export type Recurrence = Every &
  (
    | { readonly frequency: 'DAILY' }
    | { readonly frequency: 'WEEKLY'; readonly days: readonly Weekday[] }
    | { readonly frequency: 'MONTHLY'; readonly on: MonthDay }
    | { readonly frequency: 'YEARLY'; readonly month: number; readonly day: number }
  );

export const MOST_INTERVAL = 99;
export const MOST_TIMES = 999;
/** No day that anybody can record comes after it. */
const END_OF_TIME = '2200-01-01';
const WORKDAYS = 'MO,TU,WE,TH,FR';

function onText(rule: Recurrence): string {
  if (rule.frequency === 'DAILY') return '';
  if (rule.frequency === 'WEEKLY')
    return `;BYDAY=${WEEKDAYS.filter((day) => rule.days.includes(day)).join()}`;
  if (rule.frequency === 'YEARLY') return `;BYMONTH=${rule.month};BYMONTHDAY=${rule.day}`;
  if (rule.on === 'last-workday') return `;BYDAY=${WORKDAYS};BYSETPOS=-1`;
  return 'day' in rule.on
    ? `;BYMONTHDAY=${rule.on.day}`
    : `;BYDAY=${rule.on.nth}${rule.on.weekday}`;
}

function endText(end: RecurrenceEnd): string {
  if (end === null) return '';
  return 'count' in end ? `;COUNT=${end.count}` : `;UNTIL=${end.until.replaceAll('-', '')}`;
}

/** The rule as RFC 5545 writes it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20271231`. */
export function recurrenceCode(rule: Recurrence): string {
  const interval = rule.interval === 1 ? '' : `;INTERVAL=${rule.interval}`;
  return `FREQ=${rule.frequency}${interval}${onText(rule)}${endText(rule.end)}`;
}

function endOf(parts: ReadonlyMap<string, string>): RecurrenceEnd {
  const until = parts.get('UNTIL');
  if (until !== undefined)
    return { until: `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}` };
  const count = parts.get('COUNT');
  return count === undefined ? null : { count: Number(count) };
}

function onOf(parts: ReadonlyMap<string, string>): MonthDay {
  if (parts.has('BYSETPOS')) return 'last-workday';
  const [, nth, weekday] = /^(-?\d)([A-Z]{2})$/.exec(parts.get('BYDAY') ?? '') ?? [];
  return nth === undefined
    ? { day: Number(parts.get('BYMONTHDAY')) }
    : { nth: Number(nth), weekday: weekday as Weekday };
}

function readRule(parts: ReadonlyMap<string, string>): Recurrence | null {
  const every = { interval: Number(parts.get('INTERVAL') ?? 1), end: endOf(parts) };
  const frequency = parts.get('FREQ');
  if (frequency === 'DAILY') return { ...every, frequency };
  if (frequency === 'WEEKLY')
    return { ...every, frequency, days: (parts.get('BYDAY') ?? '').split(',') as Weekday[] };
  if (frequency === 'MONTHLY') return { ...every, frequency, on: onOf(parts) };
  if (frequency !== 'YEARLY') return null;
  const [month, day] = [Number(parts.get('BYMONTH')), Number(parts.get('BYMONTHDAY'))];
  return { ...every, frequency, month, day };
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;
const isDayOfMonth = (day: number) => day === -1 || isWithin(day, 1, 31);

function isEnd(end: RecurrenceEnd): boolean {
  if (end === null) return true;
  if ('count' in end) return isWithin(end.count, 1, MOST_TIMES);
  try {
    return parseIsoDate(end.until).year > 0;
  } catch {
    return false;
  }
}

function isSaid(rule: Recurrence): boolean {
  if (!isWithin(rule.interval, 1, MOST_INTERVAL) || !isEnd(rule.end)) return false;
  if (rule.frequency === 'DAILY') return true;
  if (rule.frequency === 'WEEKLY')
    return rule.days.length > 0 && rule.days.every((day) => WEEKDAYS.includes(day));
  if (rule.frequency === 'YEARLY')
    return isWithin(rule.month, 1, 12) && isYearDay(rule.month, rule.day);
  const { on } = rule;
  if (on === 'last-workday') return true;
  if ('day' in on) return isDayOfMonth(on.day);
  return (on.nth === -1 || isWithin(on.nth, 1, 4)) && WEEKDAYS.includes(on.weekday);
}

/** A year that has every day that any year has. */
const LEAP_YEAR = 2024;
const isYearDay = (month: number, day: number) =>
  isDayOfMonth(day) && day <= daysInMonth(LEAP_YEAR, month);

/** Reads a rule; null for what the form cannot say, or says otherwise. */
export function readRecurrence(code: string): Recurrence | null {
  const parts = code.split(';').map((part) => part.split('=') as [string, string]);
  const rule = readRule(new Map(parts));
  return rule !== null && isSaid(rule) && recurrenceCode(rule) === code ? rule : null;
}

/** The fault of the text of a rule; an empty one is none. */
export const recurrenceRule: Rule = (value) =>
  isAbsent(value) || readRecurrence(textOf(value)) !== null
    ? null
    : 'Takové opakování nejde nastavit';

/** Where in its week a day is: 0 on Monday. */
export const weekdayOf = (day: string): number => ((daysBetween('2000-01-03', day) % 7) + 7) % 7;

/** The days of the rule in one month. */
function dayInMonth(on: MonthDay, year: number, month: number): string | null {
  const length = daysInMonth(year, month);
  const iso = (day: number) => formatIsoDate({ year, month, day });
  if (on === 'last-workday') return iso(length - Math.max(0, weekdayOf(iso(length)) - 4));
  if ('day' in on) {
    if (on.day === -1) return iso(length);
    return on.day > length ? null : iso(on.day);
  }
  const wanted = WEEKDAYS.indexOf(on.weekday);
  if (on.nth === -1) return iso(length - ((weekdayOf(iso(length)) - wanted + 7) % 7));
  return iso(1 + ((wanted - weekdayOf(iso(1)) + 7) % 7) + (on.nth - 1) * 7);
}

/** Days of one period after another, the first of which has the day from which it is reckoned. */
function* periodsOf(rule: Recurrence, from: string): Generator<readonly string[]> {
  const { interval } = rule;
  if (rule.frequency === 'DAILY')
    for (let day = from; ; day = shiftDays(day, interval)) yield [day];
  if (rule.frequency === 'WEEKLY') {
    const monday = shiftDays(from, -weekdayOf(from));
    const at = WEEKDAYS.flatMap((day, place) => (rule.days.includes(day) ? [place] : []));
    for (let week = monday; ; week = shiftDays(week, 7 * interval))
      yield at.map((place) => shiftDays(week, place));
  }
  const { year, month } = parseIsoDate(from);
  if (rule.frequency === 'YEARLY')
    for (let at = year; at < 2200; at += interval)
      yield [dayInMonth({ day: rule.day }, at, rule.month) ?? ''];
  if (rule.frequency === 'MONTHLY')
    for (let at = year * 12 + month - 1; at < 2200 * 12; at += interval)
      yield [dayInMonth(rule.on, Math.floor(at / 12), (at % 12) + 1) ?? ''];
}

/**
 * Days of the rule after a day, at most so many, the first one first. Weeks, months and years are counted from the
 * one that `from` is in. The number of times is not counted here: who has made them knows how many are left.
 */
export function daysAfter(
  rule: Recurrence,
  { from, after, most }: { readonly from: string; readonly after: string; readonly most: number },
): string[] {
  const last = rule.end !== null && 'until' in rule.end ? rule.end.until : END_OF_TIME;
  const days: string[] = [];
  for (const period of periodsOf(rule, from)) {
    if (days.length >= most || period.some((day) => day > last || day >= END_OF_TIME)) {
      // The last week may begin before its end.
      days.push(
        ...period.filter((day) => day > after && day >= from && day <= last && day < END_OF_TIME),
      );
      break;
    }
    days.push(...period.filter((day) => day > after && day >= from));
  }
  return days.slice(0, most);
}
