import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { recurrenceText } from './recurrence-text.ts';
import {
  daysAfter,
  readRecurrence,
  recurrenceCode,
  recurrenceRule,
  WEEKDAYS,
  type MonthDay,
  type Recurrence,
} from './recurrence.ts';

const ruleOf = (code: string): Recurrence => {
  const rule = readRecurrence(code);
  if (rule === null) throw new Error(`${code} is not read.`);
  return rule;
};
/** Days of the rule from a day on, it included where it is one of them. */
const days = (code: string, from: string, most: number) =>
  daysAfter(ruleOf(code), { from, after: shiftDays(from, -1), most });

// Vectors of RFC 5545 as two libraries count them alike.
test.each([
  [
    '2025-01-31',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    ['2025-01-31', '2025-03-31', '2025-05-31', '2025-07-31'],
  ],
  [
    '2025-01-31',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'],
  ],
  [
    '2025-01-31',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-30'],
  ],
  ['2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', ['2024-02-29', '2028-02-29', '2032-02-29']],
  ['2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', ['2024-02-29', '2025-02-28', '2026-02-28']],
  // Weeks go on over both changes of the hour: 2025-03-30 and 2025-10-26.
  ['2025-03-24', 'FREQ=WEEKLY;BYDAY=MO', ['2025-03-24', '2025-03-31', '2025-04-07']],
  ['2025-10-20', 'FREQ=WEEKLY;BYDAY=MO', ['2025-10-20', '2025-10-27', '2025-11-03']],
  ['2025-10-25', 'FREQ=DAILY', ['2025-10-25', '2025-10-26', '2025-10-27']],
  ['2026-01-05', 'FREQ=MONTHLY;BYDAY=2TU', ['2026-01-13', '2026-02-10', '2026-03-10']],
  ['2026-01-05', 'FREQ=MONTHLY;BYDAY=-1FR', ['2026-01-30', '2026-02-27', '2026-03-27']],
])('from %s by %s come %j', (from, code, expected) =>
  expect(days(code, from, expected.length)).toEqual(expected),
);

test('every second week keeps to its weeks', () =>
  expect(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-01-08', 4)).toEqual([
    '2026-01-08',
    '2026-01-19',
    '2026-01-22',
    '2026-02-02',
  ]));

test('nothing comes after the last day', () =>
  expect(days('FREQ=DAILY;UNTIL=20260103', '2026-01-01', 10)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
  ]));

test('a day that no month has never comes, and the search for it ends', () =>
  expect(days('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2026-02-01', 1)).toEqual([]));

const weekday = fc.constantFrom(...WEEKDAYS);
const monthDay: fc.Arbitrary<MonthDay> = fc.oneof(
  fc.record({ day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)) }),
  fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday }),
  fc.constant('last-workday' as const),
);
const interval = fc.integer({ min: 1, max: 5 });
const end = fc.constant(null);
const rules: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ frequency: fc.constant('DAILY' as const), interval, end }),
  fc.record({
    frequency: fc.constant('WEEKLY' as const),
    interval,
    end,
    days: fc.uniqueArray(weekday, { minLength: 1 }),
  }),
  fc.record({ frequency: fc.constant('MONTHLY' as const), interval, end, on: monthDay }),
  fc.record({
    frequency: fc.constant('YEARLY' as const),
    interval,
    end,
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
);
const someDay = fc.integer({ min: 0, max: 12_000 }).map((after) => shiftDays('2000-01-01', after));

/** The same days as an independent library counts them, in the zone in which clocks are changed. */
function witness(code: string, from: string, most: number): string[] {
  const start = `DTSTART;TZID=Europe/Prague:${from.replaceAll('-', '')}T090000`;
  const rule = new RRuleTemporal({ rruleString: `${start}\nRRULE:${code}`, includeDtstart: false });
  return rule.all((_day, at) => at < most).map((day) => day.toPlainDate().toString());
}

test('days of any rule are those of an independent library, and go forward', () =>
  fc.assert(
    fc.property(rules, someDay, (rule, from) => {
      const code = recurrenceCode(rule);
      const own = days(code, from, 6);
      expect(own).toEqual(witness(code, from, 6));
      expect(own).toEqual(own.toSorted());
      expect(new Set(own).size).toBe(own.length);
    }),
    { numRuns: 300 },
  ));

test('every rule is read back as it is written', () =>
  fc.assert(
    fc.property(rules, (rule) => {
      const code = recurrenceCode(rule);
      expect(recurrenceCode(ruleOf(code))).toBe(code);
      expect(recurrenceRule(code)).toBeNull();
    }),
  ));

test.each([
  'FREQ=HOURLY',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=1',
  'FREQ=DAILY;INTERVAL=100',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;UNTIL=20260231',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;X=1',
  'every day',
])('%s cannot be said by the form, so it is refused', (code) =>
  expect(recurrenceRule(code)).toBe('Takové opakování nejde nastavit'),
);

describe('a rule in words', () => {
  test.each([
    ['FREQ=DAILY', 'každý den'],
    ['FREQ=DAILY;INTERVAL=3', 'každý 3. den'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20271231',
      'každý 2. týden v pondělí a ve čtvrtek do 31. 12. 2027',
    ],
    ['FREQ=WEEKLY;BYDAY=TU,WE,FR', 'každý týden v úterý, ve středu a v pátek'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', 'každý měsíc 15. den'],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1', 'každý 3. měsíc poslední den'],
    ['FREQ=MONTHLY;BYDAY=2SU', 'každý měsíc druhou neděli'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'každý měsíc poslední pátek'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'každý měsíc poslední den od pondělí do pátku',
    ],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;COUNT=5', 'každý rok 24. 12., celkem 5×'],
  ])('%s is told as %s', (code, text) => expect(recurrenceText(ruleOf(code))).toBe(text));
});
