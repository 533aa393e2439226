import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { countFlag } from './counted.ts';
import { recipientOfSettlement } from './settlements.ts';

// What a running settlement will come to by its end, as of today, and as it was reckoned each month.

/** By what the rest of a service's cost is expected. */
export const forecastBasis = z.enum([
  /** Documents cover all of the period. */
  'documents',
  /** As much a degree-day as until now, by degree-days of the rest a year before. */
  'degree-days',
  /** What was used in the rest of the period before, at the last price. */
  'former-quantity',
  /** What the rest cost the period before. */
  'former-rest',
  /** No document has come: as much as the period before. */
  'former',
  /** There is no period before: as much a day as until now. */
  'so-far',
  'unknown',
]);
export type ForecastBasis = z.infer<typeof forecastBasis>;

/** From what the use of a space is expected. */
export const useSource = z.enum([
  /** Its readings cover all of the period. */
  'readings',
  /** Its readings, and behind the last one the same part of the period before. */
  'readings-former',
  /** Its readings, and behind the last one as fast as until then. */
  'readings-pace',
  /** Nothing was read yet: as much as the period before. */
  'former',
  /** Nothing is known of it: the mean of the others. */
  'mean',
]);
export type UseSource = z.infer<typeof useSource>;

export const forecastService = z
  .object({
    billing_rule_id: z.int(),
    service_name: z.string(),
    /** Empty where it is of all houses of the settlement. */
    house_name: z.string(),
    /** What documents say until now, and the last day that they cover; null of none. */
    so_far: hellers,
    until: day.nullable(),
    expected: hellers.nullable(),
    former: hellers.nullable(),
    basis: forecastBasis,
    /** From what uses of spaces are expected, and of how many; empty where nothing is divided by meters. */
    uses: z.array(z.object({ source: useSource, spaces: z.int() })),
    flags: z.array(z.object({ flag: countFlag, space_name: z.string() })),
  })
  .meta({ id: 'ForecastService' });
export type ForecastService = z.infer<typeof forecastService>;

export const forecastRecipient = recipientOfSettlement
  .omit({ from: true, to: true })
  .extend({
    /** Null where a service cannot be expected or divided. */
    cost: hellers.nullable(),
    /** What will have been claimed when advances stay; null where nothing was claimed yet. */
    advance: hellers.nullable(),
    /** More than nothing will be owed. */
    balance: hellers.nullable(),
    /** By how much a month the advance would be raised so that nothing is owed; null where nothing is, or no month is left. */
    raise: hellers.nullable(),
  })
  .meta({ id: 'ForecastRecipient' });
export type ForecastRecipient = z.infer<typeof forecastRecipient>;

/** What was expected in a month. */
export const forecastMonth = z
  .object({
    /** Its first day. */
    month: day,
    as_of: day,
    /** Null where a service could not be expected. */
    expected: hellers.nullable(),
    /** Recipients who will owe, and how much together; null where it was not known. */
    owing: z.int().nullable(),
    owed: hellers.nullable(),
    /** Why nothing was reckoned; empty where it was. */
    fault: z.string(),
  })
  .meta({ id: 'ForecastMonth' });
export type ForecastMonth = z.infer<typeof forecastMonth>;

export const settlementForecast = z
  .object({
    as_of: day,
    /** The month that it was kept for; null of one that is reckoned now. A kept one tells no names. */
    month: day.nullable(),
    /** All that are kept, the first month first. */
    months: z.array(forecastMonth),
    /** Whether the period before is counted in the portal. */
    has_former: z.boolean(),
    /** Months of the period for which advances were not claimed yet. */
    months_left: z.int(),
    services: z.array(forecastService),
    recipients: z.array(forecastRecipient),
  })
  .meta({ id: 'SettlementForecast' });
export type SettlementForecast = z.infer<typeof settlementForecast>;

/** Whether the recipient is expected to owe; what the unit bears itself is nobody's debt, nor is what is not known. */
export const willOwe = ({ payer, balance }: Pick<ForecastRecipient, 'payer' | 'balance'>) =>
  payer !== 'unit' && balance !== null && balance > 0;

export const readForecast = endpoint({
  method: 'GET',
  path: '/v1/settlement/forecast/{unit_id}/{settlement_id}',
  access: 'user',
  modules: ['settlements'],
  summary:
    'Odhad běžícího období k dnešku: kolik budou služby stát a kdo bude doplácet; nebo jak byl spočten v měsíci (month)',
  timeoutMs: 20_000,
  params: z.object({ unit_id: id, settlement_id: id }),
  /** The first day of a month whose kept forecast is asked for; without it that of today is reckoned. */
  query: z.object({ month: day.optional() }),
  result: settlementForecast,
  refuses: ['settlement-over'],
});
