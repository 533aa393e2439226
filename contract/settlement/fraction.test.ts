import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, fractionText, roundedTo } from './exact.ts';
import { Fraction } from './fraction.ts';

describe('an exact number', () => {
  test.each([
    ['62.5', '125/2'],
    ['-0.1', '-1/10'],
    ['-0.0', '0'],
    ['007', '7'],
    ['62500/9', '62500/9'],
    ['-6/4', '-3/2'],
    ['999999999999999.123456789', '999999999999999123456789/1000000000'],
  ])('is read of %s as %s', (text, said) => expect(fractionText(exact(text))).toBe(said));

  test.each([
    '',
    'abc',
    '1e999',
    '1,5',
    '1.',
    '.5',
    '1/',
    '1/-2',
    '1/2/3',
    '0x10',
    ' 5',
    '--1',
    '+1',
  ])('is not read of %j', (text) => expect(() => exact(text)).toThrow(RangeError));

  test('is never over nothing', () => {
    expect(() => exact('1/0')).toThrow(RangeError);
    expect(() => exact('1').div(0n)).toThrow(RangeError);
    expect(() => exact('1').div(exact('0'))).toThrow(RangeError);
  });

  test('keeps its lower number above nothing', () => {
    expect(fractionText(exact('1').div(-2n))).toBe('-1/2');
    expect(fractionText(exact('-1').div(exact('-2/3')))).toBe('3/2');
  });

  test.each([
    ['2.5', 0n, '3'],
    ['-2.5', 0n, '-3'],
    ['2.49', 0n, '2'],
    ['12.345', 2n, '247/20'],
    ['-12.344', 2n, '-617/50'],
  ])('%s to %s places is %s', (text, places, said) =>
    expect(fractionText(roundedTo(exact(text), places))).toBe(said),
  );

  test('adds, multiplies and compares as numbers do, and comes back', () => {
    const some = fc
      .tuple(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), fc.bigInt({ min: 1n, max: 5000n }))
      .map(([over, under]) => new Fraction(over, under));
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(a.add(b).sub(b)).toEqual(a);
        expect(a.mul(b.add(c))).toEqual(a.mul(b).add(a.mul(c)));
        expect(b.n === 0n ? a : a.mul(b).div(b)).toEqual(a);
        expect(exact(fractionText(a))).toEqual(a);
        expect(Math.sign(a.compare(b))).toBe(
          Math.sign(a.n * b.d > b.n * a.d ? 1 : a.equals(b) ? 0 : -1),
        );
        expect(a.toNumber()).toBeCloseTo(Number(a.n) / Number(a.d), 12);
      }),
    );
  });
});
