import { monthName, monthNames } from '#contract/czech/month-names.ts';
import type { Consumption } from '#contract/metering/places.ts';
import { isWhole } from './meter-text.ts';

/** A month of two years beside each other; null where not all its days are known. */
export interface MonthRow {
  readonly month: number;
  readonly name: string;
  readonly now: number | null;
  readonly before: number | null;
  /** What is known of a month of this year of which not all is: 'jen 12 z 31 dnů'. */
  readonly note: string;
}

/** Months where room is short; June and July are told apart. */
export const shortMonths: readonly string[] = monthNames.map((name) =>
  name === 'červenec' ? 'čvc' : name === 'červen' ? 'čvn' : name.slice(0, 3),
);

const monthOf = ({ to_on }: Consumption) => to_on.slice(0, 7);

function wholeOf(month: Consumption | undefined): number | null {
  return month !== undefined && isWhole(month) ? month.amount : null;
}

function noteOf(month: Consumption | undefined): string {
  if (month === undefined || isWhole(month)) return month?.estimated === true ? 'i z odhadu' : '';
  return month.known_days === 0 ? '' : `známo jen ${month.known_days} z ${month.days} dnů`;
}

/** Months of the year and of the one before; a month that is not known whole is a gap and no zero. */
export function monthRows(months: readonly Consumption[], year: number): readonly MonthRow[] {
  const of = (wanted: number, month: number) =>
    months.find((each) => monthOf(each) === `${wanted}-${String(month).padStart(2, '0')}`);
  return monthNames.map((_name, index) => {
    const month = index + 1;
    const now = of(year, month);
    return {
      month,
      name: monthName(month),
      now: wholeOf(now),
      before: wholeOf(of(year - 1, month)),
      note: noteOf(now),
    };
  });
}

/** How much of what is known of a year lies between two readings, and how much was divided. */
export function measuredOf(
  months: readonly Consumption[],
  year: number,
): { readonly amount: number; readonly measured: number } | null {
  const known = months.filter((each) => each.amount !== null && each.to_on.startsWith(`${year}-`));
  if (known.length === 0) return null;
  const sum = (value: (each: Consumption) => number) =>
    Math.round(known.reduce((all, each) => all + value(each), 0) * 1e6) / 1e6;
  return {
    amount: sum(({ amount }) => amount ?? 0),
    measured: sum(({ measured }) => measured ?? 0),
  };
}
