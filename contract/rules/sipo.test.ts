import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysToSipo, nextSipoDate, sipoCheckDigit, sipoRule } from './sipo.ts';

const anyNine = fc.stringMatching(/^\d{9}$/);

describe('a SIPO number', () => {
  test.each(['', undefined, null])('may be left out (%j)', (value) => {
    expect(sipoRule(value)).toBeNull();
  });

  test.each([
    '1234567897',
    '1000000007',
    '9876543213',
    '9000000003',
    '4545454542',
    '6001002009',
    '2468135793',
    '7020103058',
    '8182838488',
    '1111111115',
    '2222222220',
    '5005005005',
    '8001234565',
  ])('%s is valid', (sipo) => {
    expect(sipoRule(sipo)).toBeNull();
  });

  test.each([
    ['1234567893', 7],
    ['1000000003', 7],
    ['9876543217', 3],
    ['9000000007', 3],
    ['4545454548', 2],
    ['6001002001', 9],
    ['2468135797', 3],
    ['7020103052', 8],
    ['8182838482', 8],
    ['1234567890', 7],
    ['0000000001', 0],
  ])('%s has a wrong check digit and the expected one is told', (sipo, expected) => {
    expect(sipoRule(sipo)).toBe(`Chybný kontrolní součet (${expected})`);
  });

  test('of zeros alone is refused, though its check digit is right', () => {
    expect(sipoCheckDigit('000000000')).toBe(0);
    expect(sipoRule('0000000000')).toBe('SIPO nesmí být samé nuly');
  });

  test.each([
    ['123456789', 9],
    ['12345678901', 11],
    [' ', 1],
    [' 1234567897', 11],
    ['abc', 3],
    [{}, 0],
  ])('%j has not ten characters', (value, count) => {
    expect(sipoRule(value)).toBe(`SIPO musí být přesně 10 znaků - zadáno ${count}`);
  });

  test.each(['12345A7897', '123456789 ', '-234567897', '１234567897'])(
    '%j is not all digits',
    (value) => {
      expect(sipoRule(value)).toBe('SIPO smí obsahovat pouze číslice');
    },
  );

  test('is valid with its check digit and with no other', () => {
    fc.assert(
      fc.property(anyNine, fc.integer({ min: 0, max: 9 }), (nine, last) => {
        const isRight = last === sipoCheckDigit(nine);
        expect(sipoRule(`${nine}${last}`) === null).toBe(isRight);
      }),
    );
  });

  test('is refused after any single wrong digit', () => {
    const position = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(anyNine, position, fc.integer({ min: 1, max: 9 }), (nine, index, shift) => {
        const digits = Array.from(`${nine}${sipoCheckDigit(nine)}`, Number);
        const mistyped = digits.map((digit, at) => (at === index ? (digit + shift) % 10 : digit));
        expect(sipoRule(mistyped.join(''))).toMatch(/^Chybný kontrolní součet \(\d\)$/);
      }),
    );
  });

  test('has a check digit only for nine digits', () => {
    expect(() => sipoCheckDigit('12345678')).toThrow(RangeError);
    expect(() => sipoCheckDigit('12345678x')).toThrow(RangeError);
  });
});

describe('the SIPO countdown', () => {
  test.each([
    ['2025-01-20', '2025-01-25', 5],
    ['2025-01-25', '2025-01-25', 0],
    ['2025-01-26', '2025-02-25', 30],
    ['2025-12-26', '2026-01-25', 30],
    ['2024-02-26', '2024-03-25', 28],
    ['2025-02-26', '2025-03-25', 27],
  ])('from %s aims at %s', (today, target, days) => {
    expect(nextSipoDate(today)).toBe(target);
    expect(daysToSipo(today)).toBe(days);
  });

  test.each([
    ['2025-02-10', 31, '2025-02-28'],
    ['2024-02-28', 31, '2024-02-29'],
    ['2025-02-28', 30, '2025-02-28'],
    ['2025-01-31', 31, '2025-01-31'],
    ['2025-01-31', 30, '2025-02-28'],
    ['2025-04-30', 31, '2025-04-30'],
    ['2025-12-02', 1, '2026-01-01'],
    ['2025-12-01', 1, '2025-12-01'],
    ['2025-03-05', 0, '2025-04-01'],
  ])('from %s with the day %i aims at %s', (today, sipoDay, target) => {
    expect(nextSipoDate(today, sipoDay)).toBe(target);
  });

  test('never aims back, nor further than a month', () => {
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 31 }), (date, sipoDay) => {
        const today = date.toISOString().slice(0, 10);
        expect(nextSipoDate(today, sipoDay) >= today).toBe(true);
        expect(daysToSipo(today, sipoDay)).toBeLessThanOrEqual(30);
      }),
    );
  });

  test('refuses what is not an ISO date', () => {
    expect(() => nextSipoDate('2025-02-30')).toThrow(RangeError);
  });
});
