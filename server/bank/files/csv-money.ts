import { amountText } from './amounts.ts';
import type { CsvRow } from './csv-row.ts';
import { bankFault } from './statement.ts';

type Read = (cell: string) => number | undefined;

const OUT =
  /^(odchoz|odesl|výda|vyda|výdej|vydej|výběr|vyber|na vrub|debet|debit|dbit|dr$|md$|má dáti|out|-$)/i;
const IN =
  /^(přícho|pricho|přija|prija|příjem|prijem|vklad|ve prosp|kredit|credit|crdt|cr$|dal$|in$|incoming|\+$)/i;

/** An amount in a cell. Errors: `bank-file`. */
function amountIn(cell: string, row: CsvRow, read: Read): number {
  const amount = read(cell);
  if (amount === undefined) throw bankFault(`„${cell}“ není částka`, row.number);
  return amount;
}

/** An amount with its sign, or with a column that tells its way. */
function signed(row: CsvRow, read: Read): number {
  const amount = amountIn(row.told('amount'), row, read);
  if (!row.has('direction') || amount <= 0) return amount;
  const way = row.told('direction');
  if (OUT.test(way)) return -amount;
  if (!IN.test(way))
    throw bankFault(`ze směru „${way}“ nejde poznat, zda platba přišla, nebo odešla`, row.number);
  return amount;
}

/** What came less what went: one of the two is told. */
function split(row: CsvRow, read: Read, sign: 1 | -1): number {
  const cells = [row.told('income'), row.told('expense')];
  if (cells.every((cell) => cell === '')) throw bankFault('nemá příjem ani výdej', row.number);
  const [income = 0, expense = 0] = cells.map((cell) =>
    cell === '' ? 0 : amountIn(cell, row, read),
  );
  if (income !== 0 && expense !== 0) throw bankFault('má příjem i výdej', row.number);
  return expense === 0 ? income : sign * expense;
}

/** Whether what went is written with a minus: 1 where it is, -1 where it is not. Errors: `bank-file` for both. */
function expenseSign(rows: readonly CsvRow[], read: Read): 1 | -1 {
  const told = rows.map((row) => read(row.told('expense')) ?? 0);
  const isMinus = told.some((amount) => amount < 0);
  const plus = told.findIndex((amount) => amount > 0);
  if (isMinus && plus !== -1)
    throw bankFault('výdej je bez minusu, jiné výdeje ho mají', rows[plus]?.number);
  return isMinus ? 1 : -1;
}

/** Amounts of the rows in hellers, less than nothing went out. Errors: `bank-file`. */
export function amountsOf(rows: readonly CsvRow[], read: Read): number[] {
  if (rows[0]?.has('expense') !== true) return rows.map((row) => signed(row, read));
  const sign = expenseSign(rows, read);
  return rows.map((row) => split(row, read, sign));
}

interface Balances {
  readonly opening: number | null;
  readonly closing: number | null;
}

/** A row with its amount and the balance after it. */
interface Step {
  readonly row: CsvRow;
  readonly amount: number;
  readonly balance: number;
}

/** The first step that does not go on from the one before it; -1 where all do. */
const brokenAt = (steps: readonly Step[]) =>
  steps.findIndex(({ amount, balance }, at) => {
    const before = steps[at - 1];
    return before !== undefined && before.balance + amount !== balance;
  });

function brokenFault(steps: readonly Step[], at: number) {
  const [before, broken] = [steps[at - 1], steps[at]];
  const [was, moved, is] = [before?.balance, broken?.amount, broken?.balance].map((hellers = 0) =>
    amountText(hellers),
  );
  return bankFault(
    `zůstatek nenavazuje: ${was} a pohyb ${moved} nedává ${is}. V souboru chybí řádek, nebo ve sloupci není zůstatek po pohybu.`,
    broken?.row.number,
  );
}

/**
 * The balances before the first and after the last movement, of a column that tells the balance after each one,
 * whether the oldest or the newest stands first; null without such a column. Errors: `bank-file` where they do not
 * go on: a row is missing, or it is no balance.
 */
export function balancesOf(
  rows: readonly CsvRow[],
  amounts: readonly number[],
  read: Read,
): Balances {
  if (rows[0]?.has('balance') !== true) return { opening: null, closing: null };
  const steps = rows.map((row, at) => ({
    row,
    amount: amounts[at] ?? 0,
    balance: amountIn(row.told('balance'), row, read),
  }));
  const turned = steps.toReversed();
  const [forward, backward] = [brokenAt(steps), brokenAt(turned)];
  if (forward !== -1 && backward !== -1)
    throw forward >= backward ? brokenFault(steps, forward) : brokenFault(turned, backward);
  const inOrder = forward === -1 ? steps : turned;
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return {
    opening: first === undefined ? null : first.balance - first.amount,
    closing: last?.balance ?? null,
  };
}
