import { daysInMonth } from '#contract/czech/iso-date.ts';

/** Indoor temperatures that degree-days are told for: the mean of a house, 20 °C, and that of ČHMÚ. */
export const indoorTemperatures = [19, 20, 21] as const;
export type IndoorTemperature = (typeof indoorTemperatures)[number];

/** Months of the heating season in their order: 1 September – 31 May (vyhláška 194/2007 Sb., § 2). */
export const SEASON_MONTHS = [9, 10, 11, 12, 1, 2, 3, 4, 5] as const;

/** Heating days of a month and their mean outdoor temperature in °C, with two decimals at most. */
export interface HeatingDays {
  readonly heating_days: number;
  readonly mean_temperature: number;
}

/**
 * Degree-days D = n · (t_is − t_es), never negative. Counted in hundredths, so that the outcome is the
 * exact decimal that PostgreSQL has.
 */
export function degreeDays(
  { heating_days, mean_temperature }: HeatingDays,
  indoor: IndoorTemperature,
): number {
  const outdoor = Math.round(mean_temperature * 100);
  return Math.max(0, heating_days * (indoor * 100 - outdoor)) / 100;
}

/** '2014/15' for the season that began in 2014. */
export function seasonName(season: number): string {
  return `${season}/${String((season + 1) % 100).padStart(2, '0')}`;
}

/** Consumption as it would have been in a norm year: Q · D_norm / D; null where nothing was heated. */
export function normalised(consumption: number, norm: number, actual: number): number | null {
  return actual > 0 ? (consumption * norm) / actual : null;
}

/**
 * What the former time would have used at the weather of the present one: S_upr = D_akt / D_před · S_před
 * (269/2015 Sb., § 6); null where nothing was heated then.
 */
export function weatherCorrected(former: number, actual: number, before: number): number | null {
  return before > 0 ? (former * actual) / before : null;
}

/** A month as somebody tells it. */
export interface ToldMonth extends HeatingDays {
  readonly year: number;
  readonly month: number;
}

/** Why there cannot be as many heating days in the month; null when there can. */
export function heatingDaysFault({
  year,
  month,
  heating_days,
}: Omit<ToldMonth, 'mean_temperature'>) {
  const most = daysInMonth(year, month);
  return heating_days > most ? `Tento měsíc má jen ${most} dní` : null;
}

/** A norm is told by both its values, or by none. */
export function normFault({
  norm_days,
  norm_temperature,
}: {
  readonly norm_days: number | null;
  readonly norm_temperature: number | null;
}): { readonly field: 'norm_days' | 'norm_temperature'; readonly message: string } | null {
  if ((norm_days === null) === (norm_temperature === null)) return null;
  const field = norm_days === null ? 'norm_days' : 'norm_temperature';
  return { field, message: 'Normové dny a teplotu zadejte obojí, nebo nic' };
}

const HEATING_LIMIT = 13;

/** What of a month is possible and yet strange: a sentence, or null (vyhláška 194/2007 Sb., § 2). */
export function monthWarning({ month, heating_days, mean_temperature }: ToldMonth): string | null {
  if (heating_days === 0) return null;
  if (month >= 6 && month <= 8)
    return 'Otopné období trvá od 1. září do 31. května, dny topení jsou mimo něj.';
  if (mean_temperature > HEATING_LIMIT)
    return 'Topí se, klesne-li teplota pod 13 °C; průměr dnů topení je vyšší.';
  return null;
}
