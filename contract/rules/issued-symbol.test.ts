import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCheckDigits, issuedSymbol, meantSymbol } from './issued-symbol.ts';

const numbers = fc.integer({ min: 0, max: 89_999_999 });
const places = fc.integer({ min: 0, max: 9 });

const replaced = (symbol: string, at: number, digit: string) =>
  `${symbol.slice(0, at)}${digit}${symbol.slice(at + 1)}`;

/** The symbol with each of its digits wrong in every way, and with each two of them swapped. */
function everySlip(symbol: string): string[] {
  const digits = Array.from(symbol);
  const wrong = digits.flatMap((own, at) =>
    Array.from('0123456789')
      .filter((digit) => digit !== own)
      .map((digit) => replaced(symbol, at, digit)),
  );
  const swapped = digits.flatMap((one, at) =>
    digits.flatMap((other, to) =>
      to <= at || one === other ? [] : [replaced(replaced(symbol, at, other), to, one)],
    ),
  );
  return [...wrong, ...swapped];
}

describe('a symbol that the portal issues', () => {
  test('is ten digits and leaves one when divided by 97', () => {
    // By hand: 1000000000 = 97 · 10309278 + 34, and 98 − 34 = 64.
    expect(issuedSymbol(0)).toBe('1000000064');
    // 10000000 + 32452843; 4245284300 = 97 · 43765817 + 51, and 98 − 51 = 47.
    expect(issuedSymbol(1)).toBe('4245284347');
    expect(hasCheckDigits('4245284347')).toBe(true);
    expect(hasCheckDigits('4245284348')).toBe(false);
  });

  test('of two numbers is never the same', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        fc.pre(one !== other);
        expect(issuedSymbol(one)).not.toBe(issuedSymbol(other));
      }),
    );
  });

  test('with any one digit wrong, or any two swapped, is noticed, and names the right one', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const symbol = issuedSymbol(number);
        const slips = everySlip(symbol);
        // Ninety wrong digits; of forty-five pairs those that differ.
        expect(slips.length).toBeGreaterThan(90);
        expect(slips.filter(hasCheckDigits)).toEqual([]);
        const named = slips.map((slip) => meantSymbol(slip, (one) => one === symbol)?.symbol);
        expect(new Set(named)).toEqual(new Set([symbol]));
      }),
    );
  });
});

describe('a wrong symbol', () => {
  const issued = ['1000000064', '4245284347', issuedSymbol(2)];
  const isIssued = (symbol: string) => issued.includes(symbol);

  test('names the one that was meant, and how it was spoiled', () => {
    expect(meantSymbol('4245284374', isIssued)).toEqual({ symbol: '4245284347', slip: 'swap' });
    expect(meantSymbol('4245294347', isIssued)).toEqual({ symbol: '4245284347', slip: 'digit' });
    // 0 for the first digit: the bank has left it out, and the zeros behind it.
    expect(meantSymbol('64', isIssued)).toEqual({ symbol: '1000000064', slip: 'digit' });
  });

  test('names nobody when two fit, when it is right, and when none is near', () => {
    // 1000000064 and 1000000161 both leave 1, and differ from 1000000061 in one digit and in another.
    const both = ['1000000064', '1000000161'];
    expect(both.every(hasCheckDigits)).toBe(true);
    expect(meantSymbol('1000000061', (symbol) => both.includes(symbol))).toBeUndefined();
    expect(meantSymbol('1000000061', isIssued)?.symbol).toBe('1000000064');
    expect(meantSymbol('4245284347', isIssued)).toBeUndefined();
    expect(meantSymbol('5550001234', isIssued)).toBeUndefined();
    expect(meantSymbol('', isIssued)).toBeUndefined();
  });

  test('of one slip always names the right one when no other is issued', () => {
    fc.assert(
      fc.property(numbers, places, fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const symbol = issuedSymbol(number);
        const wrong = `${symbol.slice(0, at)}${(Number(symbol[at]) + by) % 10}${symbol.slice(at + 1)}`;
        expect(meantSymbol(wrong, (one) => one === symbol)?.symbol).toBe(symbol);
      }),
    );
  });
});
