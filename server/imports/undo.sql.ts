import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { WrittenTable } from './kinds/plan.ts';
import { ID_COLUMNS, type ImportKey } from './write.sql.ts';

// Records are named by arrays of their ids, a batch at a time: each is then found by its key,
// whatever PostgreSQL thinks of tables that have just grown by thousands of rows.

/** What an import did to a record. */
export interface Change {
  readonly record_type: WrittenTable;
  readonly record_id: number;
  readonly action: 'insert' | 'update';
  readonly left_version: number;
}

const oneOf = (ids: readonly number[]) => sql`any (${[...ids]}::integer[])`;
const idOf = (table: WrittenTable) => sql.ref(ID_COLUMNS[table]);

/** All that the import did, by tables and ids. */
export async function selectChanges(db: Db, key: ImportKey): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select record_type, record_id, action, left_version from import_changes
     where client_id = ${key.client_id} and import_id = ${key.import_id}
     order by record_type, record_id
  `.execute(db);
  return rows;
}

/** Versions of the records, which are held until the transaction ends. */
export async function selectVersionsLocked(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select ${idOf(table)} as id, version from ${sql.table(table)}
     where client_id = ${key.client_id} and ${idOf(table)} = ${oneOf(ids)}
     order by ${idOf(table)} for update
  `.execute(db);
  return rows;
}

/** A column of a table that refers to another table. */
export interface Reference {
  readonly table_name: string;
  readonly column_name: string;
}

/** Columns that refer to the table, of whatever tables there are. */
export async function selectReferences(db: Db, table: WrittenTable): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select r.relname as table_name, a.attname as column_name
      from pg_constraint f
      join pg_class r on r.oid = f.conrelid
      join pg_attribute own on own.attrelid = f.confrelid and own.attname = ${ID_COLUMNS[table]}
      join pg_attribute a on a.attrelid = f.conrelid
       and a.attnum = f.conkey[array_position(f.confkey, own.attnum)]
     where f.contype = 'f' and f.confrelid = ${`public.${table}`}::regclass
  `.execute(db);
  return rows;
}

const isWritten = (table: string): table is WrittenTable => table in ID_COLUMNS;

/** Which of the records the column refers to, and from which record where imports write such ones. */
export async function selectReferring(
  db: Db,
  key: ImportKey,
  { table_name, column_name }: Reference,
  ids: readonly number[],
): Promise<{ referred: number; referring: number | null }[]> {
  const column = sql.ref(column_name);
  const own = isWritten(table_name) ? idOf(table_name) : sql`null::integer`;
  const { rows } = await sql<{ referred: number; referring: number | null }>`
    select distinct ${column} as referred, ${own} as referring from ${sql.table(table_name)}
     where client_id = ${key.client_id} and ${column} = ${oneOf(ids)}
  `.execute(db);
  return rows;
}

/** Columns of the table that a person or an import may change. */
export async function selectPlainColumns(db: Db, table: WrittenTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = ''
       and attname not in ('client_id', 'unit_id', 'version', 'created', 'updated')
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Puts the changed records of the table back as they were. */
export async function updateRecordsBack(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  { columns, ids }: { columns: readonly string[]; ids: readonly number[] },
): Promise<void> {
  const target = sql.table(table);
  const old = sql.join(columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  await sql`
    with kept as materialized (
      select record_id, before from import_changes
       where client_id = ${key.client_id} and import_id = ${key.import_id}
         and record_type = ${table} and record_id = ${oneOf(ids)})
    update ${target} t set ${old}
      from kept k, jsonb_populate_record(null::${target}, k.before) r
     where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id}
       and t.${idOf(table)} = k.record_id and t.${idOf(table)} = ${oneOf(ids)}
  `.execute(db);
}

/** Deletes records of the table that the import made. */
export async function deleteMadeRecords(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
     where client_id = ${key.client_id} and unit_id = ${key.unit_id}
       and ${idOf(table)} = ${oneOf(ids)}
  `.execute(db);
}

export async function deleteChanges(db: Db, key: ImportKey): Promise<void> {
  await db
    .deleteFrom('import_changes')
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id)
    .execute();
}
