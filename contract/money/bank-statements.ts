import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, ifGiven, moment, requiredText } from '#contract/fields.ts';
import { bankCsv, csvColumns } from './bank-mappings.ts';
import { bookedMovements } from './bank-movements.ts';
import { deleted } from '#contract/pasports/pasport.ts';

/** The largest file of statements: 8 MB, some sixty thousand lines of a GPC file. */
export const MOST_BANK_FILE_BYTES = 8 * 1024 * 1024;

/** Of which kind the file was. */
const bankFormat = z.enum(['gpc', 'camt', 'fio', 'csv']);
export type BankFormat = z.infer<typeof bankFormat>;

/** What a statement says of itself; balances and its number where the file tells them. */
const told = {
  format: bankFormat,
  /** As the bank numbers it; empty where it does not. */
  number: z.string(),
  from_on: day,
  to_on: day,
  opening: hellers.nullable(),
  closing: hellers.nullable(),
  /** Of its movements that are its own, not of a statement that overlaps it. */
  credit: hellers,
  debit: hellers,
  movements_count: z.int(),
  /** Movements that another statement had brought before. */
  doubled_count: z.int(),
};

export const bankStatement = z
  .object({
    bank_statement_id: z.int(),
    unit_id: z.int(),
    bank_account_id: z.int(),
    account_name: z.string(),
    ...told,
    waiting_count: z.int(),
    parked_count: z.int(),
    /** Numbers that are missing before it, the first and the last; null where none are. */
    missing_first: z.int().nullable(),
    missing_last: z.int().nullable(),
    /** The closing balance before it, where its opening one is another; null where it goes on. */
    expected_opening: hellers.nullable(),
    /** By when the next statement of its account was to come and has not, by the rhythm of past ones; null else. */
    next_due_on: day.nullable(),
    file_name: z.string(),
    user_name: z.string(),
    created: moment,
  })
  .meta({ id: 'BankStatement' });
export type BankStatement = z.infer<typeof bankStatement>;

/** A statement of a file, before it is accepted. */
export const bankPreview = z
  .object({
    bank_account_id: z.int(),
    account_name: z.string(),
    /** The same one was accepted before. */
    is_known: z.boolean(),
    ...told,
  })
  .meta({ id: 'BankPreview' });
export type BankPreview = z.infer<typeof bankPreview>;

const ofUnit = z.object({ unit_id: id });
const statementsPath = '/v1/money/bank/statements/{unit_id}';

export const listBankStatements = endpoint({
  method: 'GET',
  path: statementsPath,
  access: 'user',
  modules: ['bank'],
  summary:
    'Přijaté výpisy všech účtů jednotky, nejnovější první, s chybějícími čísly, skoky zůstatků a dalším výpisem, který se opozdil',
  params: ofUnit,
  result: listOf(bankStatement),
});

const file = z.object({
  /** The account of the file; where it is left out, it is known by the number that the file tells. */
  bank_account_id: id.optional(),
  file_name: requiredText(200),
  /** What the columns of a CSV file say, where its headings do not; remembered for the account once accepted. */
  csv_columns: csvColumns.optional(),
  content_base64: z
    .base64(ifGiven('Soubor se nepodařilo přečíst'))
    .max(Math.ceil(MOST_BANK_FILE_BYTES / 3) * 4, 'Soubor je větší než 8 MB'),
});
const upload = {
  method: 'POST',
  access: 'user',
  modules: ['bank'],
  perMinute: 30,
  timeoutMs: 30_000,
  maxBodyBytes: 12 * 1024 * 1024,
  params: ofUnit,
  body: file,
} as const;

export const previewBankFile = endpoint({
  ...upload,
  path: '/v1/money/bank/preview/{unit_id}',
  reads: true,
  summary: 'Co je v souboru výpisů GPC, camt.053, Fio nebo CSV; nic se nezapisuje',
  result: z.object({
    /** None while nobody has said what the columns of a CSV file are. */
    values: z.array(bankPreview),
    /** Of a CSV file; null for any other. */
    csv: bankCsv.nullable(),
  }),
  refuses: ['bank-file'],
});

export const acceptBankFile = endpoint({
  ...upload,
  path: statementsPath,
  creates: true,
  summary: 'Přijetí všech nových výpisů souboru, celého, nebo vůbec; co přišlo, jsou hned platby',
  result: z.object({
    values: z.array(z.object({ bank_statement_id: z.int() })),
    ...bookedMovements.shape,
  }),
  refuses: ['bank-file', 'bank-file-known', 'licence-expired'],
});

export const deleteBankStatement = endpoint({
  method: 'DELETE',
  path: '/v1/money/bank/statement/{unit_id}/{bank_statement_id}',
  access: 'user',
  modules: ['bank'],
  summary: 'Odebrání výpisu se všemi jeho pohyby; jeho platby vezmou zpět opačné platby',
  params: z.object({ unit_id: id, bank_statement_id: id }),
  result: deleted,
  refuses: ['bank-statement-doubled', 'bank-statement-closed', 'payment-returned'],
});
