import type { ExchangeRate } from '#contract/rates.ts';
import type { DaySeries } from '#web/chart/day-series.ts';

/**
 * Lines of the currencies. The bank changes for how many units it tells a currency (1 TRY, later
 * 100 TRY), so all days of a line are Kč for as many units as the newest one.
 */
export function exchangeSeries(rates: readonly ExchangeRate[]): DaySeries[] {
  const codes = [...new Set(rates.map(({ currency_code }) => currency_code))].toSorted();
  return codes.map((code) => {
    const own = rates.filter(({ currency_code }) => currency_code === code);
    const units = unitsOf(own);
    return {
      name: units === 1 ? code : `${units} ${code}`,
      points: own.map(({ valid_from, rate, amount }) => ({
        day: valid_from,
        value: amount === units ? rate : (rate * units) / amount,
      })),
    };
  });
}

function unitsOf(rates: readonly ExchangeRate[]): number {
  const newest = rates.reduce<ExchangeRate | undefined>(
    (found, rate) => (found !== undefined && found.valid_from >= rate.valid_from ? found : rate),
    undefined,
  );
  return newest?.amount ?? 1;
}
