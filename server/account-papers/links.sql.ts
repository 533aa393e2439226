import { sql } from 'kysely';
import type { AccountLink } from '#contract/money/account-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { accountNamed } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { LinkTable, toldLinkColumns } from '#server/db/link-table.sql.ts';
import { mailStateOfLink } from '#server/outside/outbox.sql.ts';

export const accountLinks = new LinkTable('account_links', 'account_link_id', 'ledger_account_id');

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

/** Links to the account, the newest first, with what came of their mails; undefined where there is no such account. */
export async function selectLinks(
  db: Db,
  unit: OwnedUnit,
  ledger_account_id: number,
): Promise<AccountLink[] | undefined> {
  const links = sql<AccountLink>`
    select l.account_link_id, l.ledger_account_id, coalesce(a.full_name, '') as full_name, l.recipient,
           ${mailStateOfLink} as mail_state,
           ${toldLinkColumns}
      from account_links l
      left join person_names a on a.client_id = l.client_id and a.unit_id = l.unit_id
           and a.address_id = l.address_id
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
      left join outbox_mails o on o.outbox_mail_id = l.outbox_mail_id
     where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
       and l.ledger_account_id = ${ledger_account_id}
     order by l.account_link_id desc`;
  return selectRowsUnder(db, accountNamed(unit, ledger_account_id), links);
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
