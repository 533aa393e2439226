import { accountOfIban, plainAccount } from '#contract/rules/bank-account.ts';
import { asDay } from '#contract/values/day.ts';
import { FileFault } from '#server/files/file-fault.ts';
import { readCsv } from '#server/files/csv.ts';
import { hellersOf, symbolOf } from './amounts.ts';
import { columnsOf, preambleOf, type Columns, type Meaning, type Preamble } from './csv-heads.ts';
import {
  bankFault,
  blankMovement,
  type ReadAccount,
  type ReadMovement,
  type ReadStatement,
} from './statement.ts';

const MOST_LINES = 100_000;
/** In characters; longer is what a quotation mark that nothing ends makes of a file. */
const LONGEST_ROW = 100_000;
/** Headings stand among the first rows. */
const HEAD_WITHIN = 40;

const DELIMITERS = [';', ',', '\t'];

/** The delimiter under which one of the first lines is that of headings. */
function delimiterOf(text: string): string | undefined {
  const lines = text.slice(0, 50_000).split(/\r?\n/, HEAD_WITHIN);
  return DELIMITERS.find((delimiter) =>
    lines.some((line) => columnsOf(line.split(delimiter)) !== undefined),
  );
}

/** No line is longer than a row may be: of a line of delimiters alone millions of cells would be made. */
function ensureLines(text: string): void {
  let [begin, line] = [0, 1];
  for (const { index } of text.matchAll(/[\r\n]|$/g)) {
    if (index - begin > LONGEST_ROW)
      throw bankFault('je delší, než jaký v souboru CSV banka píše.', line);
    if (text[index] !== '\r') line += 1;
    begin = index + 1;
  }
}

function rowsOf(text: string): string[][] {
  ensureLines(text);
  try {
    const known = { most: MOST_LINES, longest: LONGEST_ROW, delimiter: delimiterOf(text) };
    return readCsv(text, known);
  } catch (error) {
    if (error instanceof FileFault) throw bankFault(error.message);
    throw error;
  }
}

/** A row with its number in the file, read by what its columns say. */
class Row {
  readonly number: number;
  readonly #cells: readonly string[];
  readonly #columns: Columns;

