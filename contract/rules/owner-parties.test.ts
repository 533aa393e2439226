import { describe, expect, test } from 'vitest';
import { ownedTogether } from './owner-parties.ts';
import { shareText, shareTogether } from './shares.ts';

const owner = (share_numerator: number, share_denominator: number, is_joint = false) => ({
  share_numerator,
  share_denominator,
  is_joint,
});
const together = (...owners: ReturnType<typeof owner>[]) => shareText(ownedTogether(owners));

describe('what owners have together', () => {
  test('shares of co-owners are added', () => {
    expect(together(owner(1, 2), owner(1, 3), owner(1, 6))).toBe('1/1');
    expect(together(owner(1, 2), owner(1, 3))).toBe('5/6');
    expect(together()).toBe('0/1');
  });

  test('spouses in joint property have one whole, whether each is recorded with it or with half of it', () => {
    expect(together(owner(1, 1, true), owner(1, 1, true))).toBe('1/1');
    expect(together(owner(1, 2, true), owner(1, 2, true))).toBe('1/1');
    expect(together(owner(1, 1, true))).toBe('1/1');
  });

  test('spouses who own half beside another owner have it once', () => {
    expect(together(owner(1, 2, true), owner(1, 2, true), owner(1, 2))).toBe('1/1');
    expect(together(owner(1, 2, true), owner(2, 4, true), owner(1, 2))).toBe('1/1');
    expect(together(owner(1, 4, true), owner(1, 4, true), owner(1, 2))).toBe('1/1');
  });

  test('a couple whose both records tell the whole is not more than the whole', () => {
    const couple = [owner(1, 1, true), owner(1, 1, true)];
    expect(shareTogether(couple, ownedTogether)).toEqual({
      share_numerator: 1,
      share_denominator: 1,
    });
  });

  test('two couples have a half each', () => {
    const half = owner(1, 2, true);
    expect(together(half, half, half, half)).toBe('1/1');
  });

  test('owners without joint property stay over the whole, and so do spouses who do not pair', () => {
    expect(together(owner(1, 1), owner(1, 1))).toBe('2/1');
    expect(together(owner(1, 1, true), owner(1, 2, true))).toBe('3/2');
    expect(together(owner(1, 1, true), owner(1, 1, true), owner(1, 1, true))).toBe('3/1');
    expect(together(owner(1, 1, true), owner(1, 1, true), owner(1, 2))).toBe('3/2');
  });
});
