import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, requiredText, ruled, spaceless, text, version } from '#contract/fields.ts';
import { optional } from '#contract/rules/rule.ts';
import { bookAccountRule } from '#contract/rules/book-account.ts';

/** What has a code: a name of what is claimed, or a way of payment. */
export const codeKind = z.enum(['claim', 'payment']);
export type CodeKind = z.infer<typeof codeKind>;

const bookAccount = ruled(spaceless(10), optional(bookAccountRule)).default('');

const told = {
  /** Sides of the entry: the accounts MD and D, empty where the unit has not said. */
  debit_account: z.string(),
  credit_account: z.string(),
  /** What Pohoda calls předkontace. */
  posting: z.string(),
  /** The centre of costs (středisko). */
  centre: z.string(),
  /** Of a way of payment: the code of its bank account or cash desk in Pohoda. */
  cash_code: z.string(),
};

/** By which accounts the bookkeeping knows one name of claims, or one way of payment. */
export const accountingCode = z
  .object({
    unit_id: z.int(),
    kind: codeKind,
    /** The name of claims, or the way: bank, cash, sipo, other. */
    name: z.string(),
    ...told,
    version: z.int(),
  })
  .meta({ id: 'AccountingCode' });
export type AccountingCode = z.infer<typeof accountingCode>;

const path = '/v1/money/accounting-codes/{unit_id}';
const params = z.object({ unit_id: id });

export const listAccountingCodes = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['accounting'],
  summary:
    'Účty MD a D, předkontace a středisko podle toho, co se předepisuje, a podle způsobu platby; i to, co je zatím nemá',
  params,
  result: listOf(accountingCode),
});

export const saveAccountingCode = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['accounting'],
  summary: 'Uložení účtů a předkontace jedné položky předpisu nebo způsobu platby',
  params,
  body: z.object({
    version,
    kind: codeKind,
    name: requiredText(100),
    debit_account: bookAccount,
    credit_account: bookAccount,
    posting: text(20).default(''),
    centre: text(20).default(''),
    cash_code: text(20).default(''),
  }),
  result: accountingCode,
  refuses: ['licence-expired'],
});
