import { describe, expect, it } from 'vitest';
import {
  contractEnd,
  isNoticeReckoned,
  lastNoticeFrom,
  noticeBefore,
  noticedPeriod,
  periodEnd,
  periodOn,
  type NoticeTerms,
} from './notice-day.ts';

const terms = (over: Partial<NoticeTerms>): NoticeTerms => ({
  valid_from: null,
  valid_to: null,
  renewal_months: null,
  notice_count: null,
  notice_unit: 'months',
  notice_until: null,
  notice_given_on: null,
  ...over,
});

describe('the last day of notice before an end', () => {
  it.each([
    // Insurance: six weeks before the day on which its period passes (§ 2807).
    ['2026-12-31', 6, 'weeks', '2026-11-19'],
    ['2027-03-31', 6, 'weeks', '2027-02-17'],
    // Over 29 February of a leap year.
    ['2028-03-31', 6, 'weeks', '2028-02-18'],
    ['2026-01-10', 30, 'days', '2025-12-11'],
    ['2026-12-31', 1, 'days', '2026-12-30'],
    ['2026-08-15', 3, 'months', '2026-05-15'],
    // A month without such a day: its last one (§ 605 odst. 2).
    ['2026-12-31', 3, 'months', '2026-09-30'],
    ['2026-05-31', 3, 'months', '2026-02-28'],
    ['2028-05-31', 3, 'months', '2028-02-29'],
    ['2027-02-28', 1, 'months', '2027-01-28'],
    ['2026-01-31', 2, 'months', '2025-11-30'],
    ['2026-03-31', 12, 'months', '2025-03-31'],
  ] as const)('%s, %i %s before: %s', (end, count, unit, day) => {
    expect(noticeBefore(end, count, unit)).toBe(day);
  });
});

describe('periods of a contract that goes on by itself', () => {
  const ends = (over: Partial<NoticeTerms>) => [0, 1, 2, 3].map((at) => periodEnd(terms(over), at));

  it('are counted from the agreed end', () => {
    expect(ends({ valid_to: '2025-12-31', renewal_months: 12 })).toEqual([
      '2025-12-31',
      '2026-12-31',
      '2027-12-31',
      '2028-12-31',
    ]);
    expect(ends({ valid_to: '2025-08-31', renewal_months: 3 })).toEqual([
      '2025-08-31',
      '2025-11-30',
      '2026-02-28',
      '2026-05-31',
    ]);
  });

  it('end on the last of February whether it is leap or not', () => {
    expect(ends({ valid_to: '2026-02-28', renewal_months: 12 })).toEqual([
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
      '2029-02-28',
    ]);
  });

  it('are counted from the beginning where no end is agreed', () => {
    expect(ends({ valid_from: '2024-05-01', renewal_months: 12 })).toEqual([
      '2025-04-30',
      '2026-04-30',
      '2027-04-30',
      '2028-04-30',
    ]);
    // 29 February is only in the leap years; the others end with their February.
    expect(ends({ valid_from: '2024-02-29', renewal_months: 12 })).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-28',
    ]);
    // A short month moves none of those after it.
    expect(ends({ valid_from: '2026-01-31', renewal_months: 1 })).toEqual([
      '2026-02-28',
      '2026-03-30',
      '2026-04-30',
      '2026-05-30',
    ]);
  });

  it('are none of a contract that does not go on, or of which nothing is known', () => {
    expect(periodEnd(terms({ valid_to: '2026-12-31' }), 0)).toBeNull();
    expect(periodEnd(terms({ renewal_months: 12 }), 0)).toBeNull();
  });

  it('hold up to their last day', () => {
    const yearly = terms({ valid_to: '2025-12-31', renewal_months: 12 });
    expect(periodOn(yearly, '2020-01-01')?.ends_on).toBe('2025-12-31');
    expect(periodOn(yearly, '2025-12-31')?.ends_on).toBe('2025-12-31');
    expect(periodOn(yearly, '2026-01-01')?.ends_on).toBe('2026-12-31');
    expect(periodOn(yearly, '2031-06-30')?.ends_on).toBe('2031-12-31');
  });
});

describe('the next last day of notice', () => {
  const insured = terms({
    valid_from: '2024-01-01',
    renewal_months: 12,
    notice_count: 6,
    notice_unit: 'weeks',
  });

  it('is that of the present period up to its own day, then that of the next one', () => {
    expect(lastNoticeFrom(insured, '2026-11-18')).toBe('2026-11-19');
    expect(lastNoticeFrom(insured, '2026-11-19')).toBe('2026-11-19');
    expect(lastNoticeFrom(insured, '2026-11-20')).toBe('2027-11-19');
    expect(noticedPeriod(insured, '2026-11-20')).toEqual({
      ends_on: '2027-12-31',
      notice_until: '2027-11-19',
    });
  });

  it('passes over periods whose notice would have to be given before they began', () => {
    const monthly = terms({ valid_to: '2026-01-31', renewal_months: 1, notice_count: 3 });
    expect(lastNoticeFrom(monthly, '2026-01-15')).toBe('2026-01-30');
    expect(noticedPeriod(monthly, '2026-01-15')?.ends_on).toBe('2026-04-30');
  });

  it('is that written by hand where nothing goes on by itself, while it has not passed', () => {
    const byHand = terms({ valid_to: '2026-12-31', notice_count: 3, notice_until: '2026-09-15' });
    expect(isNoticeReckoned(byHand)).toBe(false);
    expect(lastNoticeFrom(byHand, '2026-09-15')).toBe('2026-09-15');
    expect(lastNoticeFrom(byHand, '2026-09-16')).toBeNull();
    expect(isNoticeReckoned(insured)).toBe(true);
    expect(isNoticeReckoned(terms({ valid_to: '2026-12-31', renewal_months: 12 }))).toBe(false);
  });
});

describe('the end of a contract', () => {
  const yearly = terms({
    valid_to: '2025-12-31',
    renewal_months: 12,
    notice_count: 3,
  });

  it('is that of the present period while nobody gives notice', () => {
    expect(contractEnd(yearly, '2026-03-01')).toBe('2026-12-31');
    expect(contractEnd(terms({ valid_to: '2026-06-30' }), '2027-01-01')).toBe('2026-06-30');
    expect(contractEnd(terms({ valid_from: '2020-01-01' }), '2027-01-01')).toBeNull();
  });

  it('is that of the first period the notice was in time for', () => {
    const noticed = (notice_given_on: string) =>
      contractEnd({ ...yearly, notice_given_on }, '2030-01-01');
    expect(noticed('2026-09-30')).toBe('2026-12-31');
    expect(noticed('2026-10-01')).toBe('2027-12-31');
    expect(noticed('2025-01-15')).toBe('2025-12-31');
  });

  it('is that of the period of the notice where nobody knows how long before it is given', () => {
    const known = terms({ valid_to: '2025-12-31', renewal_months: 12 });
    expect(contractEnd({ ...known, notice_given_on: '2026-12-30' }, '2030-01-01')).toBe(
      '2026-12-31',
    );
    const fixed = terms({ valid_to: '2026-12-31', notice_given_on: '2026-02-01' });
    expect(contractEnd(fixed, '2026-03-01')).toBe('2026-12-31');
  });
});
