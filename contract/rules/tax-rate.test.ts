import { describe, expect, test } from 'vitest';
import { TAX_RATES, taxRateRule } from './tax-rate.ts';

describe('a tax rate', () => {
  test('is one of 0, 10, 12, 15 and 21', () => {
    expect(TAX_RATES).toEqual([0, 10, 12, 15, 21]);
    expect(TAX_RATES.map(taxRateRule)).toEqual([null, null, null, null, null]);
  });

  test.each([undefined, null, ''])('must be defined, not %j', (value) => {
    expect(taxRateRule(value)).toBe('Hodnota musí být definována');
  });

  test.each(['21', 'abc', Number.NaN, true, {}, [21]])('must be a number, not %j', (value) => {
    expect(taxRateRule(value)).toBe('Hodnota musí být číselného typu');
  });

  test.each([5, 14, 20, -21, 21.5, Infinity])('must be an allowed one, not %d', (value) => {
    expect(taxRateRule(value)).toBe('Sazba daně není platná');
  });
});
