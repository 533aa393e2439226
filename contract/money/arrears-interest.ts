import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, decimalNumber, hellers, id, text, version, wholeNumber } from '#contract/fields.ts';
import { asOf } from '#contract/pasports/pasport.ts';
import { creditOrders } from '#contract/rules/crediting.ts';
import { ledgerAccount } from './accounts.ts';

const percent = decimalNumber(0.01, 100, 2);
const toldAmount = wholeNumber(0, 1_000_000_000);
const toldDays = wholeNumber(1, 365);

/** Which debts a unit is told of that has set nothing: in hellers, and days after the due day. */
export const USUAL_TOLD = { told_amount: 100_000, told_days: 30 } as const;

/** How the unit charges late payments, and which debts it is told of. */
export const arrearsSettings = z
  .object({
    unit_id: z.int(),
    /** Percent a year that was agreed; null where the law says how much. */
    agreed_rate: z.number().nullable(),
    /** Where it was agreed. */
    rate_source: z.string(),
    /** From how many hellers, and from how many days after its due day, users are told of a debt. */
    told_amount: hellers,
    told_days: z.int(),
    version: z.int(),
  })
  .meta({ id: 'ArrearsSettings' });
export type ArrearsSettings = z.infer<typeof arrearsSettings>;

const isSourced = ({
  agreed_rate,
  rate_source,
}: {
  agreed_rate?: number | null | undefined;
  rate_source?: string | undefined;
}) =>
  agreed_rate === undefined
    ? rate_source === undefined
    : agreed_rate === null || (rate_source ?? '') !== '';

const ofUnit = z.object({ unit_id: id });
const settingsPath = '/v1/money/arrears/{unit_id}/settings';

export const getArrearsSettings = endpoint({
  method: 'GET',
  path: settingsPath,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Jak jednotka úročí dluhy: zákonem, nebo sjednanou sazbou; a od jaké výše a kolika dnů se na dluh upozorňuje',
  params: ofUnit,
  result: arrearsSettings,
});

export const updateArrearsSettings = endpoint({
  method: 'PUT',
  path: settingsPath,
  access: 'client-admin',
  modules: ['arrears'],
  summary:
    'Změna sjednané sazby úroku z prodlení (procent ročně), toho, kde je sjednaná, a toho, na jaký dluh se upozorňuje',
  params: ofUnit,
  body: z
    .object({
      version,
      agreed_rate: percent.nullable().optional(),
      rate_source: text(300).optional(),
      told_amount: toldAmount.optional(),
      told_days: toldDays.optional(),
    })
    // The rate and its source are saved together.
    .refine(isSourced, {
      path: ['rate_source'],
      message: 'Napište, kde je sazba sjednaná',
    }),
  result: arrearsSettings,
  refuses: ['licence-expired'],
});

const interestLine = z.object({
  from: day,
  to: day,
  /** What was owed on those days. */
  principal: hellers,
  days: z.int(),
  year_days: z.int(),
  /** Percent a year. */
  rate: z.number(),
  /** The day whose repo or discount rate counts, and that rate; null of a rate that was agreed. */
  rate_day: day.nullable(),
  base_rate: z.number().nullable(),
  /** Who says the rate: the law, the unit, or the contract of the account. */
  rate_by: z.enum(['law', 'unit', 'contract']),
  /** Where it was agreed; empty by the law. */
  rate_source: z.string(),
  interest: hellers,
});

/** A claim that was late, with the interest on it. */
export const lateClaim = z
  .object({
    ledger_claim_id: z.int(),
    name: z.string(),
    for_month: day.nullable(),
    due_on: day,
    amount: hellers,
    /** What is not paid of it; nothing of what was paid late. */
    unpaid: hellers,
    /** The first day of the delay. */
    late_from: day,
    /** Whether it bears interest at all: interest itself does not. */
    bears: z.boolean(),
    /** Null where the bank's rate for it is not known. */
    interest: hellers.nullable(),
    lines: z.array(interestLine),
  })
  .meta({ id: 'LateClaim' });
export type LateClaim = z.infer<typeof lateClaim>;

/** An account with its claims that are, or were, late. */
export const debt = z
  .object({
    account: ledgerAccount,
    /** Percent a year that is agreed for delays which begin on the day; null by the law. */
    agreed_rate: z.number().nullable(),
    rate_source: z.string(),
    rate_by: z.enum(['law', 'unit', 'contract']),
    /** Which claims payments pay first. */
    credit_order: z.enum(creditOrders),
    /** What is not paid first, then what was paid late; in each the oldest first. */
    claims: z.array(lateClaim),
    /** On what is not paid, and on what was paid late; null where something of it is not known. */
    open_interest: hellers.nullable(),
    paid_interest: hellers.nullable(),
  })
  .meta({ id: 'Debt' });
export type Debt = z.infer<typeof debt>;

export const readDebt = endpoint({
  method: 'GET',
  path: '/v1/money/arrears/{unit_id}/account/{ledger_account_id}',
  access: 'user',
  modules: ['arrears'],
  summary:
    'Pozdní předpisy konta s úrokem z prodlení po dnech: odkdy, dokdy, kolik dní, z čeho a jakou sazbou',
  params: z.object({ unit_id: id, ledger_account_id: id }),
  query: asOf,
  result: debt,
});

/** A line of what is handed over to a lawyer: a claim, a payment, or interest on a claim. */
export const legalLine = z
  .object({
    ledger_account_id: z.int(),
    place: z.string(),
    names: z.string(),
    variable_symbol: z.string(),
    kind: z.enum(['claim', 'payment', 'interest']),
    /** Of the claim or of the payment. */
    id: z.int(),
    on: day,
    /** The last day of the interest; null of others. */
    to: day.nullable(),
    text: z.string(),
    /** Of a claim or a payment; what was owed on the days of interest. */
    amount: hellers,
    /** Of a claim. */
    unpaid: hellers.nullable(),
    days: z.int().nullable(),
    rate: z.number().nullable(),
    /** Null of claims that bear none or of which the rate is not known, and of payments. */
    interest: hellers.nullable(),
    /** The agreement on instalments that the claim is in, with its state; empty where there is none. */
    agreement: z.string(),
    /** What is to be said to it. */
    note: z.string(),
  })
  .meta({ id: 'LegalLine' });
export type LegalLine = z.infer<typeof legalLine>;

/** So many debtors fit into one list. */
const MOST_DEBTORS = 500;

export const listForLawyer = endpoint({
  method: 'POST',
  path: '/v1/money/arrears/{unit_id}/lawyer',
  access: 'user',
  modules: ['arrears'],
  reads: true,
  summary:
    'Vše o dluzích zvolených kont pro advokáta: předpisy, platby a úrok z prodlení po řádcích',
  timeoutMs: 20_000,
  params: ofUnit,
  body: z.object({
    accounts: z.array(id).min(1, 'Zvolte aspoň jedno konto').max(MOST_DEBTORS),
    as_of: day.optional(),
  }),
  result: listOf(legalLine),
});
