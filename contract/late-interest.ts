import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, hellers, wholeNumber } from './fields.ts';
import type { LateRegime } from '#contract/rules/late-interest.ts';
import { lateRegimes } from '#contract/rules/late-interest.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

const regimes = Object.keys(lateRegimes) as [LateRegime, ...LateRegime[]];

const late = z.object({
  regime: z.enum(regimes),
  delay_from: z.iso.date(),
  delay_to: z.iso.date(),
  days: z.int(),
  interest: hellers,
  parts: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      principal: hellers,
      days: z.int(),
      year_days: z.int(),
      rate_day: z.iso.date(),
      base_rate: z.number(),
      rate: z.number(),
      interest: hellers,
    }),
  ),
  /** Null where the delay began in 2016 or later. */
  delay_fee: hellers.nullable(),
});

export const computeLateInterest = endpoint({
  method: 'GET',
  path: '/v1/auxiliaries/rates/lateinterest',
  access: 'user',
  modules: ['repo-rate'],
  summary: 'Zákonný úrok z prodlení v haléřích podle režimu, ve kterém prodlení začalo',
  query: z.object({
    /** The debt in hellers. */
    principal: z
      .string()
      .regex(/^\d{1,12}$/, NOT_A_NUMBER)
      .transform(Number),
    due_day: day,
    /** The day of payment, the last one of the delay; today when left out. */
    paid_day: day.optional(),
  }),
  result: z.object({
    ...late.shape,
    /** The due day, or the next working one where it is a day off (§ 607 of the Civil Code). */
    due_on: z.iso.date(),
    /** Not due yet, paid in time, or late. */
    state: z.enum(['not-due', 'in-time', 'late']),
  }),
});

const owed = wholeNumber(1, 1_000_000_000_000);
const MOST_ROWS = 60;

export const computeLateDebts = endpoint({
  method: 'POST',
  path: '/v1/auxiliaries/rates/latedebts',
  access: 'user',
  modules: ['repo-rate'],
  summary: 'Úrok z prodlení více dluhů s částečnými platbami v haléřích; nic se neukládá',
  body: z.object({
    debts: z
      .array(z.object({ principal: owed, due_day: day }))
      .min(1, 'Zadejte aspoň jeden dluh')
      .max(MOST_ROWS, `Zadejte nejvýše ${MOST_ROWS} dluhů`),
    payments: z
      .array(z.object({ amount: owed, paid_day: day }))
      .max(MOST_ROWS, `Zadejte nejvýše ${MOST_ROWS} plateb`),
    /** The last day that counts; today when left out. */
    until: day.nullable().default(null),
    /** What of a debt a payment pays first (§ 1932 of the Civil Code). */
    order: z.enum(['interest', 'principal']).default('interest'),
  }),
  result: z.object({
    until: z.iso.date(),
    /** From the one that was due first. */
    debts: z.array(
      z.object({
        principal: hellers,
        due_day: z.iso.date(),
        due_on: z.iso.date(),
        late: late.nullable(),
        principal_left: hellers,
        interest_left: z.int(),
      }),
    ),
    overpaid: z.int(),
  }),
});
