import { describe, expect, test } from 'vitest';
import { lateInterest, type KnownRates } from './late-interest.ts';

const rate = (valid_from: string, percent: number) => ({ valid_from, rate: percent });
// Rates as the central bank published them, in no order.
const rates: KnownRates = {
  discount: [
    rate('2003-08-01', 1),
    rate('2004-06-25', 1.25),
    rate('2004-08-27', 1.5),
    rate('2005-01-28', 1.25),
  ],
  repo: [
    rate('2025-02-07', 3.75),
    rate('2004-08-27', 2.5),
    rate('2005-01-28', 2.25),
    rate('2005-04-29', 1.75),
    rate('2005-10-31', 2),
    rate('2006-07-28', 2.25),
    rate('2006-09-29', 2.5),
    rate('2009-12-17', 1),
    rate('2010-05-07', 0.75),
    rate('2012-06-29', 0.5),
    rate('2012-11-02', 0.05),
    rate('2022-06-23', 7),
    rate('2023-12-22', 6.75),
    rate('2024-06-28', 4.75),
    rate('2024-11-08', 4),
  ],
};

/** Hellers of interest on a debt in crowns, with the first and the last day of the delay. */
function interestOf(crowns: number, from: string, until: string) {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const due_day = new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);
  const found = lateInterest({ principal: crowns * 100, due_day, until }, rates);
  if (found === null) throw new Error('No rate is known.');
  return found;
}

