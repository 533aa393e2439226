import type { ExchangeRate } from '#contract/rates.ts';
import { originOf } from './rate-words.ts';

/** The euro and the dollar of a day side by side. */
export interface ExchangeDay {
  readonly day: string;
  readonly eur: number | null;
  readonly eur_change: number | null;
  readonly usd: number | null;
  readonly usd_change: number | null;
  readonly amount: number | null;
  readonly origin: string;
}

/** Rates of the two currencies by days, in the order in which the days came. */
export function daysOf(rates: readonly ExchangeRate[]): ExchangeDay[] {
  const days = new Map<string, ExchangeRate[]>();
  for (const rate of rates) {
    const known = days.get(rate.valid_from);
    if (known === undefined) days.set(rate.valid_from, [rate]);
    else known.push(rate);
  }
  return [...days].map(([day, ofDay]) => {
    const [eur, usd] = ['EUR', 'USD'].map((code) =>
      ofDay.find(({ currency_code }) => currency_code === code),
    );
    return {
      day,
      eur: eur?.rate ?? null,
      eur_change: eur?.change ?? null,
      usd: usd?.rate ?? null,
      usd_change: usd?.change ?? null,
      amount: ofDay[0]?.amount ?? null,
      origin: originsOf(ofDay),
    };
  });
}

function originsOf(rates: readonly ExchangeRate[]): string {
  const told = rates.map((rate) => ({ code: rate.currency_code, text: originOf(rate, 3) }));
  const odd = told.filter(({ text }) => text !== 'ČNB');
  return odd.length === 0 ? 'ČNB' : odd.map(({ code, text }) => `${code} ${text}`).join('; ');
}
