import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** This month and the eleven before it, by their first and last day: in January too a year is seen. */
export function lastTwelveMonths(today: string): Days {
  const { year, month } = parseIsoDate(today);
  const first = month === 12 ? { year, month: 1 } : { year: year - 1, month: month + 1 };
  return {
    from: formatIsoDate({ ...first, day: 1 }),
    to: formatIsoDate({ year, month, day: daysInMonth(year, month) }),
  };
}
