import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalsSentence,
  hasDecimals,
  leastSentence,
  mostSentence,
  NOT_A_NUMBER,
  parseCzechNumber,
} from './number.ts';

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

test('what is no number is told so', () => {
  expect(NOT_A_NUMBER).toBe('Zadejte číselnou hodnotu');
});

describe('a limit', () => {
  test.each([0, 0.001, 1])('from below of %d asks for a positive value', (least) => {
    expect(leastSentence(least)).toBe('Zadejte kladnou hodnotu');
  });

  test.each([
    [-0.5, 'Zadejte nejméně \u22120,5'],
    [-40, 'Zadejte nejméně \u221240'],
    [2, 'Zadejte nejméně 2'],
    [1950, 'Zadejte nejméně 1950'],
    [10_000, 'Zadejte nejméně 10\u00A0000'],
  ])('from below of %d is told', (least, sentence) => {
    expect(leastSentence(least)).toBe(sentence);
  });

  test('from above is told in the Czech manner', () => {
    expect(mostSentence(0)).toBe('Maximum 0');
    expect(mostSentence(12345.5)).toBe('Maximum 12\u00A0345,5');
  });
});

describe('decimal places', () => {
  test.each([
    [1.25, 2, true],
    [1.255, 2, false],
    [0.1 + 0.2, 1, true],
    [0.7105, 4, true],
    [7, 1, true],
  ])('of %d: %d are enough is %s', (value, places, enough) => {
    expect(hasDecimals(value, places)).toBe(enough);
  });

  test('are asked for in words', () => {
    expect(([1, 2, 3, 4] as const).map(decimalsSentence)).toEqual([
      'Zadejte nejvýše jedno desetinné místo',
      'Zadejte nejvýše dvě desetinná místa',
      'Zadejte nejvýše tři desetinná místa',
      'Zadejte nejvýše čtyři desetinná místa',
    ]);
  });
});
