import { accountOfIban, plainAccount } from '#contract/rules/bank-account.ts';
import { hellersOf, symbolOf } from './amounts.ts';
import { ensureEnded } from './csv-ended.ts';
import { amountFormat, dayFormat } from './csv-formats.ts';
import type { Columns, Preamble } from './csv-heads.ts';
import { amountsOf, balancesOf } from './csv-money.ts';
import { CsvRow } from './csv-row.ts';
import type { CsvTable } from './csv-table.ts';
import {
  bankFault,
  blankMovement,
  type ReadAccount,
  type ReadMovement,
  type ReadStatement,
} from './statement.ts';

type ReadDay = (cell: string) => string | undefined;

function dayIn(cell: string, line: number, read: ReadDay): string {
  const day = read(cell);
  if (day === undefined) throw bankFault(`„${cell}“ není datum`, line);
  return day;
}

function accountIn(cell: string, bank = ''): ReadAccount | null {
  const czech = accountOfIban(cell) ?? cell.replaceAll(/\s/g, '');
  const [account = '', own = ''] = czech.split('/');
  if (account === '') return null;
  return { account_number: plainAccount(account), bank_code: own === '' ? bank : own };
}

function counterOf(row: CsvRow): string {
  const account = accountIn(row.told('counter_account'), row.told('counter_bank'));
  if (account === null) return '';
  const { account_number, bank_code } = account;
  return bank_code === '' ? account_number : `${account_number}/${bank_code}`;
}

const isCrowns = (currency: string) => ['', 'CZK', 'Kč'].includes(currency);

function movementOf(row: CsvRow, amount: number, readDay: ReadDay): ReadMovement {
  const currency = row.told('currency');
  if (!isCrowns(currency))
    throw bankFault(`pohyb je v měně ${currency}; portál vede jen účty v korunách`, row.number);
  const kind_text = row.told('kind_text');
  return {
    ...blankMovement,
    own_id: row.told('own_id'),
    booked_on: dayIn(row.told('booked_on'), row.number, readDay),
    amount,
    counter_account: counterOf(row),
    counter_name: row.told('counter_name'),
    variable_symbol: symbolOf(row.told('variable_symbol')),
    constant_symbol: symbolOf(row.told('constant_symbol')),
    specific_symbol: symbolOf(row.told('specific_symbol')),
    message: row.told('message'),
    kind_text,
    is_reversal: /storno/i.test(kind_text),
  };
}

/** The account that every row names; rows of several are no one statement. */
function rowsAccount(rows: readonly CsvRow[]): ReadAccount | null {
  const [first] = rows;
  const told = first?.told('own_account') ?? '';
  const other = rows.find((row) => row.told('own_account') !== told);
  if (other !== undefined) throw bankFault('pohyb je z jiného účtu než první', other.number);
  return accountIn(told);
}

function balanceOf(cell: string | undefined): number | null {
  return cell === undefined ? null : (hellersOf(cell) ?? null);
}

/** The days that the file tells, or those of its movements. Errors: `bank-file`. */
function spanOf(preamble: Preamble, movements: readonly ReadMovement[]) {
  const days = movements.map(({ booked_on }) => booked_on).toSorted((a, b) => a.localeCompare(b));
  const told = (cell: string) => dayIn(cell, 1, dayFormat([cell]).read);
  const from_on = preamble.from === undefined ? days[0] : told(preamble.from);
  const to_on = preamble.to === undefined ? days.at(-1) : told(preamble.to);
  if (from_on === undefined || to_on === undefined) throw bankFault('Soubor CSV nemá žádný pohyb.');
  return { from_on, to_on };
}

const moneyColumns = ['amount', 'income', 'expense', 'balance'] as const;

/** How the rows write days and amounts; all columns of amounts together. Errors: `bank-file`. */
export function csvFormats(table: CsvTable, columns: Columns) {
  const cellsOf = (place: number | undefined) =>
    place === undefined ? [] : table.rows.map(({ cells }) => cells[place] ?? '');
  return {
    day: dayFormat(cellsOf(columns.booked_on)),
    amount: amountFormat(moneyColumns.flatMap((meaning) => cellsOf(columns[meaning]))),
  };
}

/**
 * The statement of a CSV file, read by what its columns say, whoever has said it: its headings, what was remembered
 * of them, or a person. Errors: `bank-file`.
 */
export function readBankCsv(table: CsvTable, columns: Columns): ReadStatement[] {
  const { preamble } = table;
  if (!isCrowns(preamble.currency ?? ''))
    throw bankFault(`Výpis je v měně ${preamble.currency}; portál vede jen účty v korunách.`);
  ensureEnded(table, columns);
  const formats = csvFormats(table, columns);
  const rows = table.rows.map(({ cells, place }) => new CsvRow(place + 1, cells, columns));
  const amounts = amountsOf(rows, formats.amount.read);
  const movements = rows.map((row, at) => movementOf(row, amounts[at] ?? 0, formats.day.read));
  const balances = balancesOf(rows, amounts, formats.amount.read);
  return [
    {
      format: 'csv',
      account: accountIn(preamble.account ?? '', preamble.bank) ?? rowsAccount(rows),
      number: '',
      ...spanOf(preamble, movements),
      opening: balanceOf(preamble.opening) ?? balances.opening,
      closing: balanceOf(preamble.closing) ?? balances.closing,
      movements,
    },
  ];
}
