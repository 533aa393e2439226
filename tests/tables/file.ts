import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type pg from 'pg';
import { tablesText } from './text.ts';
import { selectColumns } from './columns.ts';
import { projectRoot } from '#server/root.ts';

/** Where the row types stand. */
export const TABLES_FILE = join(projectRoot, 'server/db/tables.ts');

/** The file of row types as this database would have it, formatted as the rest of the house. */
export async function tablesFile(client: pg.Client): Promise<string> {
  const options = await readFile(join(projectRoot, '.oxfmtrc.json'), 'utf8');
  const text = tablesText(await selectColumns(client));
  const { code, errors } = await format(TABLES_FILE, text, JSON.parse(options) as FormatConfig);
  if (errors.length > 0) throw new Error(`The row types do not parse: ${errors[0]?.message}`);
  return code;
}
