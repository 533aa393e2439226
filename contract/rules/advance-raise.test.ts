import { describe, expect, test } from 'vitest';
import { earliestRaise, presumedDelivery } from './advance-raise.ts';

describe('a raised advance may be demanded', () => {
  test('from the first day of the month after the notice was delivered (67/2013 Sb., § 4 odst. 3)', () => {
    expect(earliestRaise('2026-03-31')).toBe('2026-04-01');
    expect(earliestRaise('2026-04-01')).toBe('2026-05-01');
    expect(earliestRaise('2026-12-15')).toBe('2027-01-01');
  });

  test('of a letter without a proof, which is delivered on the third working day (§ 573)', () => {
    // Posted on a Monday; Good Friday of 2026 is 3 April.
    expect(presumedDelivery('2026-03-30')).toBe('2026-04-02');
    expect(earliestRaise(presumedDelivery('2026-03-30'))).toBe('2026-05-01');
    expect(presumedDelivery('2026-04-01')).toBe('2026-04-08');
  });
});
