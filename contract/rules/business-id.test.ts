import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessIdCheckDigit, businessIdRule, optionalBusinessIdRule } from './business-id.ts';

const MALFORMED = 'zadejte platné identifikační číslo';
const WRONG = 'IČO je neplatné!';

/** Published numbers by the remainder of their weighted sum. */
const validByRemainder: Record<number, string> = {
  0: '00177041 01377281 49240901 25110161 25596641 25123891 28319061 00064581',
  1: '00001350 25672720 26185610 27082440 26713250 49812670',
  2: '28195329 45274649 61682039',
  3: '27074358 27445798',
  4: '00006947 25063677 02491427 06303927',
  5: '45272956 45357366 60193336 70994226 62413686',
  6: '24704415 26168685 26435675',
  7: '45317054 02445344 00007064',
  8: '47114983 02059533 44932553',
  9: '00514152 45244782 26005492 04856562',
  10: '00841811 17686091 25528351 26577321 48039101',
};

describe('a business ID', () => {
  test.each(Object.entries(validByRemainder))(
    'with remainder %s is valid',
    (_remainder, numbers) => {
      expect(numbers.split(' ').filter((number) => businessIdRule(number) !== null)).toEqual([]);
    },
  );

  test.each([
    ['12345678', 9],
    ['00000000', 1],
    ['11111111', 9],
    ['87654321', 6],
    ['98765432', 4],
    ['25123890', 1],
    ['27082441', 0],
    ['00177042', 1],
    ['00123562', 1],
  ])('%s fails its checksum, the digit should be %i', (number, expected) => {
    expect(businessIdRule(number)).toBe(WRONG);
    expect(businessIdCheckDigit(number.slice(0, 7))).toBe(expected);
  });

  test.each([
    '',
    undefined,
    null,
    '0017704',
    '2616868A',
    '123',
    '270824400',
    ' 27082440',
    'CZ27082440',
    {},
  ])('is not %j', (value) => {
    expect(businessIdRule(value)).toBe(MALFORMED);
  });

  test('may be left out where it is optional, and is judged the same when given', () => {
    expect(['', null, undefined].map(optionalBusinessIdRule)).toEqual([null, null, null]);
    expect(optionalBusinessIdRule('27082440')).toBeNull();
    expect(optionalBusinessIdRule('27082441')).toBe(WRONG);
    expect(optionalBusinessIdRule('123')).toBe(MALFORMED);
  });

  test('is valid with its check digit and with no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), fc.integer({ min: 0, max: 9 }), (seven, last) => {
        const isRight = last === businessIdCheckDigit(seven);
        expect(businessIdRule(`${seven}${last}`)).toBe(isRight ? null : WRONG);
      }),
    );
  });
});
