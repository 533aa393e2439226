import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { firstQuery, wholeCount } from '#contract/first-rows.ts';
import { moneyModules } from '#contract/module-names.ts';
import { asOf } from '#contract/pasports/pasport.ts';

/** By the run of a month, by a person, or by a settlement of services. */
export const claimOrigin = z.enum(['month', 'hand', 'settlement']);
export type ClaimOrigin = z.infer<typeof claimOrigin>;

/** Which way money came. */
export const paymentWay = z.enum(['bank', 'cash', 'sipo', 'other']);
export type PaymentWay = z.infer<typeof paymentWay>;

/**
 * What a part of a payment was recognised by: a person, the variable symbol, a symbol with check digits in
 * the message, the account from which the same was paid before, or the hand-over of SIPO.
 */
export const partReason = z.enum(['hand', 'symbol', 'message', 'payer', 'sipo']);
export type PartReason = z.infer<typeof partReason>;

/** What a space and those who bore it together owe and have paid, as it stands at the end of a day. */
export const ledgerAccount = z
  .object({
    ledger_account_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    pasport_space_id: z.int(),
    space_number: z.string(),
    /** The house by its pasport_id, and its name; null and empty for a space outside of houses. */
    building_id: z.int().nullable(),
    building_name: z.string(),
    variable_symbol: z.string(),
    /** Whoever represents them is the first. */
    people: z.array(z.object({ address_id: z.int(), full_name: z.string() })),
    names: z.string(),
    /** A number to call, and whose it is. */
    phone: z.string().nullable(),
    phone_of: z.string().nullable(),
    /** Of the first of them who has one; empty where nobody has. */
    email: z.string(),
    /** Whether they bear the space on the day. */
    is_present: z.boolean(),
    /** Due up to the day, and received up to it. */
    claimed: hellers,
    paid: hellers,
    /** What is left to be paid; less than nothing is an overpayment. */
    balance: hellers,
    /** What was due before the day and is not paid. */
    overdue: hellers,
    /** Of the oldest claim in it, when it was due; null where nothing is overdue. */
    owed_since: day.nullable(),
  })
  .meta({ id: 'LedgerAccount' });
export type LedgerAccount = z.infer<typeof ledgerAccount>;

export const browseAccounts = endpoint({
  method: 'GET',
  path: '/v1/money/accounts/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary:
    'Konta prostorů jednotky ke dni: předepsáno, zaplaceno, kolik zbývá a od kdy; na přání jen ta, kterým se předepsal měsíc',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  query: asOf.extend(firstQuery).extend({
    /** Only those of which something is claimed for the month, by its first day. */
    claimed_for: day.optional(),
  }),
  result: listOf(ledgerAccount).extend(wholeCount),
});

/** A line of an account: what was claimed, or what was paid. */
export const accountLine = z
  .object({
    kind: z.enum(['claim', 'payment']),
    /** Of the claim or of the payment. */
    id: z.int(),
    /** When it is due, or when it was received. */
    on: day,
    /** For what; empty of a payment. */
    name: z.string(),
    /** The month of the claim; null of a payment and of what is claimed once. */
    for_month: day.nullable(),
    origin: claimOrigin.nullable(),
    way: paymentWay.nullable(),
    /** Why it was claimed by hand, or the note of a payment. */
    reason: z.string(),
    /** Claimed is more than nothing, paid less. */
    amount: hellers,
    /** What is owed behind the line. */
    balance: hellers,
    /** Whether it puts another line right, or was put right by one. */
    is_reversed: z.boolean(),
    /** Of a payment: which claims are paid by what of it is meant for them, before the order of the unit. */
    meant_for: z.array(z.object({ ledger_claim_id: z.int(), amount: hellers })),
  })
  .meta({ id: 'AccountLine' });
export type AccountLine = z.infer<typeof accountLine>;

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/money/account/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Jedno konto ke dni s předpisy a platbami od nejstarších a se zůstatkem po každé z nich',
  params: z.object({ unit_id: id, ledger_account_id: id }),
  query: asOf,
  result: z.object({ account: ledgerAccount, lines: z.array(accountLine) }),
});
