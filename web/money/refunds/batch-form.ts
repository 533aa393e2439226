import { z } from 'zod';
import { formatMoney } from '#web/lib/czech.ts';
import { createRefund, givenItem, type Overpayment } from '#contract/money/refunds.ts';

/** How one overpayment is given back, as it is typed. */
export interface ItemRow {
  readonly ledger_account_id: number;
  readonly amount: number | string | null;
  readonly payee_account: string;
  readonly payee_name: string;
}

/** The form of a batch. */
export interface BatchValues {
  bank_account_id: string;
  due_on: string | null;
  message: string;
  constant_symbol: string;
  /** Null while nothing was said of overpayments of which some have no known account. */
  items: ItemRow[] | null;
  [field: string]: unknown;
}

/** What a batch starts with: the whole overpayments, to the accounts from which they came. */
export const begunItems = (rows: readonly Overpayment[]): ItemRow[] =>
  rows.map(({ ledger_account_id, amount, payee_account, payee_name }) => ({
    ledger_account_id,
    amount,
    payee_account,
    payee_name,
  }));

const MISSING = 'Doplňte účet, na který se má vrátit';
const most = (amount: number) => `Přeplatek je jen ${formatMoney(amount)}`;

/** Rules of a batch of these overpayments: none is given back over what it is. */
export function batchSchema(rows: readonly Overpayment[]) {
  const over = new Map(rows.map((row) => [row.ledger_account_id, row.amount]));
  const items = z.array(givenItem, MISSING).superRefine((given, context) => {
    for (const [at, { ledger_account_id, amount }] of given.entries()) {
      const limit = over.get(ledger_account_id) ?? 0;
      if (amount <= limit) continue;
      context.addIssue({ code: 'custom', path: [at, 'amount'], message: most(limit) });
    }
  });
  return createRefund.body.extend({ items });
}

/** Where all accounts are known, it may be saved as it is; else nothing is said to be wrong before it was looked at. */
export function initialItems(rows: readonly Overpayment[]): ItemRow[] | null {
  return rows.some(({ payee_account }) => payee_account === '') ? null : begunItems(rows);
}

/** The sum of what reads as amounts, in hellers. */
export const givenSum = (items: readonly ItemRow[]): number =>
  items.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
