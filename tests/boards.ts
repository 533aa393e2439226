import { newSecret, secretHash } from '#server/access/secret.ts';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

/** A member of the board of that name who was asked about the count and has said nothing. */
export async function addReviewRow(
  db: Pick<TestDatabase, 'owner'>,
  { client_id, unit_id }: UnitOfClient,
  of: { readonly settlement_id: number; readonly settlement_count_id: number },
  name: string,
) {
  const secret = newSecret();
  const review = await insertRow(db, 'settlement_reviews', {
    client_id,
    unit_id,
    ...of,
    name,
    link_hash: secretHash(secret),
    expires: '2199-12-31',
  });
  return { settlement_review_id: Number(review['settlement_review_id']), secret };
}
