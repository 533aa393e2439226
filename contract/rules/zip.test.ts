import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatZip, zipDoubt } from './zip.ts';

describe('a zip', () => {
  test.each([
    ['17000', '170 00'],
    ['29404', '294 04'],
    ['170', '170'],
    ['1700', '170 0'],
    ['170 00', '170 00'],
    [' 170\u00A000 ', '170 00'],
    ['', ''],
    [' SW1A 1AA ', 'SW1A 1AA'],
    ['00-950', '00-950'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatZip(typed)).toBe(shown);
  });

  test('formatted twice is the same as formatted once', () => {
    const zip = fc.oneof(fc.stringMatching(/^[\d ]{0,12}$/), fc.string());
    fc.assert(
      fc.property(zip, (text) => {
        expect(formatZip(formatZip(text))).toBe(formatZip(text));
      }),
    );
  });

  test('keeps all its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
        expect(formatZip(digits).replace(' ', '')).toBe(digits);
      }),
    );
  });

  test('may be one of another country, which is told', () => {
    expect(['', null, undefined, '170 00', '17000', ' 170 00 '].filter(zipDoubt)).toEqual([]);
    for (const zip of ['SW1A 1AA', '1234567890', '1700'])
      expect(zipDoubt(zip)).toBe('Nevypadá jako české PSČ: má pět číslic');
  });
});
