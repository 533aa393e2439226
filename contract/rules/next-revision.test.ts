import { describe, expect, test } from 'vitest';
import {
  afterInterval,
  intervalOn,
  intervalUnit,
  nextRevision,
  openValidityFault,
} from './next-revision.ts';

const every = (interval_count: number, interval_unit: 'days' | 'months' | 'years') => ({
  interval_count,
  interval_unit,
});

describe('one interval after a day', () => {
  test.each([
    ['2024-01-15', every(1, 'months'), '2024-02-15'],
    ['2024-01-31', every(1, 'months'), '2024-02-29'],
    ['2023-01-31', every(1, 'months'), '2023-02-28'],
    ['2024-08-31', every(6, 'months'), '2025-02-28'],
    ['2024-03-31', every(3, 'months'), '2024-06-30'],
    ['2024-11-30', every(3, 'months'), '2025-02-28'],
    ['2024-12-01', every(12, 'months'), '2025-12-01'],
    ['2024-02-29', every(1, 'years'), '2025-02-28'],
    ['2024-02-29', every(4, 'years'), '2028-02-29'],
    ['2022-07-01', every(5, 'years'), '2027-07-01'],
    ['2024-12-20', every(14, 'days'), '2025-01-03'],
    ['2024-12-31', every(2, 'months'), '2025-02-28'],
    ['2199-06-30', every(1000, 'years'), '3199-06-30'],
  ])('%s and %j is %s', (day, interval, expected) =>
    expect(afterInterval(day, interval)).toBe(expected),
  );
});

describe('the next revision', () => {
  const active_from = '2020-05-31';
  const interval = every(3, 'years');
  test.each([
    ['before the first report runs from the beginning', null, interval, '2023-05-31'],
    [
      'runs from the newest report',
      { done_on: '2024-02-10', next_on: null },
      interval,
      '2027-02-10',
    ],
    [
      'is what the report says, sooner',
      { done_on: '2024-02-10', next_on: '2025-02-10' },
      interval,
      '2025-02-10',
    ],
    [
      'is what the report says, later',
      { done_on: '2024-02-10', next_on: '2029-02-10' },
      interval,
      '2029-02-10',
    ],
    [
      'is what the report says also where no interval holds',
      { done_on: '2024-02-10', next_on: '2025-02-10' },
      null,
      '2025-02-10',
    ],
    ['has no day where nothing tells it', { done_on: '2024-02-10', next_on: null }, null, null],
  ])('%s', (_name, last, holding, expected) =>
    expect(nextRevision({ active_from, last, interval: holding })).toBe(expected),
  );

  test.each([
    [null, null, true],
    ['2024-01-01', null, true],
    ['2024-06-15', '2024-06-15', true],
    ['2024-06-16', null, false],
    [null, '2024-06-14', false],
  ])('is reckoned by an interval that holds from %s to %s: %s', (valid_from, valid_to, holds) => {
    const kind = { ...interval, valid_from, valid_to };
    expect(intervalOn(kind, '2024-06-15')).toBe(holds ? kind : null);
  });
});

test('the days between which an interval holds may be open, and end not before they begin', () => {
  const fault = (valid_from: string | null, valid_to: string | null) =>
    openValidityFault({ valid_from, valid_to });
  expect(fault('2024-01-02', '2024-01-01')).toContain('Konec platnosti');
  expect([fault('2024-01-01', '2024-01-01'), fault(null, '2024-01-01')]).toEqual([null, null]);
});

test('an interval is told in days, months or years', () => {
  expect(intervalUnit.options).toEqual(['days', 'months', 'years']);
});
