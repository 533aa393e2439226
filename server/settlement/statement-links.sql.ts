import { sql } from 'kysely';
import type { StatementLink } from '#contract/settlement/statement-links.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { LinkTable, toldLinkColumns } from '#server/db/link-table.sql.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';

export const statementLinks = new LinkTable(
  'settlement_links',
  'settlement_link_id',
  'settlement_statement_id',
);

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
): Promise<StatementLink[] | undefined> {
  const statement = sql`
    select from settlement_statements
     where client_id = ${client_id} and unit_id = ${unit_id}
       and settlement_statement_id = ${settlement_statement_id}`;
  const links = sql<StatementLink>`
    select l.settlement_link_id, l.settlement_statement_id, l.recipient, ${toldLinkColumns}
      from settlement_links l
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id}
       and l.settlement_statement_id = ${settlement_statement_id}
     order by l.settlement_link_id desc`;
  return selectRowsUnder(db, statement, links);
}
