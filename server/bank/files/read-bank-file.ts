import { checkedStatement } from './checked.ts';
import { isXml, readCamt } from './camt.ts';
import { readBankCsv } from './csv.ts';
import { columnsOf, type Columns } from './csv-heads.ts';
import { csvTable, unknownFile, type CsvTable } from './csv-table.ts';
import { isFioJson, readFioJson } from './fio-json.ts';
import { isGpc, readGpc, type DialectOf } from './gpc.ts';
import { bankFault, type ReadStatement } from './statement.ts';
import { bankText } from './text.ts';

const MOST_MOVEMENTS = 60_000;

/** A file of statements before it is read. */
export interface BankFile {
  readonly text: string;
  /** Of a CSV file, by what its columns say of which it is read. */
  readonly table: CsvTable | undefined;
}

/** A file by what it begins with: whatever is no other kind is CSV. Errors: `bank-file`. */
export function openBankFile(bytes: Buffer): BankFile {
  const text = bankText(bytes);
  const isOther = isXml(text) || isFioJson(text) || isGpc(text);
  return { text, table: isOther ? undefined : csvTable(text) };
}

function statementsOf(
  { text, table }: BankFile,
  dialectOf: DialectOf,
  columns: Columns | undefined,
): ReadStatement[] {
  if (table === undefined) {
    if (isXml(text)) return readCamt(text);
    return isFioJson(text) ? readFioJson(text) : readGpc(text, dialectOf);
  }
  const known = columns ?? columnsOf(table.headings);
  if (known === undefined) throw unknownFile();
  return readBankCsv(table, known);
}

/**
 * Statements of a file, whatever of the known kinds it is; those of a CSV file by its columns, or by its headings
 * where they are not given. Errors: `bank-file`, with a sentence that says what is wrong and where.
 */
export function readBankFile(
  file: BankFile,
  dialectOf: DialectOf,
  columns?: Columns,
): ReadStatement[] {
  const statements = statementsOf(file, dialectOf, columns).map(checkedStatement);
  const count = statements.reduce((sum, { movements }) => sum + movements.length, 0);
  if (count > MOST_MOVEMENTS)
    throw bankFault(`Soubor má přes ${MOST_MOVEMENTS} pohybů, rozdělte ho.`);
  return statements;
}
