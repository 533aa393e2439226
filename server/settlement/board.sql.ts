import { sql, type RawBuilder } from 'kysely';
import type { BoardReview, BoardState } from '#contract/settlement/board.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { LinkTable } from '#server/db/link-table.sql.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

export const boardLinks = new LinkTable(
  'settlement_reviews',
  'settlement_review_id',
  'settlement_count_id',
);

/** A member of the board who is asked. */
export interface NewReview {
  readonly settlement_id: number;
  readonly settlement_count_id: number;
  readonly name: string;
  /** Empty of a copied link. */
  readonly recipient: string;
  readonly link_hash: Buffer;
  readonly expires: string;
  readonly client_user_id: number | null;
  readonly created: string;
}

export async function insertReview(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  review: NewReview,
): Promise<number> {
  const { settlement_review_id } = await db
    .insertInto('settlement_reviews')
    .values({ client_id, unit_id, ...review })
    .returning('settlement_review_id')
    .executeTakeFirstOrThrow();
  return settlement_review_id;
}

function reviewsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<BoardReview> {
  return sql<BoardReview>`
    select l.settlement_review_id, l.unit_id, l.settlement_id, l.settlement_count_id, c.number, l.name,
           l.recipient, l.state, l.signed_name, l.comment, ${momentOrEmpty('l.decided')} as decided, l.created,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as created_by,
           l.expires, ${momentOrEmpty('l.opened')} as opened, ${momentOrEmpty('l.opened_last')} as opened_last,
           l.opened_count, ${momentOrEmpty('l.revoked')} as revoked
      from settlement_reviews l
      join settlement_counts c on c.client_id = l.client_id and c.unit_id = l.unit_id
           and c.settlement_count_id = l.settlement_count_id
      left join portal_users u on u.client_id = l.client_id and u.client_user_id = l.client_user_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id} and ${condition}
     order by c.number desc, l.settlement_review_id`;
}

/** Those who were asked, of the last count first. */
export async function selectReviews(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
): Promise<BoardReview[]> {
  return (await reviewsFrom(unit, sql`l.settlement_id = ${settlement_id}`).execute(db)).rows;
}

export async function selectReview(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<BoardReview | undefined> {
  return (await reviewsFrom(unit, sql`l.settlement_review_id = ${id}`).execute(db)).rows[0];
}

/** What a member of the board says. */
export interface Decision {
  readonly state: Exclude<BoardState, 'asked'>;
  readonly signed_name: string;
  readonly comment: string;
  readonly decided: string;
}

/** Writes down what he says; false where he has said something already. */
export async function updateDecided(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  decision: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settlement_reviews')
    .set(decision)
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_review_id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