describe('statutory interest', () => {
  test.each([
    [10_000, '2025-02-01', '2025-06-30', 150, 49_315],
    [10_000, '2024-08-01', '2025-01-31', 184, 64_128],
    [25_000, '2023-09-16', '2023-12-31', 107, 109_932],
  ])('on %i Kč from %s to %s, %i days, is %i hellers', (crowns, from, until, days, interest) => {
    expect(interestOf(crowns, from, until)).toMatchObject({
      regime: '2014',
      days,
      interest,
      delay_fee: null,
    });
  });

  test('tells its parts by rate and by the length of the year', () => {
    const { parts } = interestOf(10_000, '2024-08-01', '2025-01-31');
    expect(parts).toEqual([
      {
        from: '2024-08-01',
        to: '2024-12-31',
        principal: 1_000_000,
        days: 153,
        year_days: 366,
        rate_day: '2024-07-01',
        base_rate: 4.75,
        rate: 12.75,
        interest: 53_299,
      },
      {
        from: '2025-01-01',
        to: '2025-01-31',
        principal: 1_000_000,
        days: 31,
        year_days: 365,
        rate_day: '2024-07-01',
        base_rate: 4.75,
        rate: 12.75,
        interest: 10_829,
      },
    ]);
  });

  test('is one part over years of the same length', () => {
    const { parts } = interestOf(10_000, '2025-03-01', '2027-02-28');
    expect(parts.map(({ from, to, days }) => [from, to, days])).toEqual([
      ['2025-03-01', '2027-02-28', 730],
    ]);
  });

  test.each([
    ['2005-04-27', '1994', 'discount twice, of the first day of delay', 2.5],
    ['2005-04-28', '2005', 'repo of the first day of the half-year and 7', 9.5],
    ['2010-06-30', '2005', 'the same on its last day', 8],
    ['2010-07-01', '2010', 'repo of the day before the half-year and 7', 7.75],
    ['2013-06-30', '2010', 'the same on its last day', 7.05],
    ['2013-07-01', '2013', 'repo of the day before the half-year and 8', 8.05],
    ['2013-12-31', '2013', 'the same on its last day', 8.05],
    ['2014-01-01', '2014', 'repo of the first day of the half-year and 8', 8.05],
  ])('of a delay since %s follows the regime of %s: %s', (from, regime, _title, percent) => {
    const found = interestOf(1000, from, from);
    expect([found.regime, found.parts.map((part) => part.rate)]).toEqual([regime, [percent]]);
  });

  test('looks at 30 June 2012, not at the change of the day before the half-year’s start', () => {
    expect(interestOf(1000, '2012-07-05', '2012-07-05').parts).toMatchObject([
      { rate_day: '2012-06-30', base_rate: 0.5 },
    ]);
  });

  test('floats with the half-years only where the delay began from 28 April 2005 to June 2010', () => {
    expect(interestOf(1000, '2005-05-01', '2007-01-01').parts).toMatchObject([
      { from: '2005-05-01', to: '2005-06-30', rate_day: '2005-01-01', rate: 9.5 },
      { from: '2005-07-01', to: '2005-12-31', rate_day: '2005-07-01', rate: 8.75 },
      { from: '2006-01-01', to: '2006-06-30', rate_day: '2006-01-01', rate: 9 },
      { from: '2006-07-01', to: '2006-12-31', rate_day: '2006-07-01', rate: 9 },
      { from: '2007-01-01', to: '2007-01-01', rate_day: '2007-01-01', rate: 9.5 },
    ]);
  });

  test('goes by the length of the years from 1 January of a leap year to its end', () => {
    const { parts } = interestOf(10_000, '2023-12-31', '2025-01-01');
    expect(parts.map(({ from, to, year_days }) => [from, to, year_days])).toEqual([
      ['2023-12-31', '2023-12-31', 365],
      ['2024-01-01', '2024-12-31', 366],
      ['2025-01-01', '2025-01-01', 365],
    ]);
  });

  test('takes a rate from the very day on which it begins', () => {
    const [newer, older] = [rate('2025-01-01', 3), rate('2024-07-01', 5)];
    const found = (repo: KnownRates['repo']) =>
      lateInterest(
        { principal: 100, due_day: '2025-01-09', until: '2025-01-10' },
        { ...rates, repo },
      );
    expect(found([newer, older])?.parts[0]?.base_rate).toBe(3);
    expect(found([older, newer])?.parts[0]?.base_rate).toBe(3);
    expect(found([older])?.parts[0]?.base_rate).toBe(5);
  });

  test('is nothing on a debt paid before it was due', () => {
    const early = { principal: 100_000, due_day: '2012-03-01', until: '2012-02-01' };
    expect(lateInterest(early, rates)).toMatchObject({ days: 0, interest: 0, delay_fee: 0 });
    const inTime = { ...early, until: '2012-03-01' };
    expect(lateInterest(inTime, rates)).toMatchObject({ days: 0, interest: 0, delay_fee: 0 });
  });

  test('is nothing on a debt paid in time', () => {
    const paid = lateInterest(
      { principal: 100_000, due_day: '2025-03-01', until: '2025-03-01' },
      rates,
    );
    expect(paid).toMatchObject({ days: 0, interest: 0, parts: [] });
  });

  test('is not told where the rate of a needed day is not known', () => {
    const old = { principal: 100, due_day: '1999-01-01', until: '1999-02-01' };
    expect(lateInterest(old, rates)).toBeNull();
  });

  test('of the largest debts is exact to the heller', () => {
    // 9 999 999 999.99 Kč × 12.75 % × 184 days: 153/366 and 31/365.
    const found = interestOf(9_999_999_999.99, '2024-08-01', '2025-01-31');
    expect(found.interest).toBe(64_127_947_451);
  });
});

describe('the delay fee for rent', () => {
  test('is 0.25 % of the debt a day', () => {
    expect(interestOf(10_000, '2013-02-01', '2013-02-10').delay_fee).toBe(25_000);
  });

  test.each([
    ['2013-02-01', '2013-02-01', 2500],
    ['2013-02-01', '2013-02-28', 2500],
    ['2013-02-01', '2013-03-01', 5000],
    ['2013-01-31', '2013-03-01', 5000],
    ['2013-01-15', '2014-01-14', 30_000],
  ])('is at least 25 Kč for each month begun, from %s to %s', (from, until, fee) => {
    expect(interestOf(10, from, until).delay_fee).toBe(fee);
  });
});
