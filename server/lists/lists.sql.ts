import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { ListKind } from './kinds.sql.ts';

/** Columns of a row with their values; the names are the contract's. */
type Columns = Readonly<Record<string, unknown>>;

function rowsFrom<R>(kind: ListKind<R>, clientId: OwnedClientId): RawBuilder<R> {
  return sql`
    select ${kind.columns} from ${sql.table(kind.table)} r
      left join (${kind.uses(clientId)}) u on u.key = ${kind.key}
     where r.client_id = ${clientId}`;
}

/** Rows of the list in their order, hidden ones too. */
export async function selectList<R>(
  db: Db,
  kind: ListKind<R>,
  clientId: OwnedClientId,
): Promise<R[]> {
  const { rows } = await sql<R>`${rowsFrom(kind, clientId)}
     order by r.${sql.ref(kind.order)}, r.name collate public.czech, r.${sql.ref(kind.id)}`.execute(
    db,
  );
  return rows;
}

export async function selectListRow<R>(
  db: Db,
  kind: ListKind<R>,
  clientId: OwnedClientId,
  id: number,
): Promise<R | undefined> {
  const { rows } = await sql<R>`${rowsFrom(kind, clientId)}
     and r.${sql.ref(kind.id)} = ${id}`.execute(db);
  return rows[0];
}

/** Which of the ids the client has; nothing refers to the rows anew before the transaction ends. */
export async function selectListForUpdate(
  db: Db,
  kind: ListKind<unknown>,
  clientId: OwnedClientId,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(kind.id)} as id from ${sql.table(kind.table)}
     where client_id = ${clientId} and ${sql.ref(kind.id)} = any (${[...ids]}::integer[])
     order by 1 for update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts a row behind all others and returns its id. */
export async function insertListRow(
  db: Db,
  kind: ListKind<unknown>,
  clientId: OwnedClientId,
  row: Columns,
): Promise<number> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (client_id, ${sql.ref(kind.order)}, ${sql.join(columns)})
    values (${clientId},
            (select coalesce(max(${sql.ref(kind.order)}), 0) + 10 from ${sql.table(kind.table)}
              where client_id = ${clientId}),
            ${sql.join(Object.values(row))})
    returning ${sql.ref(kind.id)} as id`.execute(db);
  return (rows as [{ id: number }])[0].id;
}

/** Changes columns of the row; they are at least one. */
export async function updateListRow(
  db: Db,
  kind: ListKind<unknown>,
  clientId: OwnedClientId,
  id: number,
  changes: Columns,
): Promise<void> {
  const assignments = Object.entries(changes).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`
    update ${sql.table(kind.table)} set ${sql.join(assignments)}
     where client_id = ${clientId} and ${sql.ref(kind.id)} = ${id}`.execute(db);
}

export async function deleteListRow(
  db: Db,
  kind: ListKind<unknown>,
  clientId: OwnedClientId,
  id: number,
): Promise<void> {
  await sql`
    delete from ${sql.table(kind.table)}
     where client_id = ${clientId} and ${sql.ref(kind.id)} = ${id}`.execute(db);
}

/** Gives the rows the order in which they are named: 10, 20, 30 … */
export async function updateListOrder(
  db: Db,
  kind: ListKind<unknown>,
  clientId: OwnedClientId,
  ids: readonly number[],
): Promise<void> {
  const [id, order] = [sql.ref(kind.id), sql.ref(kind.order)];
  await sql`
    update ${sql.table(kind.table)} r set ${order} = o.place * 10
      from unnest(${[...ids]}::integer[]) with ordinality as o (id, place)
     where r.client_id = ${clientId} and r.${id} = o.id and r.${order} <> o.place * 10`.execute(db);
}
