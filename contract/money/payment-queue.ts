import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { hellers, id, version } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import { moneyModules } from '#contract/module-names.ts';
import { MATCH_STEPS } from '#contract/rules/payment-match.ts';
import { ledgerPayment } from './payments.ts';

/** As many waiting payments are told at once; the oldest ones. */
export const MOST_QUEUED = 200;
/** As many accounts are offered for one: each has a digit of its own. */
export const MOST_OFFERS = 9;

/** An account to which a payment may belong, and why. */
export const paymentOffer = z
  .object({
    ledger_account_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    names: z.string(),
    /** The variable symbol of its space; empty where it has none. */
    variable_symbol: z.string(),
    /** What its claims and payments leave to be paid; less than nothing is an overpayment. */
    owed: hellers,
    /** What it was found by, the surest first. */
    steps: z.array(z.enum(MATCH_STEPS)),
    /** The symbol that was meant, where the payment has it with a fault; empty otherwise. */
    meant_symbol: z.string(),
  })
  .meta({ id: 'PaymentOffer' });
export type PaymentOffer = z.infer<typeof paymentOffer>;

export const queuedPayment = z
  .object({ payment: ledgerPayment, offers: z.array(paymentOffer) })
  .meta({ id: 'QueuedPayment' });
export type QueuedPayment = z.infer<typeof queuedPayment>;

const ofUnit = z.object({ unit_id: id });
const queuePath = '/v1/money/queue/{unit_id}';

export const listQueue = endpoint({
  method: 'GET',
  path: queuePath,
  access: 'user',
  modules: moneyModules,
  summary: `Platby, které čekají na přiřazení, nejstarší první, nejvýše ${MOST_QUEUED}; ke každé konta, kterým nejspíš patří, a proč`,
  timeoutMs: 10_000,
  params: ofUnit,
  query: z.object({
    /** Those that were left for later, in place of those that wait. */
    parked: z.literal('1').optional(),
  }),
  result: z.object({
    values: z.array(queuedPayment),
    /** All that wait, or that were left for later. */
    count: z.int(),
  }),
});

export const recogniseQueue = endpoint({
  method: 'POST',
  path: queuePath,
  access: 'user',
  modules: moneyModules,
  summary: 'Nové rozpoznání čekajících plateb: co je teď jisté, se přiřadí',
  creates: true,
  timeoutMs: 30_000,
  params: ofUnit,
  result: z.object({ assigned_count: z.int() }),
  refuses: ['licence-expired'],
});

export const parkPayment = endpoint({
  method: 'POST',
  path: '/v1/money/payment/{unit_id}/{ledger_payment_id}/park',
  access: 'user',
  modules: moneyModules,
  summary: 'Odložení platby, která čeká na přiřazení, nebo její vrácení mezi čekající',
  params: z.object({ unit_id: id, ledger_payment_id: id }),
  body: z.object({ version, is_parked: z.boolean() }),
  result: ledgerPayment,
  refuses: ['licence-expired', 'payment-not-waiting', 'reversed-already', 'payment-returned'],
});

export const changePayments = changeOfMany({
  path: '/v1/money/payments/many/{unit_id}',
  modules: moneyModules,
  summary:
    'Přiřazení toho, co z mnoha plateb čeká, jednomu kontu, nebo jejich odložení a vrácení mezi čekající: všech, nebo žádné; id je ledger_payment_id',
  fields: z.object({
    /** To whom all that waits of them belongs; not with `is_parked`. */
    ledger_account_id: id.optional(),
    is_parked: z.boolean().optional(),
  }),
});