  constructor(number: number, cells: readonly string[], columns: Columns) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  told(meaning: Meaning): string {
    const place = this.#columns[meaning];
    return place === undefined ? '' : (this.#cells[place] ?? '').trim();
  }
}

function dayOf(cell: string, line: number): string {
  const reading = asDay(cell);
  if ('fault' in reading) throw bankFault(`„${cell}“ není datum`, line);
  return String(reading.value);
}

function amountOf(row: Row): number {
  const cell = row.told('amount');
  const amount = hellersOf(cell);
  if (amount === undefined) throw bankFault(`„${cell}“ není částka`, row.number);
  const isOut = /^odchoz/i.test(row.told('direction'));
  return isOut && amount > 0 ? -amount : amount;
}

function accountIn(cell: string, bank = ''): ReadAccount | null {
  const czech = accountOfIban(cell) ?? cell.replaceAll(/\s/g, '');
  const [account = '', own = ''] = czech.split('/');
  if (account === '') return null;
  return { account_number: plainAccount(account), bank_code: own === '' ? bank : own };
}

function counterOf(row: Row): string {
  const account = accountIn(row.told('counter_account'), row.told('counter_bank'));
  if (account === null) return '';
  const { account_number, bank_code } = account;
  return bank_code === '' ? account_number : `${account_number}/${bank_code}`;
}

const isCrowns = (currency: string) => ['', 'CZK', 'Kč'].includes(currency);

function movementOf(row: Row): ReadMovement {
  const currency = row.told('currency');
  if (!isCrowns(currency))
    throw bankFault(`pohyb je v měně ${currency}; portál vede jen účty v korunách`, row.number);
  const kind_text = row.told('kind_text');
  return {
    ...blankMovement,
    own_id: row.told('own_id'),
    booked_on: dayOf(row.told('booked_on'), row.number),
    amount: amountOf(row),
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

interface RawRow {
  readonly cells: readonly string[];
  readonly place: number;
}

/** Banks write hellers in all amounts of a file. */
const TWO_DECIMALS = 2;

const decimalsOf = (cell: string) => /[.,](\d*)\D*$/.exec(cell.trim())?.[1]?.length ?? 0;

/** Whether the end of the last cell can be told from a cut one by what stands above it: nothing else may follow. */
const isWhole: Readonly<
  Partial<Record<Meaning, (cell: string, above: readonly string[]) => boolean>>
> = {
  // An amount that is cut has fewer decimals than the others; without decimals nobody knows.
  amount: (cell, above) =>
    decimalsOf(cell) === TWO_DECIMALS && above.every((other) => decimalsOf(other) === TWO_DECIMALS),
  booked_on: (cell, above) =>
    /(?:^\d{4}\D\d\d\D\d\d|\D\d{4})$/.test(cell.trim()) &&
    above.every((other) => other.trim().length <= cell.trim().length + 2),
  currency: (cell, above) => above.every((other) => other === cell),
  counter_bank: (cell) => cell === '' || /^\d{4}$/.test(cell),
  // Another account, or one of another bank, would be taken for the payer's.
  own_account: (cell, above) => above.every((other) => other === cell),
  counter_account: (cell, above) =>
    /\/\d{4}$/.test(cell) || above.every((other) => !other.includes('/')),
};

/**
 * The last row has all its cells, and where nothing ends it, its last cell is whole as far as the file tells: a
 * program that leaves out the last end of line is no fault. Errors: `bank-file`. A file that was cut between two
 * rows is known by its balances, where it has any.
 */
function ensureEnded(text: string, rows: readonly RawRow[], columns: Columns, width: number): void {
  const last = rows.at(-1);
  if (last === undefined) return;
  const above = rows.slice(0, -1);
  const least = above.reduce((so, { cells }) => Math.min(so, cells.length), Infinity);
  const end = last.cells.length - 1;
  if (last.cells.length < (least === Infinity ? width : least))
    throw bankFault('není celý. Soubor je nejspíš useknutý, stáhněte ho znovu.', last.place + 1);
  if (['\n', '\r', '"'].includes(text.at(-1) ?? '')) return;
  const cut = Object.entries(isWhole).find(([meaning, holds]) => {
    const isLast = columns[meaning as Meaning] === end;
    return (
      isLast &&
      !holds(
        last.cells[end] ?? '',
        above.map(({ cells }) => cells[end] ?? ''),
      )
    );
  });
  if (cut !== undefined)
    throw bankFault(
      'není celý, nebo to nejde poznat. Stáhněte soubor znovu; je-li v pořádku, otevřete ho v editoru a za poslední řádek přidejte Enter.',
      last.place + 1,
    );
}

/** The account that every row names; rows of several are no one statement. */
function rowsAccount(rows: readonly Row[]): ReadAccount | null {
  const [first] = rows;
  const told = first?.told('own_account') ?? '';
  const other = rows.find((row) => row.told('own_account') !== told);
  if (other !== undefined) throw bankFault('pohyb je z jiného účtu než první', other.number);
  return accountIn(told);
}

function balanceOf(cell: string | undefined): number | null {
  return cell === undefined ? null : (hellersOf(cell) ?? null);
}

interface Headed {
  readonly columns: Columns;
  readonly preamble: Preamble;
  /** Rows with something in them. */
  readonly rows: readonly RawRow[];
}

/** What stands over the rows of a file, and the rows that say something. Errors: `bank-file`. */
function headed(text: string): Headed {
  const raw = rowsOf(text);
  if (raw.length >= MOST_LINES) throw bankFault(`Soubor má přes ${MOST_LINES} řádků, rozdělte ho.`);
  const at = raw.slice(0, HEAD_WITHIN).findIndex((cells) => columnsOf(cells) !== undefined);
  const columns = columnsOf(raw[at] ?? []);
  if (columns === undefined)
    throw bankFault(
      'Soubor není výpis, který známe: GPC, camt.053, Fio ani CSV se sloupci s datem a částkou.',
    );
  const preamble = preambleOf(raw.slice(0, at));
  if (!isCrowns(preamble.currency ?? ''))
    throw bankFault(`Výpis je v měně ${preamble.currency}; portál vede jen účty v korunách.`);
  const rows = raw
    .map((cells, place) => ({ cells, place }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  ensureEnded(text, rows, columns, raw[at]?.length ?? 0);
  return { columns, preamble, rows };
}

/** The days that the file tells, or those of its movements. Errors: `bank-file`. */
function spanOf(preamble: Preamble, movements: readonly ReadMovement[]) {
  const days = movements.map(({ booked_on }) => booked_on).toSorted((a, b) => a.localeCompare(b));
  const from_on = preamble.from === undefined ? days[0] : dayOf(preamble.from, 1);
  const to_on = preamble.to === undefined ? days.at(-1) : dayOf(preamble.to, 1);
  if (from_on === undefined || to_on === undefined) throw bankFault('Soubor CSV nemá žádný pohyb.');
  return { from_on, to_on };
}

/** The statement of a CSV file whose headings are those of one of the banks. Errors: `bank-file`. */
export function readBankCsv(text: string): ReadStatement[] {
  const { columns, preamble, rows: filled } = headed(text);
  const rows = filled.map(({ cells, place }) => new Row(place + 1, cells, columns));
  const movements = rows.map(movementOf);
  return [
    {
      format: 'csv',
      account: accountIn(preamble.account ?? '', preamble.bank) ?? rowsAccount(rows),
      number: '',
      ...spanOf(preamble, movements),
      opening: balanceOf(preamble.opening),
      closing: balanceOf(preamble.closing),
      movements,
    },
  ];
}
