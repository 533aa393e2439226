import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import {
  day,
  decimalNumber,
  moment,
  momentOrEmpty,
  requiredLongText,
  version,
  wholeNumber,
} from './fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

/** The rates that the bank sets: two-week repo and discount. */
export const policyKind = z.enum(['repo', 'discount']);
export type PolicyKind = z.infer<typeof policyKind>;

const stored = {
  /** `hand`: put by a system admin; the bank's own row for the same day takes its place. */
  source: z.enum(['bank', 'hand']),
  /** Why a row was put by hand; stays when the bank has replaced it. */
  reason: z.string(),
  put_by: z.string(),
  /** The rate that stood there by hand before the bank's own; null where none did. */
  replaced_rate: z.number().nullable(),
  updated: moment,
  version: z.int(),
};

/** A rate in percent, valid from the day until the next row. */
export const policyRate = z
  .object({
    valid_from: z.iso.date(),
    rate: z.number(),
    /** Percentage points against the row before; null for the first one. */
    change: z.number().nullable(),
    ...stored,
  })
  .meta({ id: 'PolicyRate' });
export type PolicyRate = z.infer<typeof policyRate>;

/** A rate of exchange: Kč for so many units of the currency. */
export const exchangeRate = z
  .object({
    currency_code: z.string(),
    valid_from: z.iso.date(),
    amount: z.int(),
    rate: z.number(),
    /** Kč against the row before, for the same number of units; null for the first one. */
    change: z.number().nullable(),
    ...stored,
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.infer<typeof exchangeRate>;

const percent = decimalNumber(0, 100, 2);
const crowns = decimalNumber(0.001, 1_000_000, 3);
const units = wholeNumber(1, 1_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/, 'Zadejte třípísmenný kód měny, například EUR');
const reason = requiredLongText(200, 3);

/** What a system admin writes of a rate put by hand. */
export const policyHandFields = { rate: percent, reason };
export const exchangeHandFields = { amount: units, rate: crowns, reason };

export const listPolicyRates = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/rates/policy/{kind}',
  access: 'user',
  modules: ['repo-rate', 'discount-rate'],
  summary: 'Vývoj repo nebo diskontní sazby ČNB v procentech, nejnovější první',
  params: z.object({ kind: policyKind }),
  result: listOf(policyRate),
});

export const createPolicyRate = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/rates/policy/{kind}',
  access: 'system-admin',
  modules: ['repo-rate', 'discount-rate'],
  creates: true,
  summary: 'Ruční záznam sazby s důvodem; den, který má banka, odmítne',
  params: z.object({ kind: policyKind }),
  body: z.object({ valid_from: day, ...policyHandFields }),
  result: policyRate,
  refuses: ['rate-known'],
});

const ofPolicyDay = z.object({ kind: policyKind, valid_from: day });

export const updatePolicyRate = endpoint({
  method: 'PUT',
  path: '/v1/auxiliaries/rates/policy/{kind}/{valid_from}',
  access: 'system-admin',
  modules: ['repo-rate', 'discount-rate'],
  summary: 'Oprava ručního záznamu sazby',
  params: ofPolicyDay,
  body: z.object({ version, ...z.object(policyHandFields).partial().shape }),
  result: policyRate,
  refuses: ['rate-of-bank'],
});

export const deletePolicyRate = endpoint({
  method: 'DELETE',
  path: '/v1/auxiliaries/rates/policy/{kind}/{valid_from}',
  access: 'system-admin',
  modules: ['repo-rate', 'discount-rate'],
  summary: 'Smazání ručního záznamu sazby',
  params: ofPolicyDay,
  result: deleted,
  refuses: ['rate-of-bank'],
});

export const listExchangeRates = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/rates/exchange',
  access: 'user',
  modules: ['exchange-rates'],
  summary: 'Kurzy ČNB v Kč za množství jednotek měny, nejnovější první; bez měny EUR a USD',
  query: z.object({ from: day.optional(), to: day.optional(), currency_code: currency.optional() }),
  result: listOf(exchangeRate),
});

