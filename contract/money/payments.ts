import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, requiredText, spaceless, text, version } from '#contract/fields.ts';
import { firstQuery, wholeCount } from '#contract/first-rows.ts';
import { moneyModules } from '#contract/module-names.ts';
import { partReason, paymentWay } from './accounts.ts';
import { ledgerAmount } from './claims.ts';

/** Money that came, with the accounts that it belongs to. */
export const ledgerPayment = z
  .object({
    ledger_payment_id: z.int(),
    unit_id: z.int(),
    received_on: day,
    /** Less than nothing puts another payment right. */
    amount: hellers,
    way: paymentWay,
    variable_symbol: z.string(),
    constant_symbol: z.string(),
    specific_symbol: z.string(),
    payer_account: z.string(),
    payer_name: z.string(),
    message: z.string(),
    note: z.string(),
    parts: z.array(
      z.object({
        ledger_account_id: z.int(),
        amount: hellers,
        /** What it was recognised by. */
        reason: partReason,
        space_number: z.string(),
        building_name: z.string(),
        names: z.string(),
        /** For which claims of the account it is meant (§ 1933 (1)); the rest goes by the order of the unit. */
        claims: z.array(
          z.object({
            ledger_claim_id: z.int(),
            amount: hellers,
            name: z.string(),
            for_month: day.nullable(),
            due_on: day,
          }),
        ),
      }),
    ),
    /** What belongs to no account yet, and did not go back to who paid it. */
    unassigned: hellers,
    /** What of it went back to who paid it. */
    returned: hellers,
    /** Of money that went back: the payment by which it had come. */
    return_of: z.int().nullable(),
    /** The batch that gives back what belongs to nobody, or gave it last; null where none. */
    refund_batch_id: z.int().nullable(),
    /** Whether that batch is not paid yet: until then the payment waits for nobody and cannot be assigned. */
    is_returning: z.boolean(),
    /** Whether it was left for later. */
    is_parked: z.boolean(),
    /** The movement of a bank that it is of; null of what came otherwise, or of a dropped statement. */
    bank_movement_id: z.int().nullable(),
    /** Whether it puts another payment right, or was put right by one. */
    is_reversed: z.boolean(),
    /** Whether a closed month contains it: what of it belongs to somebody changes by an opposite entry alone. */
    is_closed: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'LedgerPayment' });
export type LedgerPayment = z.infer<typeof ledgerPayment>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/money/payments/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Platby jednotky přijaté v rozmezí dnů, nejnovější první',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  query: z.object({ from: day.optional(), to: day.optional(), ...firstQuery }),
  result: listOf(ledgerPayment).extend(wholeCount),
});

const meant = z.object({ ledger_claim_id: id, amount: ledgerAmount });
const part = z.object({
  ledger_account_id: id,
  amount: ledgerAmount,
  /** For which claims of the account it is meant; what is left out goes by the order of the unit. */
  claims: z.array(meant).max(100).optional(),
});
const parts = z.array(part).max(100);

export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/money/payment/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary:
    'Zapsání přijaté platby; bez kont se pozná podle symbolu nebo účtu plátce, jinak čeká na přiřazení',
  creates: true,
  params: z.object({ unit_id: id }),
  body: z.object({
    received_on: day,
    amount: ledgerAmount,
    way: paymentWay,
    variable_symbol: spaceless(10)
      .regex(/^\d{0,10}$/, 'Variabilní symbol smí obsahovat pouze číslice')
      .default(''),
    payer_account: text(50).default(''),
    payer_name: text(150).default(''),
    message: text(500).default(''),
    note: text(500).default(''),
    parts: parts.default([]),
  }),
  result: ledgerPayment,
  refuses: ['licence-expired'],
});

export const assignPayment = endpoint({
  method: 'POST',
  path: '/v1/money/payment/{unit_id}/{ledger_payment_id}/parts',
  access: 'user',
  modules: moneyModules,
  summary:
    'Rozdělení platby mezi konta, a na přání mezi jejich předpisy; co žádné konto nemá, čeká. Co z platby obsahuje uzavřený měsíc, změní jen opačný zápis: s jeho důvodem se platba stornuje a zapíše znovu, výsledkem je nová',
  params: z.object({ unit_id: id, ledger_payment_id: id }),
  body: z.object({
    version,
    parts,
    /** Why an opposite entry may be made, where one is needed. */
    opposite_note: requiredText(500).optional(),
  }),
  result: ledgerPayment,
  refuses: ['licence-expired', 'reversed-already', 'payment-closed', 'payment-returned'],
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/v1/money/payment/{unit_id}/{ledger_payment_id}/reverse',
  access: 'user',
  modules: moneyModules,
  summary: 'Storno platby opačnou platbou s důvodem; vrátí, co platba zaplatila',
  creates: true,
  params: z.object({ unit_id: id, ledger_payment_id: id }),
  body: z.object({ received_on: day, note: requiredText(500) }),
  result: ledgerPayment,
  refuses: ['licence-expired', 'reversed-already', 'payment-returned'],
});
