import { shiftDays } from '#contract/czech/iso-date.ts';
import { daysAfter, readRecurrence, type Recurrence } from './recurrence.ts';

/** From what day the next one of a series is reckoned: from the term by the rule, or from the day when this one was done. */
export type RepeatFrom = 'due' | 'done';

/** A task of a series. */
export interface RepeatedTodo {
  /** Empty of one that does not come again. */
  readonly repeat_rule: string;
  readonly repeat_from: RepeatFrom;
  /** Which one of the series it is, the first one 1. */
  readonly series_number: number | null;
  /** The day of the rule that it stands for; its own term may have been moved since. */
  readonly series_on: string | null;
}

/** Whether a series has as many as its rule says. */
const isWhole = ({ end }: Recurrence, number: number) =>
  end !== null && 'count' in end && number >= end.count;

/**
 * By when the next one of the series is, once this one is done on the day; null where none comes any more. Days that
 * have gone by in the meantime are passed over, none is made for them.
 */
export function nextTodoOn(todo: RepeatedTodo, doneOn: string): string | null {
  const { series_on, series_number, repeat_from } = todo;
  const rule = readRecurrence(todo.repeat_rule);
  if (rule === null || series_on === null || series_number === null) return null;
  if (isWhole(rule, series_number)) return null;
  const nextOf = (from: string, after: string) => daysAfter(rule, { from, after, most: 1 })[0];
  if (repeat_from === 'done') return nextOf(doneOn, doneOn) ?? null;
  const after = shiftDays(doneOn, -1);
  return nextOf(series_on, after > series_on ? after : series_on) ?? null;
}
