import { monthName, monthNames } from '#contract/czech/month-names.ts';
import type { Consumption } from '#contract/metering/places.ts';
import type { TownWeather } from '#contract/metering/town-weather.ts';
import { correctedMonth } from '#contract/rules/weather-comparison.ts';
import { isWhole } from './meter-text.ts';
import { degreeDaysOf } from './weather-text.ts';

/** A month of two years beside each other; null where not all its days are known. */
export interface MonthRow {
  readonly month: number;
  readonly name: string;
  readonly now: number | null;
  readonly before: number | null;
  /** The one before at the weather of this year; of heat where degree-days of both are known. */
  readonly corrected: number | null;
  readonly degree_days: number | null;
  readonly former_degree_days: number | null;
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
export function monthRows(
  months: readonly Consumption[],
  year: number,
  weather: TownWeather | null = null,
): readonly MonthRow[] {
  const of = (wanted: number, month: number) =>
    months.find((each) => monthOf(each) === `${wanted}-${String(month).padStart(2, '0')}`);
  return monthNames.map((_name, index) => {
    const month = index + 1;
    const now = of(year, month);
    const before = wholeOf(of(year - 1, month));
    const days = degreeDaysOf(weather, year, month);
    return {
      month,
      name: monthName(month),
      now: wholeOf(now),
      before,
      corrected: correctedMonth({ before, ...days }),
      ...days,
      note: noteOf(now),
    };
  });
}

/** What is known of a year: how much of it was measured, and by what the rest was divided. */
interface YearKnown {
  readonly amount: number;
  readonly measured: number;
  readonly ways: readonly Consumption['divided_by'][];
}

/** How much of what is known of a year lies between two readings, and how much was divided. */
export function measuredOf(months: readonly Consumption[], year: number): YearKnown | null {
  const known = months.filter((each) => each.amount !== null && each.to_on.startsWith(`${year}-`));
  if (known.length === 0) return null;
  const sum = (value: (each: Consumption) => number) =>
    Math.round(known.reduce((all, each) => all + value(each), 0) * 1e6) / 1e6;
  return {
    amount: sum(({ amount }) => amount ?? 0),
    measured: sum(({ measured }) => measured ?? 0),
    ways: known.map(({ divided_by }) => divided_by),
  };
}
