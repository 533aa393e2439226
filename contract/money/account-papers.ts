import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { asOf, savedVersion } from '#contract/pasports/pasport.ts';
import { creditOrders } from '#contract/rules/crediting.ts';
import { ledgerAccount } from './accounts.ts';

// The account of a space on paper and by link: what is to be paid, to where, and what it consists of.

/** A document for paper, as a file. */
export const paperPdf = z
  .object({
    file_name: z.string(),
    content_type: z.literal('application/pdf'),
    content_base64: z.string(),
  })
  .meta({ id: 'PaperPdf' });
export type PaperPdf = z.infer<typeof paperPdf>;

/**
 * Why there is no code: nothing is to be paid, the day is past and the sum may have been paid since, the
 * unit has no bank account, it has several and none is chosen, or the sum is more than a code bears.
 */
const lacking = z.enum(['nothing', 'past', 'no-account', 'choose-account', 'too-much']);
export type LackingCode = z.infer<typeof lacking>;

/** What is to be paid of an account at the end of a day, and how. */
export const accountPayment = z
  .object({
    /** Never less than nothing. */
    to_pay: hellers,
    /** When it is due; null where it is overdue, or nothing is to be paid. */
    due_on: day.nullable(),
    overdue: hellers,
    owed_since: day.nullable(),
    /** What is claimed already and due next after the day. */
    next: z.object({ due_on: day, amount: hellers }).nullable(),
    /** number/bank; empty where it is not known which. */
    account_number: z.string(),
    iban: z.string(),
    variable_symbol: z.string(),
    message: z.string(),
    /** The text of the QR code. */
    spayd: z.string().nullable(),
    lacking: lacking.nullable(),
  })
  .meta({ id: 'AccountPayment' });
export type AccountPayment = z.infer<typeof accountPayment>;

/** A line of an account as its people read it. */
export const paperLine = z
  .object({
    /** Which of the account's lines it is. */
    line: z.int(),
    kind: z.enum(['claim', 'payment']),
    on: day,
    text: z.string(),
    /** Claimed is more than nothing, paid less. */
    amount: hellers,
    balance: hellers,
  })
  .meta({ id: 'AccountPaperLine' });

/** An account for whoever bears it. */
export const accountPaper = z
  .object({
    unit_name: z.string(),
    space_number: z.string(),
    building_name: z.string(),
    place: z.string(),
    names: z.string(),
    as_of: day,
    /** The first day whose lines are told; what was before is in `opening`. */
    from: day,
    opening: hellers,
    claimed: hellers,
    paid: hellers,
    balance: hellers,
    lines: z.array(paperLine),
    /** Which claims payments pay first. */
    credit_order: z.enum(creditOrders),
    payment: accountPayment,
  })
  .meta({ id: 'AccountPaper' });
export type AccountPaper = z.infer<typeof accountPaper>;

export const ofAccount = z.object({ unit_id: id, ledger_account_id: id });
const ofUnit = z.object({ unit_id: id });

export const readAccountPayment = endpoint({
  method: 'GET',
  path: '/v1/money/account-payment/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Kolik je z konta ke dni k úhradě, na který účet a kód QR platby',
  timeoutMs: 10_000,
  params: ofAccount,
  query: asOf,
  result: z.object({
    payment: accountPayment,
    /** Bank accounts of the unit among which one may be chosen. */
    accounts: z.array(z.object({ bank_account_id: z.int(), name: z.string(), number: z.string() })),
  }),
});

export const printAccount = endpoint({
  method: 'POST',
  path: '/v1/money/account-pdf/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Konto ke dni v PDF: pohyby, zůstatek a QR platba',
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  params: ofAccount,
  body: z.object({ as_of: day.optional(), from: day.optional() }),
  result: paperPdf,
});

/** Accounts of one file, at most. */
export const MOST_PAPERS = 500;

export const printAccounts = endpoint({
  method: 'POST',
  path: '/v1/money/accounts-pdf/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Konta vybraných prostorů ke dni v jednom PDF, každé na své stránce',
  reads: true,
  perMinute: 10,
  timeoutMs: 60_000,
  params: ofUnit,
  body: z.object({
    as_of: day.optional(),
    ledger_account_ids: z
      .array(id)
      .min(1, 'Vyberte aspoň jedno konto')
      .max(MOST_PAPERS, `Vyberte nejvýše ${MOST_PAPERS} kont`),
  }),
  result: paperPdf,
});

const paperSettings = z
  .object({
    unit_id: z.int(),
    /** The bank account on papers; null: the only shown one. */
    bank_account_id: z.int().nullable(),
    version: z.int(),
  })
  .meta({ id: 'PaperSettings' });
export type PaperSettings = z.infer<typeof paperSettings>;

const settingsPath = '/v1/money/paper-settings/{unit_id}';
export const getPaperSettings = endpoint({
  method: 'GET',
  path: settingsPath,
  access: 'user',
  modules: moneyModules,
  summary: 'Který bankovní účet se tiskne na konta a QR platby',
  params: ofUnit,
  result: paperSettings,
});
export const updatePaperSettings = endpoint({
  method: 'PUT',
  path: settingsPath,
  access: 'client-admin',
  modules: moneyModules,
  summary: 'Změna bankovního účtu na kontech a QR platbách',
  params: ofUnit,
  body: z.object({ ...savedVersion, bank_account_id: id.nullable() }),
  result: paperSettings,
  refuses: ['licence-expired'],
});

export const listAccountsOf = endpoint({
  method: 'GET',
  path: '/v1/money/accounts-of/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Konta jedné osoby nebo jednoho prostoru k dnešku',
  timeoutMs: 10_000,
  params: ofUnit,
  query: z.object({ address_id: id.optional(), pasport_id: id.optional() }),
  result: listOf(ledgerAccount),
});
