import { checkedStatement } from './checked.ts';
import { isXml, readCamt } from './camt.ts';
import { readBankCsv } from './csv.ts';
import { isFioJson, readFioJson } from './fio-json.ts';
import { isGpc, readGpc, type DialectOf } from './gpc.ts';
import { bankFault, type ReadStatement } from './statement.ts';
import { bankText } from './text.ts';

const MOST_MOVEMENTS = 60_000;

function statementsOf(text: string, dialectOf: DialectOf): ReadStatement[] {
  if (isXml(text)) return readCamt(text);
  if (isFioJson(text)) return readFioJson(text);
  return isGpc(text) ? readGpc(text, dialectOf) : readBankCsv(text);
}

/**
 * Statements of a file, whatever of the known kinds it is; known by what it begins with. Errors: `bank-file`, with a
 * sentence that says what is wrong and where.
 */
export function readBankFile(bytes: Buffer, dialectOf: DialectOf): ReadStatement[] {
  const statements = statementsOf(bankText(bytes), dialectOf).map(checkedStatement);
  const count = statements.reduce((sum, { movements }) => sum + movements.length, 0);
  if (count > MOST_MOVEMENTS)
    throw bankFault(`Soubor má přes ${MOST_MOVEMENTS} pohybů, rozdělte ho.`);
  return statements;
}
