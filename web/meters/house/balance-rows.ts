import { monthName, monthNames } from '#contract/czech/month-names.ts';
import type { TownWeather } from '#contract/metering/town-weather.ts';
import { correctedMonth } from '#contract/rules/weather-comparison.ts';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import { isWhole } from '../meter-text.ts';
import { degreeDaysOf } from '../weather-text.ts';

/** A main meter and the places below it in a month; null where not all is known. */
interface Side {
  readonly main: number | null;
  readonly below: number | null;
  readonly loss: number | null;
  readonly percent: number | null;
}

/** A month of two years beside each other. */
export interface BalanceRow {
  readonly month: number;
  readonly name: string;
  readonly now: Side;
  readonly before: Side;
  /** The main meter a year before at the weather of this year; of heat, where it is known. */
  readonly corrected: number | null;
  readonly degree_days: number | null;
  readonly former_degree_days: number | null;
  /** Why nothing is told of the month of this year: 'známo 37 / 40 podřízených míst'. */
  readonly note: string;
}

const sideOf = (month: BalanceMonth | undefined): Side => {
  if (month === undefined) return { main: null, below: null, loss: null, percent: null };
  const isBelowWhole = month.below_count > 0 && month.below_known === month.below_count;
  return {
    main: isWhole(month) ? month.amount : null,
    below: isBelowWhole ? month.below_amount : null,
    loss: month.loss,
    percent: month.loss_percent,
  };
};

function noteOf(month: BalanceMonth | undefined): string {
  if (month === undefined) return '';
  const { below_count, below_known, known_days, days } = month;
  const notes = [
    isWhole(month)
      ? ''
      : known_days === 0
        ? 'hlavní měřidlo není známo'
        : `hlavní měřidlo známo jen ${known_days} z ${days} dnů`,
    below_known === below_count ? '' : `známo ${below_known} / ${below_count} podřízených míst`,
    month.loss !== null && (month.estimated || month.below_estimated) ? 'i z odhadu' : '',
  ];
  return notes.filter((note) => note !== '').join(', ');
}

/** Months of the year and of the one before; what is not known whole is a gap and no zero. */
export function balanceRows(
  months: readonly BalanceMonth[],
  year: number,
  weather: TownWeather | null = null,
): readonly BalanceRow[] {
  const of = (wanted: number, month: number) =>
    months.find(({ to_on }) => to_on.startsWith(`${wanted}-${String(month).padStart(2, '0')}`));
  return monthNames.map((_name, index) => {
    const month = index + 1;
    const now = of(year, month);
    const before = sideOf(of(year - 1, month));
    const days = degreeDaysOf(weather, year, month);
    return {
      month,
      name: monthName(month),
      now: sideOf(now),
      before,
      corrected: correctedMonth({ before: before.main, ...days }),
      ...days,
      note: noteOf(now),
    };
  });
}

/** The main meters of which the months are, each once. */
export function mainsOf(months: readonly BalanceMonth[]): readonly BalanceMonth[] {
  const seen = new Map(months.map((month) => [month.measuring_place_id, month]));
  return [...seen.values()];
}

/** How much of what is known below lies between two readings whole, in percents; null where nothing is known. */
export function measuredShare(months: readonly BalanceMonth[]): number | null {
  const sum = (value: (month: BalanceMonth) => number | null) =>
    months.reduce((all, month) => all + (value(month) ?? 0), 0);
  const amount = sum(({ below_amount }) => below_amount);
  return amount <= 0 ? null : (100 * sum(({ below_measured }) => below_measured)) / amount;
}
