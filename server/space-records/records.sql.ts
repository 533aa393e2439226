import { sql, type RawBuilder } from 'kysely';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Kind, ListedKind } from './kinds.sql.ts';

/** Columns of a record with their values; the names are the contract's. */
type Columns = Readonly<Record<string, unknown>>;

function ofSpace({ client_id, unit_id, pasport_id }: OwnedSpace): RawBuilder<unknown> {
  return sql`r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.pasport_id = ${pasport_id}`;
}

/** The condition for one record of the space. */
function isRecord(kind: Kind<unknown>, space: OwnedSpace, id: number): RawBuilder<unknown> {
  return sql`${ofSpace(space)} and r.${sql.ref(kind.id)} = ${id}`;
}

/** Records of the space in the order of their kind. */
export async function selectRecords<R>(db: Db, kind: Kind<R>, space: OwnedSpace): Promise<R[]> {
  const { rows } = await sql<R>`
    select ${kind.columns} ${kind.from} where ${ofSpace(space)} order by ${kind.order}`.execute(db);
  return rows;
}

/** The first records of the space, shortly, and how many there are. */
export async function selectShortList<S>(
  db: Db,
  kind: ListedKind<unknown, S>,
  space: OwnedSpace,
  limit: number,
): Promise<{ values: S[]; total: number }> {
  const { rows } = await sql<S & { total: number }>`
    select ${kind.short}, count(*) over () as total ${kind.from}
     where ${ofSpace(space)} order by ${kind.order} limit ${limit}`.execute(db);
  const values = rows.map(({ total: _total, ...row }) => row as unknown as S);
  return { values, total: rows[0]?.total ?? 0 };
}

export async function selectRecord<R>(
  db: Db,
  kind: Kind<R>,
  space: OwnedSpace,
  id: number,
): Promise<R | undefined> {
  const { rows } = await sql<R>`
    select ${kind.columns} ${kind.from} where ${isRecord(kind, space, id)}`.execute(db);
  return rows[0];
}

/** A record like this one that holds on some of its days, the earliest; its own row is left out. */
export async function selectOverlapping(
  db: Db,
  kind: Kind<unknown>,
  space: OwnedSpace,
  id: number,
  record: Columns & Validity,
): Promise<(Validity & { label: string }) | undefined> {
  const alike = kind.alike.map((column) => {
    const value = record[column];
    // What people write is the same whatever its case and diacritics.
    return typeof value === 'string'
      ? sql`and folded(r.${sql.ref(column)}) = folded(${value}::text)`
      : sql`and r.${sql.ref(column)} = ${value}`;
  });
  const { rows } = await sql<Validity & { label: string }>`
    select r.valid_from, r.valid_to, ${kind.label} as label ${kind.from}
     where ${ofSpace(space)} and r.${sql.ref(kind.id)} <> ${id} ${sql.join(alike, sql` `)}
       and r.valid_from <= coalesce(${record.valid_to}::date, 'infinity')
       and coalesce(r.valid_to, 'infinity') >= ${record.valid_from}::date
     order by r.valid_from limit 1`.execute(db);
  return rows[0];
}

/** Returns the id of the new record. */
export async function insertRecord(
  db: Db,
  kind: Kind<unknown>,
  space: OwnedSpace,
  record: Columns,
): Promise<number> {
  const { client_id, unit_id, pasport_id } = space;
  const columns = { ...record, client_id, unit_id, pasport_id };
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})
    returning ${sql.ref(kind.id)} as id`.execute(db);
  return (rows as [{ id: number }])[0].id;
}

/** Changes columns of the record; they are at least one. */
export async function updateRecord(
  db: Db,
  kind: Kind<unknown>,
  space: OwnedSpace,
  id: number,
  changes: Columns,
): Promise<void> {
  const assignments = Object.entries(changes).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`
    update ${sql.table(kind.table)} r set ${sql.join(assignments)}
     where ${isRecord(kind, space, id)}`.execute(db);
}

/** Whether there was a record to delete. */
export async function deleteRecord(
  db: Db,
  kind: Kind<unknown>,
  space: OwnedSpace,
  id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(kind.table)} r where ${isRecord(kind, space, id)}`.execute(db);
  return numAffectedRows === 1n;
}
