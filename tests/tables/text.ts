import type { ColumnRow } from './columns.ts';

// How `server/db/types.ts` hands each type over.
const typescript: Record<string, string> = {
  _date: 'string[]',
  _int4: 'number[]',
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

const insertable: Record<string, string> = {
  int8: 'number',
  jsonb: 'string',
  numeric: 'string | number',
  timestamptz: 'string | Date',
};

function typeOf(column: ColumnRow): string {
  const plain = typescript[column.udt_name];
  if (plain === undefined)
    throw new Error(`${column.table_name}.${column.column_name}: unknown type ${column.udt_name}`);
  const empty = column.nullable ? ' | null' : '';
  const read = plain + (plain === 'unknown' ? '' : empty);
  const written = (insertable[column.udt_name] ?? plain) + empty;
  const missing = column.nullable || column.generated ? ' | undefined' : '';
  return read === written && missing === ''
    ? read
    : `ColumnType<${read}, ${written}${missing}, ${written}>`;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The text of `tables.ts` for these columns. */
export function tablesText(columns: readonly ColumnRow[]): string {
  const tables = grouped(columns);
  const interfaces = [...tables].map(([name, rows]) => {
    const lines = rows.map((column) => `  ${column.column_name}: ${typeOf(column)};`);
    return `interface ${pascal(name)} {\n${lines.join('\n')}\n}\n`;
  });
  const all = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)};`);
  return [
    '// Generated from the migrated schema by `npm run tables`; a test keeps it true.',
    "import type { ColumnType } from 'kysely';\n",
    ...interfaces,
    `export interface Tables {\n${all.join('\n')}\n}\n`,
  ].join('\n');
}

function grouped(columns: readonly ColumnRow[]): Map<string, ColumnRow[]> {
  const tables = new Map<string, ColumnRow[]>();
  for (const column of columns) {
    tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column]);
  }
  return tables;
}
