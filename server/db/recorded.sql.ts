import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { TableName } from './book/entry.ts';
import type { Db } from './db.ts';

/** A record of any table of the book, by the column of its id. */
export interface Recorded {
  readonly table: TableName;
  readonly column: string;
  readonly id: number;
}

/** Whose it is to be: the client's, or the unit's. */
export interface Whose {
  readonly client_id: OwnedClientId;
  readonly unit_id?: number;
}

/** Such a record of the client, and of the unit where one is named, as a query: one row where it is there. */
export function recordNamed(
  { client_id, unit_id }: Whose,
  { table, column, id }: Recorded,
): RawBuilder<unknown> {
  const ofUnit = unit_id === undefined ? sql`` : sql`and unit_id = ${unit_id}`;
  return sql`
    select from ${sql.table(table)}
     where client_id = ${client_id} ${ofUnit} and ${sql.ref(column)} = ${id}`;
}

/** The record as its row is, held for the rest of the transaction; undefined where there is none. */
export async function selectRecordHeld(
  db: Db,
  { client_id, unit_id }: Whose,
  { table, column, id }: Recorded,
): Promise<Record<string, unknown> | undefined> {
  const ofUnit = unit_id === undefined ? sql`` : sql`and unit_id = ${unit_id}`;
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(t) as record from ${sql.table(table)} t
     where client_id = ${client_id} ${ofUnit} and ${sql.ref(column)} = ${id}
       for update of t`.execute(db);
  return rows[0]?.record;
}

/** All records of the client in the table, as their rows are. */
export async function selectRecords(
  db: Db,
  clientId: OwnedClientId,
  table: TableName,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(t) as record from ${sql.table(table)} t
     where client_id = ${clientId}`.execute(db);
  return rows.map(({ record }) => record);
}
