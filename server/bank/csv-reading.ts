import type { BankCsv } from '#contract/money/bank-mappings.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { previewBankFile } from '#contract/money/bank-statements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { csvFormats } from './files/csv.ts';
import { columnsOf, offeredColumns, type Columns } from './files/csv-heads.ts';
import { columnsBy, headingsKey, meaningsFor, meaningsOf } from './files/csv-mapping.ts';
import { shownCell, type CsvTable } from './files/csv-table.ts';
import { bankFault, type ReadMovement } from './files/statement.ts';
import { selectMappings } from './mappings.sql.ts';

type Sent = Pick<BodyOf<typeof previewBankFile>, 'bank_account_id' | 'csv_columns'>;

/** By what the columns of a file are read. */
export interface CsvReading {
  readonly read_by: BankCsv['read_by'];
  /** Of a remembered mapping: itself, and the account that it is remembered for. */
  readonly kept?: { readonly bank_mapping_id: number; readonly bank_account_id: number };
  /** Undefined while nobody has said what they are. */
  readonly columns: Columns | undefined;
}

/**
 * How the columns of a file are read: as they were sent, else as they are remembered for the account, else by known
 * headings. Errors: `bank-file`.
 */
export async function csvReading(
  db: Db,
  unit: OwnedUnit,
  table: CsvTable,
  { bank_account_id, csv_columns }: Sent,
): Promise<CsvReading> {
  const { headings } = table;
  if (csv_columns !== undefined)
    return { read_by: 'chosen', columns: columnsBy(headings, csv_columns) };
  const all = await selectMappings(db, unit, headingsKey(headings));
  const [kept, other] =
    bank_account_id === undefined
      ? all
      : all.filter((mapping) => mapping.bank_account_id === bank_account_id);
  if (other !== undefined)
    throw bankFault('Takové sloupce si portál pamatuje u více účtů. Vyberte účet.');
  if (kept !== undefined)
    return {
      read_by: 'remembered',
      kept,
      columns: columnsBy(headings, meaningsFor(headings, kept)),
    };
  const columns = columnsOf(headings);
  return { read_by: columns === undefined ? 'unknown' : 'known', columns };
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const LOOKED_AT = 200;
const MOVEMENTS = 5;

function samplesOf({ rows }: CsvTable, at: number): string[] {
  const cells = rows.slice(0, LOOKED_AT).map(({ cells: row }) => row[at] ?? '');
  const said = cells.map((cell) => shownCell(cell, LONGEST_SAMPLE)).filter((cell) => cell !== '');
  return [...new Set(said)].slice(0, SAMPLES);
}

/** What is shown of the columns of a file and of the first movements that came of them. */
export function csvTold(
  table: CsvTable,
  { read_by, kept, columns }: CsvReading,
  movements: readonly ReadMovement[],
): BankCsv {
  const { headings } = table;
  const meanings = meaningsOf(headings, columns ?? offeredColumns(headings));
  const formats = columns && csvFormats(table, columns);
  return {
    read_by,
    bank_mapping_id: kept?.bank_mapping_id ?? null,
    columns: headings.map((heading, at) => ({
      heading,
      samples: samplesOf(table, at),
      meaning: meanings[at] ?? null,
    })),
    day_format: formats?.day.text ?? '',
    amount_format: formats?.amount.text ?? '',
    movements: movements.slice(0, MOVEMENTS).map((one) => ({
      booked_on: one.booked_on,
      amount: one.amount,
      variable_symbol: one.variable_symbol,
      counter_account: one.counter_account,
      counter_name: one.counter_name,
      message: one.message,
    })),
  };
}
