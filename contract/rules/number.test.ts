import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nonNegativeIntegerRule, numberRule, parseCzechNumber } from './number.ts';

describe('parseCzechNumber', () => {
  test.each([
    ['0', 0],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00A0234\u00A0567,89', 1234567.89],
    ['1\u202F234,5', 1234.5],
    ['24,935', 24.935],
    ['-5,13', -5.13],
    ['\u22125,13', -5.13],
    ['+7', 7],
    [' 64,30 ', 64.3],
    [',5', 0.5],
    ['007', 7],
  ])('reads %j', (text, number) => {
    expect(parseCzechNumber(text)).toBe(number);
  });

  test.each([
    '',
    ' ',
    ',',
    '-',
    'abc',
    '12a',
    '5,',
    '1,2,3',
    '1.234,5',
    '1 23',
    '12 34',
    '1  234',
    '1 2345',
    '- 5',
    '0x10',
    '1e3',
    'Infinity',
    'NaN',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseCzechNumber(text)).toBeNull();
  });

  test('reads back whatever the Czech locale writes', () => {
    const format = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });
    const hellers = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(hellers, (amount) => {
        expect(parseCzechNumber(format.format(amount / 100))).toBeCloseTo(amount / 100, 6);
      }),
    );
  });
});

describe('a number', () => {
  test.each(['', 'abc', undefined, null, Number.NaN, Infinity, {}, true])('is not %j', (value) => {
    expect(numberRule()(value)).toBe('Zadejte číselnou hodnotu');
  });

  test.each([0, -5, 1.5, '12', '1 234,50', '-3'])('may be %j', (value) => {
    expect(numberRule()(value)).toBeNull();
  });

  test('must not be negative where positive is required', () => {
    const rule = numberRule({ positive: true });
    expect(rule(-0.01)).toBe('Zadejte kladnou hodnotu');
    expect(rule('-1')).toBe('Zadejte kladnou hodnotu');
    expect(rule(0)).toBeNull();
    expect(rule('5,5')).toBeNull();
  });

  test('must not exceed the maximum, the limit itself passes', () => {
    const rule = numberRule({ maximum: 100 });
    expect(rule(100.01)).toBe('Maximum 100');
    expect(rule('101')).toBe('Maximum 100');
    expect(rule(100)).toBeNull();
    expect(rule(-1000)).toBeNull();
  });

  test('may have a maximum of zero, and one with decimals in the Czech manner', () => {
    expect(numberRule({ maximum: 0 })(1)).toBe('Maximum 0');
    expect(numberRule({ maximum: 12345.5 })(99999)).toBe('Maximum 12\u00A0345,5');
  });
});

describe('a non-negative integer', () => {
  test.each([0, 1, '25', '1 000'])('may be %j', (value) => {
    expect(nonNegativeIntegerRule(value)).toBeNull();
  });

  test.each([
    ['x', 'Zadejte číselnou hodnotu'],
    [null, 'Zadejte číselnou hodnotu'],
    [-1, 'Zadejte kladnou hodnotu'],
    [1.5, 'Zadejte celé číslo'],
    ['2,5', 'Zadejte celé číslo'],
    [2 ** 53, 'Zadejte celé číslo'],
  ])('is not %j', (value, sentence) => {
    expect(nonNegativeIntegerRule(value)).toBe(sentence);
  });
});
