import { monthAway, monthEnd, monthOf } from '#contract/rules/month-info.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** This month and the eleven before it, by their first and last day: in January too a year is seen. */
export function lastTwelveMonths(today: string): Days {
  const month = monthOf(today);
  return { from: monthAway(month, -11), to: monthEnd(month) };
}
