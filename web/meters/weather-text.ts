import { amountText } from '#contract/metering/amount-text.ts';
import type { MeasuredUnit } from '#contract/metering/meter-words.ts';
import type { TimeWeather, TownWeather } from '#contract/metering/town-weather.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { weatherComparison, type ComparedMonth } from '#contract/rules/weather-comparison.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** Degree-days of the month of the year and of the one before; null where they are not known. */
export function degreeDaysOf(
  weather: TownWeather | null,
  year: number,
  month: number,
): Pick<ComparedMonth, 'degree_days' | 'former_degree_days'> {
  const of = (wanted: number) => {
    const first = `${wanted}-${String(month).padStart(2, '0')}-01`;
    return weather?.months.find((each) => each.month === first)?.degree_days ?? null;
  };
  return { degree_days: of(year), former_degree_days: of(year - 1) };
}

/** '2025 při počasí 2026' */
export const correctedName = (year: number): string => `${year - 1} při počasí ${year}`;

const NO_TOWN = 'Počasí porovnat nelze: denostupně pro obec domu nejsou k dispozici.';

interface Compared {
  readonly weather: TownWeather | null;
  readonly year: number;
  readonly unit: MeasuredUnit | null;
}

/** How the year stands against the one before at the same weather, or why that cannot be told. */
export function comparedText(
  rows: readonly ComparedMonth[],
  { weather, year, unit }: Compared,
): string {
  if (weather === null) return NO_TOWN;
  const compared = weatherComparison(
    rows.map(({ now, before, degree_days, former_degree_days }) => ({
      now,
      before,
      degree_days,
      former_degree_days,
    })),
  );
  if (compared === null)
    return `Počasí porovnat nelze: za žádný měsíc roku ${year} není známo teplo i denostupně (${weather.place_name}) v obou letech.`;
  const { months, now, before, corrected } = compared;
  const [told, former, fair] = [now, before, corrected].map((each) => amountText(each, unit));
  const plural = czechPlural(
    months,
    'měsíc, který lze porovnat',
    'měsíce, které lze porovnat',
    'měsíců, které lze porovnat',
  );
  return `Za ${months} ${plural}: ${year - 1} ${former}, při počasí ${year} by to bylo ${fair}, ${year} ${told}${changeText(now, corrected)} (denostupně ${weather.place_name}, 19 °C).`;
}

/** By what a time is compared with the same days a year before, or why it cannot be. */
export function timeWeatherText(weather: TimeWeather | null): string {
  if (weather === null) return `${NO_TOWN} Rok předtím a změna jsou bez přepočtu.`;
  const { place_name, degree_days: now, former_degree_days: before } = weather;
  if (now === null || before === null)
    return `Počasí porovnat nelze: denostupně (${place_name}) nejsou známy za všechny měsíce otopného období obou let. Rok předtím a změna jsou bez přepočtu.`;
  if (before <= 0) return 'Počasí porovnat nelze: o rok dřív se v té době netopilo.';
  return `Rok předtím je přepočten na počasí zvolené doby: ${place_name}, 19 °C, ${formatNumber(now, 0)} denostupňů proti ${formatNumber(before, 0)} o rok dřív.`;
}

/** ', o 12 % méně' */
function changeText(now: number, corrected: number): string {
  if (corrected <= 0) return '';
  const percent = Math.round((100 * (now - corrected)) / corrected);
  if (percent === 0) return ', tedy stejně';
  return `, o ${formatNumber(Math.abs(percent), 0)} % ${percent > 0 ? 'více' : 'méně'}`;
}
