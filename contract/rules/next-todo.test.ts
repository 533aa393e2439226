import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { nextTodoOn, type RepeatedTodo } from './next-todo.ts';

const weekly: RepeatedTodo = {
  repeat_rule: 'FREQ=WEEKLY;BYDAY=MO',
  repeat_from: 'due',
  series_number: 1,
  series_on: '2026-03-02',
};

test.each([
  ['on its day', '2026-03-02', '2026-03-09'],
  ['before its day', '2026-02-20', '2026-03-09'],
  ['late, on a day of the rule', '2026-03-16', '2026-03-16'],
  ['late, between days of the rule', '2026-03-17', '2026-03-23'],
])('one done %s is followed by the first day that has not gone by', (_when, done, next) =>
  expect(nextTodoOn(weekly, done)).toBe(next),
);

test('the day of the rule is kept when the term was moved', () =>
  // Its term may have been moved to the 13th; the rule still stands for the 15th.
  expect(
    nextTodoOn(
      { ...weekly, repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=15', series_on: '2026-03-15' },
      '2026-03-13',
    ),
  ).toBe('2026-04-15'));

test('one reckoned from the day when it was done comes after that day', () =>
  expect(
    nextTodoOn(
      { ...weekly, repeat_from: 'done', repeat_rule: 'FREQ=DAILY;INTERVAL=10' },
      '2026-03-20',
    ),
  ).toBe('2026-03-30'));

test.each([
  ['the number of times', 'FREQ=DAILY;COUNT=2', 2],
  ['the last day', 'FREQ=DAILY;UNTIL=20260302', 1],
])('none comes after %s', (_what, repeat_rule, series_number) =>
  expect(nextTodoOn({ ...weekly, repeat_rule, series_number }, '2026-03-02')).toBeNull(),
);

test('none comes of one that does not repeat', () =>
  expect(nextTodoOn({ ...weekly, repeat_rule: '' }, '2026-03-02')).toBeNull());

const codes = fc.constantFrom(
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
);
const day = fc.integer({ min: 0, max: 9000 }).map((after) => shiftDays('2010-01-01', after));

test('the next is later than this one, and not before the day when this one was done', () =>
  fc.assert(
    fc.property(codes, day, fc.integer({ min: -60, max: 900 }), (repeat_rule, series_on, late) => {
      const done = shiftDays(series_on, late);
      const of = { ...weekly, repeat_rule, series_on };
      const next = nextTodoOn(of, done);
      expect(next !== null && next > series_on && next >= done).toBe(true);
      const after = nextTodoOn({ ...of, repeat_from: 'done' }, done);
      expect(after !== null && after > done).toBe(true);
    }),
  ));
