import type { BodyOf } from '#contract/endpoint.ts';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import type { previewBankFile } from '#contract/money/bank-statements.ts';
import { sixteenDigits } from '#contract/rules/bank-account.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensureNamed } from '#server/errors.ts';
import { selectAccounts, type StoredAccount } from './accounts.sql.ts';
import { csvReading, type CsvReading } from './csv-reading.ts';
import type { CsvTable } from './files/csv-table.ts';
import type { DialectOf } from './files/gpc.ts';
import { openBankFile, readBankFile } from './files/read-bank-file.ts';
import { bankFault, type ReadAccount, type ReadStatement } from './files/statement.ts';
import { judgeStatement, withJudged, type Judged, type KnownAccount } from './overlap.ts';
import { selectKnown } from './statements.sql.ts';

/** A file, and the account that a person chose for it. */
type Sent = Pick<
  BodyOf<typeof previewBankFile>,
  'bank_account_id' | 'content_base64' | 'csv_columns'
>;

type Account = Pick<
  BankAccount,
  'bank_account_id' | 'name' | 'account_number' | 'bank_code' | 'gpc_dialect' | 'hidden'
>;

/** A statement of the file with its account. */
export type JudgedOf = Judged & { readonly account: Account };

/** Česká spořitelna undoes payments by codes of her own. */
const SAVINGS = '0800';

const fullNumber = ({ account_number, bank_code }: ReadAccount) =>
  bank_code === '' ? account_number : `${account_number}/${bank_code}`;

function dialectsOf(accounts: readonly Account[]): DialectOf {
  const known = new Map(
    accounts.map((account) => {
      const { gpc_dialect, bank_code } = account;
      const byBank = bank_code === SAVINGS ? 'savings' : 'common';
      const undo = gpc_dialect === 'bank' ? byBank : gpc_dialect;
      return [sixteenDigits(account.account_number), { undo }] as const;
    }),
  );
  return (sixteen) => known.get(sixteen);
}

const isOf = (statement: ReadStatement, account: Account) =>
  statement.account === null ||
  (statement.account.account_number === account.account_number &&
    ['', account.bank_code].includes(statement.account.bank_code));

/** The account that a statement is of. Errors: `bank-file`. */
function accountOf(
  statement: ReadStatement,
  accounts: readonly Account[],
  chosen: Account | undefined,
): Account {
  const { account } = statement;
  if (chosen !== undefined && !isOf(statement, chosen))
    throw bankFault(
      `Výpis je z účtu ${account === null ? '' : fullNumber(account)}, vybrali jste účet ${fullNumber(chosen)}.`,
    );
  if (chosen === undefined && account === null)
    throw bankFault('Soubor neříká, ze kterého účtu je. Vyberte účet.');
  const found = chosen === undefined ? accounts.filter((one) => isOf(statement, one)) : [chosen];
  const [only] = found;
  if (only === undefined)
    throw bankFault(
      `Výpis je z účtu ${account === null ? '' : fullNumber(account)}, který jednotka nemá. Nejdřív ho založte na záložce Účty.`,
    );
  if (found.length > 1) throw bankFault('Takové číslo účtu má jednotka u více bank. Vyberte účet.');
  if (only.hidden) throw bankFault(`Účet ${fullNumber(only)} je skrytý, výpisy nepřijímá.`);
  return only;
}

type Placed = { readonly statement: ReadStatement; readonly account: Account };

/** What the accounts of the file have in its days. */
async function knownOf(db: Db, unit: OwnedUnit, placed: readonly Placed[]) {
  const known = new Map<number, KnownAccount>();
  const ids = new Set(placed.map(({ account }) => account.bank_account_id));
  for (const id of ids) {
    const days = placed
      .filter(({ account }) => account.bank_account_id === id)
      .flatMap(({ statement: { from_on, to_on, movements } }) => [
        from_on,
        to_on,
        ...movements.map(({ booked_on }) => booked_on),
      ])
      .toSorted((one, other) => one.localeCompare(other));
    const [from = '', to = from] = [days[0], days.at(-1)];
    known.set(id, await selectKnown(db, unit, { id, from, to }));
  }
  return known;
}

/** A file against what the accounts of the unit have. */
interface JudgedFile {
  /** None while nobody has said what the columns of a CSV file are. */
  readonly judged: readonly JudgedOf[];
  /** Of a CSV file: how it is read. */
  readonly csv: { readonly table: CsvTable; readonly reading: CsvReading } | undefined;
}

/** What was remembered for an account reads files of that one alone. */
function ensureOwnMapping(placed: readonly Placed[], reading: CsvReading | undefined): void {
  const { kept } = reading ?? {};
  if (kept === undefined) return;
  if (placed.some(({ account }) => account.bank_account_id !== kept.bank_account_id))
    throw bankFault('Takové sloupce si portál pamatuje u jiného účtu. Vyberte účet.');
}

/**
 * Statements of a file, each with its account and against what the account has, those of the file before it
 * included; none of a CSV file whose columns nobody knows. Errors: `bank-file`, `not-found` for the chosen account.
 */
export async function judgeFile(db: Db, unit: OwnedUnit, sent: Sent): Promise<JudgedFile> {
  const accounts: readonly StoredAccount[] = await selectAccounts(db, unit);
  const { bank_account_id } = sent;
  const chosen = accounts.find((one) => one.bank_account_id === bank_account_id);
  if (bank_account_id !== undefined) ensureNamed(chosen, 'bank_account_id');
  const file = openBankFile(Buffer.from(sent.content_base64, 'base64'));
  const { table } = file;
  const reading = table && (await csvReading(db, unit, table, sent));
  const csv = table && reading && { table, reading };
  if (reading !== undefined && reading.columns === undefined) return { judged: [], csv };
  const placed = readBankFile(file, dialectsOf(accounts), reading?.columns).map((statement) => ({
    statement,
    account: accountOf(statement, accounts, chosen),
  }));
  ensureOwnMapping(placed, reading);
  const known = await knownOf(db, unit, placed);
  const judged = placed.map(({ statement, account }) => {
    const had = known.get(account.bank_account_id) ?? { statements: [], movements: [] };
    const one = judgeStatement(statement, had);
    known.set(account.bank_account_id, withJudged(had, one));
    return { ...one, account };
  });
  return { judged, csv };
}
