import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { ID_COLUMNS, type ImportKey } from './write.sql.ts';
import type { WrittenTable } from './kinds/plan.ts';

const changesOf = (key: ImportKey, table: WrittenTable, action: 'insert' | 'update') => sql`
  c.client_id = ${key.client_id} and c.import_id = ${key.import_id}
  and c.record_type = ${table} and c.action = ${action}`;

/** Ids of records that the import wrote in the table and that were changed or deleted since. */
export async function selectChangedSince(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
): Promise<number[]> {
  const id = sql.ref(ID_COLUMNS[table]);
  const { rows } = await sql<{ id: number }>`
    select c.record_id as id
      from import_changes c
      left join ${sql.table(table)} t on t.client_id = c.client_id and t.${id} = c.record_id
     where c.client_id = ${key.client_id} and c.import_id = ${key.import_id}
       and c.record_type = ${table} and t.version is distinct from c.left_version
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Holds the records that the import wrote in the table until the end of the transaction. */
export async function selectWrittenLocked(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
): Promise<void> {
  const id = sql.ref(ID_COLUMNS[table]);
  await sql`
    select 1 from ${sql.table(table)} t
      join import_changes c on c.client_id = t.client_id and c.record_id = t.${id}
     where t.client_id = ${key.client_id} and c.import_id = ${key.import_id}
       and c.record_type = ${table}
     order by t.${id} for update of t
  `.execute(db);
}

/** Columns of other tables that refer to the table, whatever these are. */
export async function selectReferences(
  db: Db,
  table: WrittenTable,
): Promise<{ table_name: string; column_name: string }[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
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

/** Leaves out rows that the import itself made: they go with it. */
const notItsOwn = (key: ImportKey, table: string) =>
  isWritten(table)
    ? sql`and not exists (select from import_changes o
            where o.client_id = ${key.client_id} and o.import_id = ${key.import_id}
              and o.record_type = ${table} and o.action = 'insert'
              and o.record_id = r.${sql.ref(ID_COLUMNS[table])})`
    : sql``;

/** Ids of records made by the import to which the column refers from elsewhere. */
export async function selectReferred(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  by: { table_name: string; column_name: string },
): Promise<number[]> {
  const column = sql.ref(by.column_name);
  const { rows } = await sql<{ id: number }>`
    select distinct r.${column} as id
      from ${sql.table(by.table_name)} r
      join import_changes c on c.client_id = r.client_id and c.record_id = r.${column}
     where r.client_id = ${key.client_id} and ${changesOf(key, table, 'insert')}
       ${notItsOwn(key, by.table_name)}
  `.execute(db);
  return rows.map((row) => row.id);
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

/** Ids of records that the import wrote in the table, after the id and at most so many. */
export async function selectWrittenIds(
  db: Db,
  key: ImportKey,
  {
    table,
    action,
    after,
    most,
  }: {
    table: WrittenTable;
    action: 'insert' | 'update';
    after: number;
    most: number;
  },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.record_id as id from import_changes c
     where ${changesOf(key, table, action)} and c.record_id > ${after}
     order by c.record_id limit ${most}
  `.execute(db);
  return rows.map((row) => row.id);
}

const oneOf = (ids: readonly number[]) => sql`any (${[...ids]}::integer[])`;

/** Puts the changed records of the table back as they were. */
export async function updateRecordsBack(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  { columns, ids }: { columns: readonly string[]; ids: readonly number[] },
): Promise<void> {
  const id = sql.ref(ID_COLUMNS[table]);
  const target = sql.table(table);
  const old = sql.join(columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  await sql`
    update ${target} t set ${old}
      from import_changes c, jsonb_populate_record(null::${target}, c.before) r
     where ${changesOf(key, table, 'update')} and c.record_id = ${oneOf(ids)}
       and t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id}
       and t.${id} = c.record_id and t.${id} = ${oneOf(ids)}
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
       and ${sql.ref(ID_COLUMNS[table])} = ${oneOf(ids)}
  `.execute(db);
}

export async function deleteChanges(db: Db, key: ImportKey): Promise<void> {
  await db
    .deleteFrom('import_changes')
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id)
    .execute();
}
