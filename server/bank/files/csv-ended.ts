import type { CsvMeaning } from '#contract/money/bank-mappings.ts';
import type { Columns } from './csv-heads.ts';
import type { CsvTable } from './csv-table.ts';
import { bankFault } from './statement.ts';

/** Banks write hellers in all amounts of a file. */
const TWO_DECIMALS = 2;

const decimalsOf = (cell: string) => /[.,](\d*)\D*$/.exec(cell.trim())?.[1]?.length ?? 0;

type Whole = (cell: string, above: readonly string[]) => boolean;

/** An amount that is cut has fewer decimals than the others; without decimals nobody knows. */
const isWholeAmount: Whole = (cell, above) =>
  decimalsOf(cell) === TWO_DECIMALS && above.every((other) => decimalsOf(other) === TWO_DECIMALS);

const isSaid = (cell: string) => cell.trim() !== '';
/** One that may be left out is whole without a character; the row has another one then. */
const isWholePart: Whole = (cell, above) =>
  !isSaid(cell) || isWholeAmount(cell, above.filter(isSaid));

/** Another account, or one of another bank, would be taken for the payer's. */
const isAlike: Whole = (cell, above) => above.every((other) => other === cell);

/** Whether the end of the last cell can be told from a cut one by what stands above it: nothing else may follow. */
const isWhole: Readonly<Partial<Record<CsvMeaning, Whole>>> = {
  amount: isWholeAmount,
  balance: isWholeAmount,
  income: isWholePart,
  expense: isWholePart,
  booked_on: (cell, above) =>
    /(?:^\d{4}\D\d\d\D\d\d|\D\d{4})$/.test(cell.trim()) &&
    above.every((other) => other.trim().length <= cell.trim().length + 2),
  currency: isAlike,
  counter_bank: (cell) => cell === '' || /^\d{4}$/.test(cell),
  own_account: isAlike,
  counter_account: (cell, above) =>
    /\/\d{4}$/.test(cell) || above.every((other) => !other.includes('/')),
};

/**
 * The last row has all its cells, and where nothing ends it, its last cell is whole as far as the file tells: a
 * program that leaves out the last end of line is no fault. Errors: `bank-file`. A file that was cut between two
 * rows is known by its balances, where it has any.
 */
export function ensureEnded({ text, rows, width }: CsvTable, columns: Columns): void {
  const last = rows.at(-1);
  if (last === undefined) return;
  const above = rows.slice(0, -1);
  const least = above.reduce((so, { cells }) => Math.min(so, cells.length), Infinity);
  const end = last.cells.length - 1;
  if (last.cells.length < (least === Infinity ? width : least))
    throw bankFault('není celý. Soubor je nejspíš useknutý, stáhněte ho znovu.', last.place + 1);
  if (['\n', '\r', '"'].includes(text.at(-1) ?? '')) return;
  const cut = Object.entries(isWhole).find(([meaning, holds]) => {
    const isLast = columns[meaning as CsvMeaning] === end;
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
