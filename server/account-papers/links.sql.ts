import { sql } from 'kysely';
import type { AccountLink } from '#contract/money/account-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { MOST_MAIL_ATTEMPTS } from '#server/outside/outbox.sql.ts';

/** A link that is to be made. */
export interface NewLink {
  readonly ledger_account_id: number;
  readonly address_id: number;
  readonly recipient: string;
  readonly link_hash: Buffer;
  readonly expires: string;
  readonly client_user_id: number | null;
  readonly outbox_mail_id: number | null;
  readonly created: string;
}

export async function insertLink(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  link: NewLink,
): Promise<number> {
  const { account_link_id } = await db
    .insertInto('account_links')
    .values({ client_id, unit_id, ...link })
    .returning('account_link_id')
    .executeTakeFirstOrThrow();
  return account_link_id;
}

/** Links to the account, the newest first, with what came of their mails. */
export async function selectLinks(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ledger_account_id: number,
): Promise<AccountLink[]> {
  const { rows } = await sql<AccountLink>`
    select l.account_link_id, l.ledger_account_id, coalesce(a.full_name, '') as full_name, l.recipient,
           case when o.outbox_mail_id is null then ''
                when o.sent is not null then 'sent'
                when o.attempts >= ${MOST_MAIL_ATTEMPTS} then 'refused' else 'waiting' end as mail_state,
           l.created, coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as created_by,
           l.expires, ${momentOrEmpty('l.opened')} as opened, ${momentOrEmpty('l.opened_last')} as opened_last,
           l.opened_count, ${momentOrEmpty('l.revoked')} as revoked
      from account_links l
      left join person_names a on a.client_id = l.client_id and a.unit_id = l.unit_id
           and a.address_id = l.address_id
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
      left join outbox_mails o on o.outbox_mail_id = l.outbox_mail_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id}
       and l.ledger_account_id = ${ledger_account_id}
     order by l.account_link_id desc`.execute(db);
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
    .updateTable('account_links')
    .set({ revoked: sql<string>`coalesce(revoked, ${now}::timestamptz)` })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('account_link_id', '=', id)
    .returning('revoked')
    .executeTakeFirst();
  return row?.revoked ?? undefined;
}

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectLinkHolder(db: Db, link_hash: Buffer) {
  return db
    .selectFrom('account_links')
    .select(['client_id', 'unit_id', 'account_link_id'])
    .where('link_hash', '=', link_hash)
    .executeTakeFirst();
}

/** What the link opens, and how it stands. */
export interface OpenedLink {
  readonly ledger_account_id: number;
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
    update account_links
       set opened = case when ${holds} then coalesce(opened, ${now}::timestamptz) else opened end,
           opened_last = case when ${holds} then ${now}::timestamptz else opened_last end,
           opened_count = opened_count + case when ${holds} then 1 else 0 end
     where client_id = ${client_id} and unit_id = ${unit_id} and account_link_id = ${id}
    returning ledger_account_id, expires, revoked is not null as is_revoked`.execute(db);
  return rows[0];
}

/** The e-mail address of somebody of the address book, empty where he has none; undefined where he is not there. */
export async function selectMailOf(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  address_id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select coalesce(email, '') as email from person_names
     where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${address_id}`.execute(
    db,
  );
  return rows[0]?.email;
}
