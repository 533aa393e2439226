import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id, moment } from '#contract/fields.ts';
import { accountingCode, codeKind } from './accounting-codes.ts';

/** A month by its first day. */
const month = day.refine((value) => value.endsWith('-01'), 'Zadejte první den měsíce');
const ofMonth = z.object({ unit_id: id, month });
const modules = ['accounting'] as const;

const { unit_id: _unit, version: _version, ...codes } = accountingCode.shape;

/** What was booked in a month under one name of claims, or by one way of payment. */
export const accountingTotal = z
  .object({
    ...codes,
    documents_count: z.int(),
    /** What was claimed, or paid, without opposite entries, and those. */
    amount: hellers,
    opposite: hellers,
    total: hellers,
  })
  .meta({ id: 'AccountingTotal' });
export type AccountingTotal = z.infer<typeof accountingTotal>;

/** A file that was made for the bookkeeping: who made it, when, and what it held. */
export const accountingExport = z
  .object({
    accounting_export_id: z.int(),
    /** All of the month, or only what no earlier file held. */
    scope: z.enum(['all', 'new']),
    documents_count: z.int(),
    claimed: hellers,
    paid: hellers,
    /** Whether the month was closed then. */
    is_closed: z.boolean(),
    /** SHA-256 of the file. */
    content_hash: z.string(),
    user_name: z.string(),
    created: moment,
  })
  .meta({ id: 'AccountingExport' });
export type AccountingExport = z.infer<typeof accountingExport>;

/** A month of the unit as the bookkeeping takes it over. */
export const accountingMonth = z
  .object({
    unit_id: z.int(),
    month: day,
    /** When it was closed; null while something can still come into it. */
    closed_at: moment.nullable(),
    /** What all accounts owe together before the month and behind it, payments of nobody taken off. */
    opening: hellers,
    claimed: hellers,
    paid: hellers,
    closing: hellers,
    /** The closing balance counted another way: the sum of accounts, and payments that belong to none. */
    of_accounts: hellers,
    unassigned: hellers,
    totals: z.array(accountingTotal),
    exports: z.array(accountingExport),
    /** Documents of the month that no file has held yet. */
    new_count: z.int(),
  })
  .meta({ id: 'AccountingMonth' });
export type AccountingMonth = z.infer<typeof accountingMonth>;

const path = '/v1/money/accounting/{unit_id}/{month}';

export const readAccountingMonth = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary:
    'Měsíc pro účetnictví: předpisy a platby zaúčtované v měsíci podle účtů, počáteční a konečný zůstatek, vytvořené soubory',
  timeoutMs: 10_000,
  params: ofMonth,
  result: accountingMonth,
});

/** A claim or a payment that was booked in a month. */
export const accountingLine = z
  .object({
    kind: codeKind,
    /** Of the claim or of the payment. */
    id: z.int(),
    /** When it is due, or when it was received. */
    on: day,
    /** For what, or which way. */
    name: z.string(),
    /** Of a claim; null of a payment, which may belong to more accounts. */
    ledger_account_id: z.int().nullable(),
    space_number: z.string(),
    building_name: z.string(),
    /** Whose the account is, or who paid. */
    names: z.string(),
    variable_symbol: z.string(),
    amount: hellers,
    is_opposite: z.boolean(),
    /** Whether some file has held it. */
    is_exported: z.boolean(),
  })
  .meta({ id: 'AccountingLine' });
export type AccountingLine = z.infer<typeof accountingLine>;

export const listAccountingLines = endpoint({
  method: 'GET',
  path: `${path}/lines`,
  access: 'user',
  modules,
  summary: 'Předpisy a platby zaúčtované v měsíci jeden po druhém, všechny nebo z jednoho součtu',
  timeoutMs: 10_000,
  params: ofMonth,
  query: z.object({ kind: codeKind.optional(), name: z.string().max(100).optional() }),
  result: z.object({ values: z.array(accountingLine) }),
});

export const exportToPohoda = endpoint({
  method: 'POST',
  path: `${path}/pohoda`,
  access: 'user',
  modules,
  summary:
    'Soubor XML pro Pohodu s doklady měsíce: všemi, nebo jen těmi, které žádný dřívější soubor neměl',
  timeoutMs: 30_000,
  params: ofMonth,
  body: z.object({ scope: z.enum(['all', 'new']) }),
  result: z.object({
    file_name: z.string(),
    content_type: z.string(),
    content_base64: z.string(),
    made: accountingExport,
  }),
  refuses: ['licence-expired', 'accounting-incomplete', 'accounting-nothing-new'],
});
