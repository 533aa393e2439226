import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  chosenId,
  day,
  hellers,
  id,
  moment,
  requiredText,
  ruled,
  spaceless,
  text,
  version,
} from '#contract/fields.ts';
import { asOf } from '#contract/pasports/pasport.ts';
import { payeeAccountRule, plainPayee } from '#contract/rules/payee-account.ts';
import { required } from '#contract/rules/required.ts';
import { ledgerAmount } from './claims.ts';

const modules = ['refunds'] as const;
const params = z.object({ unit_id: id });

const accountTold = {
  ledger_account_id: z.int(),
  space_number: z.string(),
  building_name: z.string(),
  names: z.string(),
  variable_symbol: z.string(),
};

/** An account that has paid more than was claimed of it by the day. */
export const overpayment = z
  .object({
    ...accountTold,
    /** Whether they bear the space on the day: then it pays their next claim by itself. */
    is_present: z.boolean(),
    /** What is over, more than nothing. */
    amount: hellers,
    /** The batch that is giving it back; null where none is. */
    refund_batch_id: z.int().nullable(),
    /** The account from which they paid last, and whose name it bore; empty where none is known to be right. */
    payee_account: z.string(),
    payee_name: z.string(),
  })
  .meta({ id: 'Overpayment' });
export type Overpayment = z.infer<typeof overpayment>;

export const browseOverpayments = endpoint({
  method: 'GET',
  path: '/v1/money/overpayments/{unit_id}',
  access: 'user',
  modules,
  summary:
    'Konta s přeplatkem ke dni a účet, ze kterého naposledy platila; přeplatek jinak sám zůstane na další předpis',
  timeoutMs: 10_000,
  params,
  query: asOf,
  result: listOf(overpayment),
});

/** Prepared, its file was downloaded, paid by the bank, or given up. */
export const refundState = z.enum(['prepared', 'downloaded', 'paid', 'cancelled']);
export type RefundState = z.infer<typeof refundState>;

const batchTold = {
  refund_batch_id: z.int(),
  unit_id: z.int(),
  bank_account_id: z.int(),
  /** The name of the account from which it is paid, and its number/bank. */
  bank_account_name: z.string(),
  paying_account: z.string(),
  due_on: day,
  message: z.string(),
  constant_symbol: z.string(),
  state: refundState,
  paid_on: day.nullable(),
  user_name: z.string(),
  created: moment,
  items_count: z.int(),
  total: hellers,
  /** Of how many the bank says by its statements that the money has left, and when the last did. */
  sent_count: z.int(),
  sent_on: day.nullable(),
  version: z.int(),
};

export const refundBatch = z.object(batchTold).meta({ id: 'RefundBatch' });
export type RefundBatch = z.infer<typeof refundBatch>;

export const refundItem = z
  .object({
    refund_item_id: z.int(),
    ...accountTold,
    /** Null where a payment that belongs to nobody is given back; names and symbol are of it then. */
    ledger_account_id: z.int().nullable(),
    /** The payment whose money goes back to who paid it; null of an overpayment. */
    returned_payment_id: z.int().nullable(),
    /** When it came. */
    returned_on: day.nullable(),
    amount: hellers,
    payee_account: z.string(),
    payee_name: z.string(),
    /** What the account is over now; less than the amount where a claim came meanwhile. Of a payment its amount, which is held. */
    overpaid: hellers,
    /** What was booked when the batch was paid. */
    ledger_payment_id: z.int().nullable(),
    /** When its money has left by the statement of the bank, and by which movement; null where none is known. */
    sent_on: day.nullable(),
    bank_movement_id: z.int().nullable(),
  })
  .meta({ id: 'RefundItem' });
export type RefundItem = z.infer<typeof refundItem>;

const openedRefund = z
  .object({ ...batchTold, items: z.array(refundItem) })
  .meta({ id: 'OpenedRefund' });
export type OpenedRefund = z.infer<typeof openedRefund>;

const path = '/v1/money/refunds/{unit_id}';

export const listRefunds = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Dávky vracených přeplatků, nejnovější první',
  params,
  result: listOf(refundBatch),
});

/** Number/bank of whom money is given back to. */
const payeeAccount = ruled(spaceless(25), required, payeeAccountRule).transform(plainPayee);

/** Accounts of one batch; the least limit of a bank stands in `abo-dialect.ts`. */
export const MOST_ITEMS = 1000;

/** What a person decides of one overpayment. */
export const givenItem = z.object({
  ledger_account_id: id,
  amount: ledgerAmount,
  payee_account: payeeAccount,
  payee_name: text(150).default(''),
});

/** How much of a payment that belongs to nobody goes back, to the account from which the bank says it came. */
export const givenReturn = z.object({ ledger_payment_id: id, amount: ledgerAmount });

export const createRefund = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary:
    'Dávka vracených peněz: přeplatky kont a platby, které nikomu nepatří; komu, kolik, na jaký účet a kdy. Nic se tím neodešle',
  creates: true,
  timeoutMs: 10_000,
  params,
  body: z.object({
    bank_account_id: chosenId('Zvolte účet, ze kterého se zaplatí'),
    due_on: day,
    message: requiredText(35),
    constant_symbol: ruled(spaceless(4), required)
      .regex(/^\d{4}$/, 'Konstantní symbol má čtyři číslice')
      .default('0308'),
    items: z.array(givenItem).max(MOST_ITEMS).default([]),
    /** Payments of nobody; with `items` at least one. */
    payments: z.array(givenReturn).max(MOST_ITEMS).default([]),
  }),
  result: z.object({ batch: openedRefund }),
  refuses: ['licence-expired', 'refund-open', 'refund-over', 'refund-no-payer', 'refund-not-fit'],
});

const one = '/v1/money/refund/{unit_id}/{refund_batch_id}';
const ofBatch = z.object({ unit_id: id, refund_batch_id: id });

export const readRefund = endpoint({
  method: 'GET',
  path: one,
  access: 'user',
  modules,
  summary: 'Jedna dávka vracených přeplatků se svými položkami',
  params: ofBatch,
  result: openedRefund,
});

export const downloadRefund = endpoint({
  method: 'POST',
  path: `${one}/file`,
  access: 'user',
  modules,
  summary: 'Soubor dávky pro import do banky: ABO (KPC), nebo pain.001; portál ho sám neodesílá',
  params: ofBatch,
  body: z.object({
    format: z.enum(['abo', 'pain']),
    /** Another due day; where the one of the batch has passed, it is needed. */
    due_on: day.optional(),
  }),
  result: z.object({
    file_name: z.string(),
    content_type: z.string(),
    content_base64: z.string(),
    batch: openedRefund,
  }),
  refuses: ['licence-expired', 'refund-done', 'refund-late', 'refund-not-fit'],
});

export const payRefund = endpoint({
  method: 'POST',
  path: `${one}/paid`,
  access: 'user',
  modules,
  summary: 'Potvrzení, že banka dávku zaplatila; na konta se zapíší odchozí platby, právě jednou',
  params: ofBatch,
  body: z.object({ version, paid_on: day }),
  result: openedRefund,
  refuses: ['licence-expired', 'refund-done'],
});

export const cancelRefund = endpoint({
  method: 'POST',
  path: `${one}/cancel`,
  access: 'user',
  modules,
  summary:
    'Zrušení dávky, která nebyla zaplacena; přeplatky zůstanou na kontech, platby znovu čekají',
  params: ofBatch,
  body: z.object({ version }),
  result: openedRefund,
  refuses: ['licence-expired', 'refund-done', 'refund-sent'],
});
