import { sql } from 'kysely';
import type { ConfirmationLink } from '#contract/money/confirmation-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { LinkTable, toldLinkColumns } from '#server/db/link-table.sql.ts';
import { mailStateOfLink } from '#server/outside/outbox.sql.ts';

export const confirmationLinks = new LinkTable(
  'confirmation_links',
  'confirmation_link_id',
  'debt_confirmation_id',
);

/** A link that is to be made. */
interface NewLink {
  readonly debt_confirmation_id: number;
  readonly ledger_account_id: number;
  readonly made_for: string;
  readonly recipient: string;
  readonly link_hash: Buffer;
  readonly expires: string;
  readonly client_user_id: number | null;
  readonly outbox_mail_id: number | null;
  readonly created: string;
}

/** Writes the link down; returns its id. */
export async function insertConfirmationLink(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  link: NewLink,
): Promise<number> {
  const { confirmation_link_id } = await db
    .insertInto('confirmation_links')
    .values({ client_id, unit_id, ...link })
    .returning('confirmation_link_id')
    .executeTakeFirstOrThrow();
  return confirmation_link_id;
}

/**
 * Links to the confirmation, the newest first, with what came of their mails; undefined where there is no such
 * confirmation.
 */
export async function selectConfirmationLinks(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  debt_confirmation_id: number,
): Promise<ConfirmationLink[] | undefined> {
  const confirmation = sql`
    select from debt_confirmations
     where client_id = ${client_id} and unit_id = ${unit_id}
       and debt_confirmation_id = ${debt_confirmation_id}`;
  const links = sql<ConfirmationLink>`
    select l.confirmation_link_id, l.debt_confirmation_id, l.made_for, l.recipient,
           ${mailStateOfLink} as mail_state,
           ${toldLinkColumns}
      from confirmation_links l
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
      left join outbox_mails o on o.outbox_mail_id = l.outbox_mail_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id}
       and l.debt_confirmation_id = ${debt_confirmation_id}
     order by l.confirmation_link_id desc`;
  return selectRowsUnder(db, confirmation, links);
}
