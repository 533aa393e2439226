import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { WrittenTable } from './kinds/plan.ts';

// Records are written as arrays of JSON objects, so that a thousand of them are one statement.
// Names of tables and columns come from the code, never from a file.

/** The id column of each table that imports write. */
export const ID_COLUMNS: Readonly<Record<WrittenTable, string>> = {
  addresses: 'address_id',
  pasports: 'pasport_id',
  pasport_buildings: 'pasport_building_id',
  pasport_floors: 'pasport_floor_id',
  pasport_spaces: 'pasport_space_id',
  pasport_tenants: 'pasport_tenant_id',
  pasport_ownerships: 'pasport_ownership_id',
};

export interface ImportKey extends OwnedUnit {
  readonly import_id: number;
}

const columnsFor = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** New ids for records of the table. */
export async function selectNewIds(db: Db, table: WrittenTable, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}::text, ${ID_COLUMNS[table]}::text)) as id
      from generate_series(1, ${count}::integer)
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Inserts records that have their ids, and writes down that the import made them. */
export async function insertRecords(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  columns: readonly string[],
  records: string,
): Promise<void> {
  const names = columnsFor(columns);
  const id = sql.ref(ID_COLUMNS[table]);
  await sql`
    with made as (
      insert into ${sql.table(table)} (client_id, unit_id, ${names})
      select ${key.client_id}::integer, ${key.unit_id}::integer, ${names}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${records}::jsonb)
      returning ${id} as id, version)
    insert into import_changes (client_id, import_id, record_type, record_id, action, left_version)
    select ${key.client_id}::integer, ${key.import_id}::integer, ${table}::text, id, 'insert', version
      from made
  `.execute(db);
}

/**
 * Changes the columns of records that still have the version of their JSON object, keeping how they
 * were. Returns how many were changed.
 */
export async function updateRecords(
  db: Db,
  key: ImportKey,
  table: WrittenTable,
  columns: readonly string[],
  records: string,
): Promise<number> {
  const id = sql.ref(ID_COLUMNS[table]);
  const target = sql.table(table);
  const fresh = sql.join(columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  const { rows } = await sql<{ changed: number }>`
    with given as materialized (
      select * from jsonb_populate_recordset(null::${target}, ${records}::jsonb)),
    before as materialized (
      select t.${id} as id, to_jsonb(t) as record
        from ${target} t join given r on r.${id} = t.${id} and r.version = t.version
       where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id}
         for update of t),
    changed as (
      update ${target} t set ${fresh}
        from given r join before b on b.id = r.${id}
       where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id} and t.${id} = r.${id}
      returning t.${id} as id, t.version),
    kept as (
      insert into import_changes
             (client_id, import_id, record_type, record_id, action, before, left_version)
      select ${key.client_id}::integer, ${key.import_id}::integer, ${table}::text, c.id, 'update',
             b.record, c.version
        from changed c join before b on b.id = c.id
      returning record_id)
    select count(*) as changed from kept
  `.execute(db);
  return rows[0]?.changed ?? 0;
}
