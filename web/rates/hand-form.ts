import type { ExchangeRate, PolicyRate } from '#contract/rates.ts';
import { createExchangeRate, createPolicyRate } from '#contract/rates.ts';
import type { RecordId } from '#web/record/record-kind.ts';

/** The schemas of the forms: the contract's own fields. */
export const policySchema = createPolicyRate.body.pick({
  valid_from: true,
  rate: true,
  reason: true,
});
export const exchangeSchema = createExchangeRate.body.pick({
  currency_code: true,
  valid_from: true,
  amount: true,
  rate: true,
  reason: true,
});

type NumberValue = number | string | null;

export interface PolicyValues {
  valid_from: string | null;
  rate: NumberValue;
  reason: string;
  [field: string]: unknown;
}

export interface ExchangeValues extends PolicyValues {
  currency_code: string;
  amount: NumberValue;
}

/** A rate put by hand as the form's values; empty ones for a new one, from today. */
export function policyValues(rate: PolicyRate | undefined, today: string): PolicyValues {
  const { valid_from = today, reason = '' } = rate ?? {};
  return { valid_from, rate: rate?.rate ?? null, reason };
}

/** The same for a rate of exchange. */
export function exchangeValues(
  rate: ExchangeRate | undefined,
  today: string,
  currency = 'EUR',
): ExchangeValues {
  const { valid_from = today, currency_code = currency, amount = 1, reason = '' } = rate ?? {};
  return { currency_code, valid_from, amount, rate: rate?.rate ?? null, reason };
}

/** Name of a form's draft: by the day of the rate, or that it is new. */
export const draftOf = (id: RecordId) => (id === 0 ? 'new' : String(id));

/** How a rate put by hand is taken away. */
export const handRemoval = {
  label: 'Smazat záznam',
  title: 'Smazat ruční záznam?',
  question: () => 'Záznam se odstraní natrvalo a začne platit předchozí údaj.',
  told: 'Ruční záznam byl smazán',
};
