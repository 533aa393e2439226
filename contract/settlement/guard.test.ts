import { describe, expect, test } from 'vitest';
import type { LawRow } from '#contract/rules/law-on.ts';
import { deliverUntil, penaltyPerDay } from './delivery-term.ts';
import { guardOf, guardText, type Waiting } from './guard.ts';

const row = (key: LawRow['key'], holds_from: string, value: number | null): LawRow => ({
  key,
  holds_from,
  value,
  unit: '',
  source: 'zákon',
});
const LAW = [
  row('deliver-months', '2014-01-01', 4),
  row('delay-daily', '2014-01-01', 100),
  row('delay-daily', '2016-01-01', 50),
];
const year = (of: number) => ({ period_from: `${of}-01-01`, period_to: `${of}-12-31` });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const told = (
  waiting: Waiting,
  today: string,
  until = '2026-04-30',
  per_day: number | null = 5000,
) => plain(guardText(guardOf(until, waiting, per_day, today)));

describe('the penalty of a late settlement', () => {
  test('is 550 Kč of one recipient for eleven started days: due on 30 April, on 11 May', () => {
    const until = deliverUntil(LAW, year(2025)) ?? '';
    expect(until).toBe('2026-04-30');
    const guard = guardOf(until, 1, penaltyPerDay(LAW, until), '2026-05-11');
    expect(guard).toMatchObject({ state: 'late', days: -11, penalty: 55_000 });
  });

  test('is by the row of the law of the first late day: of 2014 by 100 Kč, of 2015 by 50', () => {
    expect(penaltyPerDay(LAW, deliverUntil(LAW, year(2014)) ?? '')).toBe(10_000);
    expect(penaltyPerDay(LAW, deliverUntil(LAW, year(2015)) ?? '')).toBe(5000);
    expect(penaltyPerDay(LAW, '2015-12-31')).toBe(5000);
    expect(penaltyPerDay(LAW, '2015-12-30')).toBe(10_000);
  });

  test.each<[string, string]>([
    [
      'po lhůtě 12 dní · pokuta zatím 12 000 Kč (50 Kč × 20 příjemců × 12 dní)',
      told(20, '2026-05-12'),
    ],
    ['po lhůtě 1 den · pokuta zatím 150 Kč (50 Kč × 3 příjemci × 1 den)', told(3, '2026-05-01')],
    ['po lhůtě 2 dny · pokuta každému zatím 100 Kč (50 Kč × 2 dny)', told(null, '2026-05-02')],
    ['po lhůtě 12 dní · výše pokuty není známa', told(20, '2026-05-12', '2026-04-30', null)],
    ['lhůta končí dnes', told(20, '2026-04-30')],
    ['zbývá 5 dní', told(20, '2026-04-25')],
  ])('says %s', (text, said) => expect(said).toBe(text));

  test('is of each late answer by its own days', () => {
    const answers = ['2026-04-30', '2026-05-08', '2026-06-01'];
    expect(guardOf('2026-04-30', answers, 5000, '2026-05-10')).toMatchObject({ penalty: 60_000 });
    expect(told(answers, '2026-05-10')).toBe(
      'po lhůtě 10 dní · pokuta zatím 600 Kč (50 Kč za den a příjemce)',
    );
  });
});

test('a term is near thirty days ahead, the last of them included', () => {
  const state = (today: string) => guardOf('2026-04-30', 1, 5000, today).state;
  expect([
    state('2026-03-30'),
    state('2026-03-31'),
    state('2026-04-30'),
    state('2026-05-01'),
  ]).toEqual(['ahead', 'soon', 'soon', 'late']);
});
