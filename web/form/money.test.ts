import { describe, expect, it } from 'vitest';
import { costFields } from '#contract/pasports/costs.ts';
import { crownsOf, hellersOf } from './money.ts';

describe('an amount typed in crowns', () => {
  it('is held in whole hellers', () => {
    expect(hellersOf(1234.56)).toBe(123_456);
    expect(hellersOf(0.29)).toBe(29);
    expect(hellersOf(1.1)).toBe(110);
    expect(crownsOf(123_456)).toBe(1234.56);
  });

  it('is refused by the rule when it has a part of a heller', () => {
    const monthly_advance = costFields.monthly_advance.value.write;
    expect(monthly_advance.safeParse(hellersOf(1.5)).success).toBe(true);
    expect(monthly_advance.safeParse(hellersOf(1.505)).success).toBe(false);
  });

  it('stays as it was typed while it is no number', () => {
    expect(hellersOf('tisíc')).toBe('tisíc');
    expect(hellersOf(null)).toBeNull();
    expect(crownsOf('tisíc')).toBe('tisíc');
  });
});
