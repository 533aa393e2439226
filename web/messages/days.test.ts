import { expect, test } from 'vitest';
import { byDay, dayTitle } from './days.ts';

test('messages are parted by days of Prague, the newest first', () => {
  const at = (time: string) => ({ time });
  // Before midnight in UTC it is after it in Prague: in winter by one hour, in summer by two.
  const days = byDay([
    at('2026-11-22T08:00:00.000Z'),
    at('2026-11-22T23:30:00.000Z'),
    at('2026-07-01T21:59:00.000Z'),
    at('2026-07-01T22:00:00.000Z'),
    at('2026-11-23T07:00:00.000Z'),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-22', 1],
    ['2026-07-02', 1],
    ['2026-07-01', 1],
  ]);
  expect(days[0]?.rows[0]?.time).toBe('2026-11-23T07:00:00.000Z');
});

test.each([
  ['2027-01-01', 'Dnes'],
  ['2026-12-31', 'Včera'],
  ['2026-12-30', '30.\u00a012.\u00a02026'],
])('the day %s is called %s', (day, title) => expect(dayTitle(day, '2027-01-01')).toBe(title));
