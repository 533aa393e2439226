import { describe, expect, test } from 'vitest';
import { isUnverified, lawOn, lawRowOn, type LawRow } from './law-on.ts';

const row = (holds_from: string | null, value: number | null, source = 'Vyhláška'): LawRow => ({
  key: 'heat-basic-least',
  holds_from,
  value,
  unit: '%',
  source,
});
const rows = [row('2024-01-01', 40), row(null, 41), row('2016-01-01', 30)];

describe('a value of the law', () => {
  test('is that of the newest row which does not begin after the period', () => {
    expect(lawOn(rows, 'heat-basic-least', '2015-12-31')).toBe(41);
    expect(lawOn(rows, 'heat-basic-least', '2016-01-01')).toBe(30);
    expect(lawOn(rows, 'heat-basic-least', '2023-12-31')).toBe(30);
    expect(lawOn(rows, 'heat-basic-least', '2024-01-01')).toBe(40);
    expect(lawRowOn(rows, 'heat-basic-least', '2030-05-01')?.holds_from).toBe('2024-01-01');
  });

  test('is not known where no row holds, of another key, or where the row itself says so', () => {
    expect(lawOn([], 'heat-basic-least', '2024-01-01')).toBeNull();
    expect(lawOn(rows, 'heat-basic-most', '2024-01-01')).toBeNull();
    expect(lawOn([row('2016-01-01', 30)], 'heat-basic-least', '2015-12-31')).toBeNull();
    expect(lawOn([...rows, row('2027-01-01', null)], 'heat-basic-least', '2027-01-01')).toBeNull();
  });

  test('says by its source whether somebody has to look yet', () => {
    expect(isUnverified(row(null, 1, 'k ověření: znění pro rok 2012'))).toBe(true);
    expect(isUnverified(row(null, 1))).toBe(false);
  });
});
