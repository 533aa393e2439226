import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { nthWeekdayText } from '#contract/rules/recurrence-text.ts';
import {
  readRecurrence,
  weekdayOf,
  WEEKDAYS,
  type Frequency,
  type MonthDay,
  type Recurrence,
  type Weekday,
} from '#contract/rules/recurrence.ts';
import { nextTodoOn } from '#contract/rules/next-todo.ts';

const weekdayCode = (day: string): Weekday => WEEKDAYS[weekdayOf(day)] ?? 'MO';

/** A rule of the frequency that the day fits, with what stays of the rule before. */
export function ruleOf(frequency: Frequency, day: string, before: Recurrence | null): Recurrence {
  const every = { interval: before?.interval ?? 1, end: before?.end ?? null };
  const { day: number, month } = parseIsoDate(day);
  if (frequency === 'DAILY') return { ...every, frequency };
  if (frequency === 'WEEKLY') return { ...every, frequency, days: [weekdayCode(day)] };
  // A day that some months have not would be passed over in them without a word.
  if (frequency === 'MONTHLY')
    return { ...every, frequency, on: { day: number > 28 ? -1 : number } };
  const isLeapDay = month === 2 && number === 29;
  return { ...every, frequency, month, day: isLeapDay ? -1 : number };
}

/** A choice of the day of a month, by the name that the rule gives it. */
export interface MonthChoice {
  readonly key: string;
  readonly text: string;
  readonly on: MonthDay;
}

const keyOf = (on: MonthDay) => JSON.stringify(on);

/** Days of a month that the term fits, the last ones with them, and the chosen one. */
export function monthChoices(day: string, chosen: MonthDay): MonthChoice[] {
  const { day: number } = parseIsoDate(day);
  const weekday = weekdayCode(day);
  const nth = Math.ceil(number / 7);
  const all: readonly (readonly [MonthDay, string])[] = [
    [{ day: number }, `${number}. den`],
    [{ day: -1 }, 'poslední den měsíce'],
    ...(nth < 5 ? [[{ nth, weekday }, nthWeekdayText(nth, weekday)] as const] : []),
    [{ nth: -1, weekday }, nthWeekdayText(-1, weekday)],
    ['last-workday', 'poslední den od pondělí do pátku'],
    ...(typeof chosen === 'object' && 'day' in chosen
      ? [[chosen, `${chosen.day}. den`] as const]
      : []),
    ...(typeof chosen === 'object' && 'nth' in chosen
      ? [[chosen, nthWeekdayText(chosen.nth, chosen.weekday)] as const]
      : []),
  ];
  const byKey = new Map<string, MonthChoice>();
  for (const [on, text] of all)
    if (!byKey.has(keyOf(on))) byKey.set(keyOf(on), { key: keyOf(on), text, on });
  return [...byKey.values()];
}

export const monthKey = keyOf;

/** Whether some months are passed over, because they have no such day. */
export const skipsMonths = (rule: Recurrence): boolean =>
  rule.frequency === 'MONTHLY' &&
  typeof rule.on === 'object' &&
  'day' in rule.on &&
  rule.on.day > 28;

/** By when the next three of a series are, when each is done on its day. */
export function nextThree(code: string, due_on: string | null): string[] {
  if (readRecurrence(code) === null || due_on === null) return [];
  const days: string[] = [];
  let on = due_on;
  for (let number = 1; number <= 3; number += 1) {
    const todo = {
      repeat_rule: code,
      repeat_from: 'due',
      series_number: number,
      series_on: on,
    } as const;
    const next = nextTodoOn(todo, on);
    if (next === null) break;
    days.push(next);
    on = next;
  }
  return days;
}
