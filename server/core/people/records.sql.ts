import { sql, type RawBuilder } from 'kysely';
import type { OwnedSpace } from '#server/access/owned.ts';
import { spaceNamed } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import type { Kind, ListedKind } from './record-kinds.sql.ts';

function ofSpace({ client_id, unit_id, pasport_id }: OwnedSpace): RawBuilder<unknown> {
  return sql`r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.pasport_id = ${pasport_id}`;
}

/** The condition for one record of the space. */
function isRecord(kind: Kind<unknown>, space: OwnedSpace, id: number): RawBuilder<unknown> {
  return sql`${ofSpace(space)} and r.${sql.ref(kind.id)} = ${id}`;
}

/** Records of the space in the order of their kind; undefined without the space. */
export async function selectRecords<R extends object>(
  db: Db,
  kind: Kind<R>,
  space: OwnedSpace,
): Promise<R[] | undefined> {
  const records = sql<R>`
    select ${kind.columns} ${kind.from} where ${ofSpace(space)} order by ${kind.order}`;
  return selectRowsUnder(db, spaceNamed(space), records);
}

/** The first records of the space, shortly, and how many there are; undefined without the space. */
export async function selectShortList<S>(
  db: Db,
  kind: ListedKind<unknown, S>,
  space: OwnedSpace,
  limit: number,
): Promise<{ values: S[]; total: number } | undefined> {
  const records = sql<S & { total: number }>`
    select ${kind.short}, count(*) over () as total ${kind.from}
     where ${ofSpace(space)} order by ${kind.order} limit ${limit}`;
  const rows = await selectRowsUnder(db, spaceNamed(space), records);
  if (rows === undefined) return undefined;
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
