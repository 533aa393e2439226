import { describe, expect, test } from 'vitest';
import { faultOf } from '#tests/faults.ts';
import { decimalNumber, optionalEmail, wholeNumber } from './fields.ts';

describe('a whole number', () => {
  const persons = wholeNumber(0, 1000);

  test.each([0, 1, 1000])('may be %d', (value) => {
    expect(faultOf(persons, value)).toBeUndefined();
  });

  test.each([
    ['25', 'Zadejte číselnou hodnotu'],
    [null, 'Toto pole je povinné'],
    [1.5, 'Zadejte celé číslo'],
    [2 ** 53, 'Maximum 1000'],
    [-1, 'Zadejte kladnou hodnotu'],
    [1001, 'Maximum 1000'],
  ])('is not %j', (value, sentence) => {
    expect(faultOf(persons, value)).toBe(sentence);
  });
});

describe('a number with decimals', () => {
  const degrees = decimalNumber(-40, 20, 1);

  test.each([-40, 0, 1.5, 20])('may be %d', (value) => {
    expect(faultOf(degrees, value)).toBeUndefined();
  });

  test.each([
    ['1,5', 'Zadejte číselnou hodnotu'],
    [Number.NaN, 'Zadejte číselnou hodnotu'],
    [-40.1, 'Zadejte nejméně \u221240'],
    [20.1, 'Maximum 20'],
    [1.25, 'Zadejte nejvýše jedno desetinné místo'],
  ])('is not %j', (value, sentence) => {
    expect(faultOf(degrees, value)).toBe(sentence);
  });
});

test('an e-mail address may be left out, and must be right when it is there', () => {
  const email = optionalEmail(20);
  expect(['', ' ', 'a@b.cz'].map((value) => faultOf(email, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(faultOf(email, 'novak')).toBe('zadejte platnou emailovou adresu');
  expect(faultOf(email, 'novak@example-domain.cz')).toBe('Zadejte nejvýše 20 znaků');
});
