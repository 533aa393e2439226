import { formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { weekdayOf } from '#contract/rules/recurrence.ts';
import { mostUrgentFirst } from '#contract/rules/todo-standing.ts';
import type { Todo } from '#contract/todo/todos.ts';

/** The first day of the month of a day. */
export const firstOfMonth = (day: string): string =>
  formatIsoDate({ ...parseIsoDate(day), day: 1 });

/** The first day of the month so many months away. */
export function monthBy(day: string, months: number): string {
  const { year, month } = parseIsoDate(day);
  const at = year * 12 + (month - 1) + months;
  return formatIsoDate({ year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 });
}

/** Whole weeks from Monday that the month of the day is in. */
export function weeksOfMonth(day: string): string[][] {
  const first = firstOfMonth(day);
  const next = monthBy(day, 1);
  const weeks: string[][] = [];
  for (
    let monday = shiftDays(first, -weekdayOf(first));
    monday < next;
    monday = shiftDays(monday, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, at) => shiftDays(monday, at)));
  return weeks;
}

/** Tasks by the days of their terms, each day from the most urgent one; under an empty text those without a term. */
export function todosByDay(todos: readonly Todo[], today: string): ReadonlyMap<string, Todo[]> {
  const byDay = new Map<string, Todo[]>();
  for (const todo of mostUrgentFirst(todos, today)) {
    const day = todo.due_on ?? '';
    byDay.set(day, [...(byDay.get(day) ?? []), todo]);
  }
  return byDay;
}

/** By how many days a key moves a task: left and right by one, up and down by a week. */
export const daysOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
