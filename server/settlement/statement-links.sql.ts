import { sql } from 'kysely';
import type { StatementLink } from '#contract/settlement/statement-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** A link that is to be made. */
export interface NewStatementLink {
  readonly settlement_statement_id: number;
  readonly address_id: number;
  /** Empty of a copied one. */
  readonly recipient: string;
  readonly link_hash: Buffer;
  readonly expires: string;
  readonly client_user_id: number | null;
  readonly created: string;
}

export async function insertLink(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  link: NewStatementLink,
): Promise<number> {
  const { settlement_link_id } = await db
    .insertInto('settlement_links')
    .values({ client_id, unit_id, ...link })
    .returning('settlement_link_id')
    .executeTakeFirstOrThrow();
  return settlement_link_id;
}

/** Links to the statement, the newest first. */
export async function selectLinks(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  settlement_statement_id: number,
): Promise<StatementLink[]> {
  const { rows } = await sql<StatementLink>`
    select l.settlement_link_id, l.settlement_statement_id, l.recipient, l.created,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as created_by,
           l.expires, ${momentOrEmpty('l.opened')} as opened, ${momentOrEmpty('l.opened_last')} as opened_last,
           l.opened_count, ${momentOrEmpty('l.revoked')} as revoked
      from settlement_links l
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id}
       and l.settlement_statement_id = ${settlement_statement_id}
     order by l.settlement_link_id desc`.execute(db);
  return rows;
}

/** Ends the link; undefined where the unit has no such one. One that was ended stays so. */
export async function updateLinkRevoked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('settlement_links')
    .set({ revoked: sql<string>`coalesce(revoked, ${now}::timestamptz)` })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_link_id', '=', id)
    .returning('revoked')
    .executeTakeFirst();
  return row?.revoked ?? undefined;
}

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectLinkHolder(db: Db, link_hash: Buffer) {
  return db
    .selectFrom('settlement_links')
    .select(['client_id', 'unit_id', 'settlement_link_id'])
    .where('link_hash', '=', link_hash)
    .executeTakeFirst();
}

/** What the link opens, and how it stands. */
export interface OpenedLink {
  readonly settlement_statement_id: number;
  readonly expires: string;
  readonly is_revoked: boolean;
}

/** Notes that the link was opened, unless it does not hold; returns what it opens. */
export async function updateLinkOpened(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  { now, today }: { readonly now: string; readonly today: string },
): Promise<OpenedLink | undefined> {
  const holds = sql`revoked is null and expires >= ${today}::date`;
  const { rows } = await sql<OpenedLink>`
    update settlement_links
       set opened = case when ${holds} then coalesce(opened, ${now}::timestamptz) else opened end,
           opened_last = case when ${holds} then ${now}::timestamptz else opened_last end,
           opened_count = opened_count + case when ${holds} then 1 else 0 end
     where client_id = ${client_id} and unit_id = ${unit_id} and settlement_link_id = ${id}
    returning settlement_statement_id, expires, revoked is not null as is_revoked`.execute(db);
  return rows[0];
}
