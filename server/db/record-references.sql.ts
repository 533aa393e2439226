import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from './db.ts';
import type { UnitTable } from './record-table.sql.ts';

// What refers to records, of whatever tables there are.

// Records are named by arrays of their ids, a batch at a time: each is then found by its key,
// whatever PostgreSQL thinks of tables that have just grown by thousands of rows.

const oneOf = (ids: readonly number[]) => sql`any (${[...ids]}::integer[])`;

/** A table with the column of its id. */
interface KeyedTable {
  readonly name: UnitTable;
  readonly id: string;
}

interface Tenant {
  readonly client_id: OwnedClientId;
}

/** Versions of the records, which are held until the transaction ends. */
export async function selectVersionsHeld(
  db: Db,
  key: Tenant,
  { name, id }: KeyedTable,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select ${sql.ref(id)} as id, version from ${sql.table(name)}
     where client_id = ${key.client_id} and ${sql.ref(id)} = ${oneOf(ids)}
     order by ${sql.ref(id)} for update
  `.execute(db);
  return rows;
}

/** A column of a table that refers to another table. */
export interface Reference {
  readonly table_name: string;
  readonly column_name: string;
}

/** Columns that refer to the table, of whatever tables there are. */
export async function selectReferences(db: Db, { name, id }: KeyedTable): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select r.relname as table_name, a.attname as column_name
      from pg_constraint f
      join pg_class r on r.oid = f.conrelid
      join pg_attribute own on own.attrelid = f.confrelid and own.attname = ${id}
      join pg_attribute a on a.attrelid = f.conrelid
       and a.attnum = f.conkey[array_position(f.confkey, own.attnum)]
     where f.contype = 'f' and f.confrelid = ${`public.${name}`}::regclass
  `.execute(db);
  return rows;
}

/** Which of the records the column refers to, and from which record where the column of its id is known. */
export async function selectReferring(
  db: Db,
  key: Tenant,
  { table_name, column_name, id }: Reference & { readonly id: string | undefined },
  ids: readonly number[],
): Promise<{ referred: number; referring: number | null }[]> {
  const column = sql.ref(column_name);
  const own = id === undefined ? sql`null::integer` : sql.ref(id);
  const { rows } = await sql<{ referred: number; referring: number | null }>`
    select distinct ${column} as referred, ${own} as referring from ${sql.table(table_name)}
     where client_id = ${key.client_id} and ${column} = ${oneOf(ids)}
  `.execute(db);
  return rows;
}
