import { z } from 'zod';
import { day, hellers } from '#contract/fields.ts';
import { accountPayment } from '#contract/money/account-papers.ts';
import { decreeFacts } from './decree.ts';
import { settlementDifference } from './differences.ts';
import { explanation } from './explanation.ts';
import { frozenUse } from './frozen.ts';

// A statement (vyúčtování) as its recipient reads it: the same on paper, by the link and for the manager.

/** Where heading of links to statements lead; their secret follows. */
export const STATEMENT_PATH = '/vyuctovani';

/** What a recipient used by his meters, in the period and in the same days of the year before. */
export const statementUse = z.object({
  amount: z.string(),
  /** Null where the settlement before has none of the same party. */
  former: z.string().nullable(),
  /** 'm³', 'dílků' */
  unit: z.string(),
});

/** A service on a statement. */
export const statementService = z.object({
  service_id: z.int(),
  service_name: z.string(),
  /** Of the whole house. */
  house_cost: hellers,
  /** Of the recipient: his cost, what he was claimed, what of it was received, and what is left. */
  cost: hellers,
  claimed: hellers,
  advance: hellers,
  balance: hellers,
  /** What the same party bore of it in the same days of the year before; null where that is not known. */
  former: hellers.nullable(),
  use: statementUse.nullable(),
  /** How the cost came about; null where he bears nothing of it and only has advances. */
  explanation: explanation.nullable(),
  readings: frozenUse.shape.readings,
  /** Why it is more or less than a year before; null of statements issued before that was told. */
  difference: settlementDifference.nullable().default(null),
  /** What the decree wants of heat and hot water; null of other services, and of statements issued before. */
  decree: decreeFacts.nullable().default(null),
});
export type StatementService = z.infer<typeof statementService>;

/** The cost of 1 m² of floor area, and all of it, beside the house and the year before. */
export const statementComparison = z.object({
  cost: hellers,
  former: hellers.nullable(),
  /** Hellers for 1 m² of floor area; null where an area is not recorded. */
  per_m2: z.number().nullable(),
  house_per_m2: z.number().nullable(),
});
export type StatementComparison = z.infer<typeof statementComparison>;

/** To where what is owed is paid, with the code that pays it. */
export const statementPayment = accountPayment.pick({
  to_pay: true,
  due_on: true,
  account_number: true,
  iban: true,
  variable_symbol: true,
  message: true,
  spayd: true,
  lacking: true,
});
export type StatementPayment = z.infer<typeof statementPayment>;

/** A statement whole. Sums in hellers; a balance over nothing is to be paid, one under it goes back. */
export const statementPaper = z
  .object({
    settlement_statement_id: z.int(),
    unit_name: z.string(),
    unit_business_id: z.string(),
    unit_address: z.string(),
    space_name: z.string(),
    building_name: z.string(),
    /** The address of the house. */
    place: z.string(),
    names: z.string(),
    /** Lines of an envelope. */
    addressee: z.string(),
    period_from: day,
    period_to: day,
    /** The days that the recipient bears the space. */
    from: day,
    to: day,
    /** 1 for the first; a correction is the next one. */
    number: z.int(),
    /** Whether it says only that the statement before it is replaced: by the correction he is a recipient no more. */
    is_gone: z.boolean().default(false),
    /** Whether a correction has taken its place: nothing is paid by it any more. */
    is_superseded: z.boolean(),
    issued_on: day,
    /** By when balances are paid, by either side. */
    due_on: day,
    /** Of a correction: what the statement before it came to, and why there is another one. */
    former_balance: hellers.nullable(),
    reason: z.string(),
    /** Up to the end of which day advances count. */
    advances_on: day,
    services: z.array(statementService),
    cost: hellers,
    claimed: hellers,
    advance: hellers,
    balance: hellers,
    comparison: statementComparison,
    payment: statementPayment,
    /** Days for objections and for a request to look into documents (zákon č. 67/2013 Sb., § 8); null where not known. */
    objection_days: z.int().nullable(),
    inspection_days: z.int().nullable(),
    /** Texts that the decree wants behind heat and hot water (§ 6 odst. 1 písm. l až o), as the manager keeps them. */
    further: z.array(z.object({ heading: z.string(), text: z.string() })).default([]),
  })
  .meta({ id: 'StatementPaper' });
export type StatementPaper = z.infer<typeof statementPaper>;
