import { monthName } from '#contract/czech/month-names.ts';
import type { DegreeDayPlace, DegreeDaySeason } from '#contract/degree-days.ts';
import { SEASON_MONTHS, seasonName, type IndoorTemperature } from '#contract/rules/degree-days.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** Two seasons beside each other: a month, or the whole of both. */
export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly first: number | null;
  readonly second: number | null;
  /** The second less the first; null unless both are known. */
  readonly difference: number | null;
}

function compared(
  key: string,
  name: string,
  first: number | null,
  second: number | null,
): ComparedRow {
  const isKnown = first !== null && second !== null;
  // Both have two decimals at most; their difference as a double may have more.
  const difference = isKnown ? Math.round((second - first) * 100) / 100 : null;
  return { key, name, first, second, difference };
}

/** Degree-days of a season by months, September first; null for a month that is not known. */
export function byMonth({ months }: DegreeDaySeason): readonly (number | null)[] {
  return SEASON_MONTHS.map(
    (month) => months.find((known) => known.month === month)?.degree_days ?? null,
  );
}

/** Months of two seasons and, last, the whole of both. */
export function comparison(first: DegreeDaySeason, second: DegreeDaySeason): ComparedRow[] {
  const [ofFirst, ofSecond] = [byMonth(first), byMonth(second)];
  return [
    ...SEASON_MONTHS.map((month, at) =>
      compared(String(month), monthName(month), ofFirst[at] ?? null, ofSecond[at] ?? null),
    ),
    compared('whole', 'Celé období', first.degree_days, second.degree_days),
  ];
}

/** Says that a season is not whole, so that its sum is not taken for the whole; empty when it is. */
export function incompleteNote({ season, months }: DegreeDaySeason): string {
  const { length } = months;
  if (length === SEASON_MONTHS.length) return '';
  const known = czechPlural(length, 'měsíc', 'měsíce', 'měsíců');
  return `Období ${seasonName(season)} má zapsáno jen ${length} ${known} z 9.`;
}

/** Degree-days of a norm year for the indoor temperature; null where the place has no norm. */
export function normOf(place: DegreeDayPlace, indoor: IndoorTemperature): number | null {
  return { 19: place.norm_d19, 20: place.norm_d20, 21: place.norm_d21 }[indoor];
}

/** What one decimal does not tell from nothing. */
const LEAST_PERCENT = 0.05;

/** How two consumptions of the same weather compare, in a sentence; the first one is not nothing. */
export function weatherFree(before: number, after: number): string {
  const percent = (100 * (after - before)) / before;
  if (Math.abs(percent) < LEAST_PERCENT)
    return 'Po odečtení počasí jsou obě období stejně náročná.';
  const size = `${formatNumber(Math.abs(percent), 1)} %`;
  const way = percent < 0 ? 'úspornější' : 'náročnější';
  return `Po odečtení počasí je druhé období o ${size} ${way}.`;
}
