import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { WrittenTable } from './tables.ts';

export interface ImportKey extends OwnedUnit {
  readonly import_id: number;
}

/** What an import did to a record. */
export interface Change {
  readonly record_type: WrittenTable;
  readonly record_id: number;
  readonly action: 'insert' | 'update';
  readonly left_version: number;
}

/** Writes down what the import did, so that it can be taken back. */
export async function insertChanges(
  db: Db,
  key: ImportKey,
  written: readonly Written[],
): Promise<void> {
  await sql`
    insert into import_changes
           (client_id, import_id, record_type, record_id, action, before, left_version)
    select ${key.client_id}::integer, ${key.import_id}::integer, w.table, w.id,
           case when w.before is null then 'insert' else 'update' end, w.before::jsonb, w.version
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
           as w ("table" text, id integer, version integer, before text)`.execute(db);
}

/** All that the import did, by tables and ids. */
export async function selectChanges(db: Db, key: ImportKey): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select record_type, record_id, action, left_version from import_changes
     where client_id = ${key.client_id} and import_id = ${key.import_id}
     order by record_type, record_id`.execute(db);
  return rows;
}

/** How the records were before the import. */
export async function selectBefore(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  ids: readonly number[],
): Promise<{ id: number; before: string }[]> {
  const { rows } = await sql<{ id: number; before: string }>`
    select record_id as id, before::text as before from import_changes
     where client_id = ${key.client_id} and import_id = ${key.import_id}
       and record_type = ${table} and record_id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

export async function deleteChanges(db: Db, key: ImportKey): Promise<void> {
  await db
    .deleteFrom('import_changes')
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id)
    .execute();
}
