import { weatherCorrected } from './degree-days.ts';

/** Heat and degree-days of a month and of the same one a year before; null where they are not known. */
export interface ComparedMonth {
  readonly now: number | null;
  readonly before: number | null;
  readonly degree_days: number | null;
  readonly former_degree_days: number | null;
}

/** Heat of the months that can be compared, all together. */
export interface WeatherComparison {
  readonly months: number;
  readonly now: number;
  readonly before: number;
  /** What the year before would have used at the present weather. */
  readonly corrected: number;
}

type Known = { readonly [Part in keyof ComparedMonth]: number };

const isKnown = (month: ComparedMonth): month is Known =>
  Object.values(month).every((value) => value !== null);

/**
 * The two years beside each other over the months of which both heat and degree-days of both years are
 * known: S_upr = D_akt / D_před · S_před of their sums. Null where there is none, or nothing was heated
 * a year before.
 */
export function weatherComparison(months: readonly ComparedMonth[]): WeatherComparison | null {
  const known = months.filter(isKnown);
  const sum = (part: keyof ComparedMonth) => known.reduce((all, month) => all + month[part], 0);
  const [now, before] = [sum('now'), sum('before')];
  const corrected = weatherCorrected(before, sum('degree_days'), sum('former_degree_days'));
  return corrected === null ? null : { months: known.length, now, before, corrected };
}

/** The heat of a year before at the weather of the month; null where one of the three is not known. */
export function correctedMonth(month: Omit<ComparedMonth, 'now'>): number | null {
  const { before, degree_days, former_degree_days } = month;
  if (before === null || degree_days === null || former_degree_days === null) return null;
  return weatherCorrected(before, degree_days, former_degree_days);
}
