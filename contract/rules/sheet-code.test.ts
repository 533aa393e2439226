import { describe, expect, test } from 'vitest';
import { CODE_LETTERS, codeFault, plainCode, writtenCode } from './sheet-code.ts';

describe('the code of a sheet', () => {
  test('has no letters or digits that are taken for another', () => {
    expect(Array.from(CODE_LETTERS).filter((letter) => '01OIL'.includes(letter))).toEqual([]);
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  });

  test('is the same however it was copied', () => {
    expect(plainCode(' k7pm–2xqd 94tr\u00a0')).toBe('K7PM2XQD94TR');
    expect(writtenCode('K7PM2XQD94TR')).toBe('K7PM-2XQD-94TR');
  });

  test('is refused with what to look for', () => {
    expect(codeFault('K7PM-2XQD-94TR')).toBeNull();
    expect(codeFault('K7PM-2XQD-94T')).toBe('Kód má 12 znaků, opište ho celý');
    expect(codeFault('K7PM-2XQD-94T0')).toBe(
      'Znak 0 v kódu být nemůže, podívejte se na list znovu',
    );
  });
});