export const createExchangeRate = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/rates/exchange',
  access: 'system-admin',
  modules: ['exchange-rates'],
  creates: true,
  summary: 'Ruční záznam kurzu s důvodem; den, který má banka, odmítne',
  body: z.object({
    currency_code: currency,
    valid_from: day,
    ...exchangeHandFields,
  }),
  result: exchangeRate,
  refuses: ['rate-known'],
});

const ofExchangeDay = z.object({ currency_code: currency, valid_from: day });

export const updateExchangeRate = endpoint({
  method: 'PUT',
  path: '/v1/auxiliaries/rates/exchange/{currency_code}/{valid_from}',
  access: 'system-admin',
  modules: ['exchange-rates'],
  summary: 'Oprava ručního záznamu kurzu',
  params: ofExchangeDay,
  body: z.object({ version, ...z.object(exchangeHandFields).partial().shape }),
  result: exchangeRate,
  refuses: ['rate-of-bank'],
});

export const deleteExchangeRate = endpoint({
  method: 'DELETE',
  path: '/v1/auxiliaries/rates/exchange/{currency_code}/{valid_from}',
  access: 'system-admin',
  modules: ['exchange-rates'],
  summary: 'Smazání ručního záznamu kurzu',
  params: ofExchangeDay,
  result: deleted,
  refuses: ['rate-of-bank'],
});

/** The bank's files that the portal reads. */
export const rateSource = z.enum(['exchange', 'repo', 'discount']);
export type RateSource = z.infer<typeof rateSource>;

/** How reading of one of the bank's files goes. */
export const sourceState = z
  .object({
    source: rateSource,
    /** Day of the newest row of the bank's own; empty when there is none. */
    newest_day: z.union([z.iso.date(), z.literal('')]),
    last_attempt: momentOrEmpty,
    last_success: momentOrEmpty,
    /** What went wrong at the last attempt; empty when nothing did, and for whoever is no system admin. */
    last_failure: z.string(),
    next_attempt: momentOrEmpty,
    /** Codes of the currencies that the portal has a rate of; none but with the rates of exchange. */
    currencies: z.array(z.string()),
  })
  .meta({ id: 'SourceState' });
export type SourceState = z.infer<typeof sourceState>;

export const listRateSources = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/rates/sources',
  access: 'user',
  modules: ['repo-rate', 'discount-rate', 'exchange-rates'],
  summary: 'Stáří údajů z ČNB; důvod posledního neúspěchu vidí jen správce systému',
  result: listOf(sourceState),
});

/** The first year of which the bank has a table of exchange. */
export const FIRST_YEAR = 1991;

export const fetchRates = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/rates/fetch',
  access: 'system-admin',
  modules: ['repo-rate', 'discount-rate', 'exchange-rates'],
  summary: 'Načtení sazeb nebo kurzů z ČNB; neúspěch je v odpovědi, uložené údaje zůstanou',
  perMinute: 12,
  timeoutMs: 30_000,
  body: z.object({
    source: rateSource,
    /** A whole year of rates of exchange in place of what is due, to fill a hole. */
    year: wholeNumber(FIRST_YEAR, 2199).optional(),
  }),
  result: sourceState.extend({
    /** Rows that are new or were changed. */
    stored: z.int(),
    /** Rows put by hand which the bank's own took the place of. */
    replaced: z.int(),
  }),
  refuses: ['rates-busy'],
});

export const convertCurrency = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/rates/converter',
  access: 'user',
  modules: ['exchange-rates'],
  summary: 'Převod částky mezi měnou a korunami kurzem ke dni; o víkendu platí poslední kurz',
  query: z.object({
    /** Amount with a decimal dot. */
    amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, NOT_A_NUMBER),
    currency_code: currency,
    day,
  }),
  result: z.object({
    rate: exchangeRate.pick({ currency_code: true, valid_from: true, amount: true, rate: true }),
    source: z.enum(['bank', 'hand']),
    /** Why the rate of this day: its own, the last one before a day off, or no newer one is known. */
    fixing: z.enum(['same-day', 'day-off', 'older']),
    /** The amount of the currency in Kč, two decimals. */
    in_crowns: z.number(),
    /** The same amount of Kč in the currency, two decimals. */
    in_currency: z.number(),
  }),
});
