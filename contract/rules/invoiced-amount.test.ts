import { describe, expect, test } from 'vitest';
import { invoicedDifference } from './invoiced-amount.ts';

const metered = (amount: number, measured = amount) => ({ amount, measured });
const invoiced = (quantity: number, line_quantity: number | null = quantity) => ({
  quantity,
  line_quantity,
});

describe('an invoice against its meter', () => {
  test('is far where it is more per cent above or below than is set, and not on the edge', () => {
    // 520 − 500 = 20 of 500 are 4 %; 525 are 5 %, 525,001 a little more.
    expect(invoicedDifference(invoiced(520), metered(500), 5)).toEqual({
      quantity: 520,
      difference: 20,
      percent: 4,
      isFar: false,
    });
    expect(invoicedDifference(invoiced(525), metered(500), 5)?.isFar).toBe(false);
    expect(invoicedDifference(invoiced(525.001), metered(500), 5)?.isFar).toBe(true);
    expect(invoicedDifference(invoiced(450), metered(500), 5)).toMatchObject({
      difference: -50,
      percent: -10,
      isFar: true,
    });
  });

  test('is not known without readings, nor where too much was divided', () => {
    expect(invoicedDifference(invoiced(500), null, 5)).toBeNull();
    expect(invoicedDifference(invoiced(500), metered(500, 470), 5)).toBeNull();
    expect(invoicedDifference(invoiced(500), metered(500, 475), 5)?.isFar).toBe(false);
  });

  test('of a meter that counted nothing is far, and has no per cent', () => {
    expect(invoicedDifference(invoiced(3), metered(0), 5)).toMatchObject({
      percent: null,
      isFar: true,
    });
    expect(invoicedDifference(invoiced(0), metered(0), 5)?.isFar).toBe(false);
  });

  test('whose lines all say the same is of one quantity or of their sum, whichever is nearer', () => {
    expect(invoicedDifference(invoiced(1000, 500), metered(500), 5)).toMatchObject({
      quantity: 500,
      isFar: false,
    });
    expect(invoicedDifference(invoiced(1000, 500), metered(990), 5)?.quantity).toBe(1000);
  });
});
