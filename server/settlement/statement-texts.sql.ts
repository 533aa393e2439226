import { RAISE_MONTHS } from '#contract/settlement/raise-offer.ts';
import type { StatementTexts } from '#contract/settlement/statement-texts.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const NONE: StatementTexts = {
  advice: '',
  annex_a: '',
  annex_b: '',
  annex_c: '',
  raise_months: RAISE_MONTHS,
  version: 1,
};

/** What the client has written, or nothing yet. */
export async function selectTexts(db: Db, client_id: OwnedClientId): Promise<StatementTexts> {
  const row = await db
    .selectFrom('settlement_texts')
    .select(['advice', 'annex_a', 'annex_b', 'annex_c', 'raise_months', 'version'])
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  return row ?? NONE;
}

/** A row of the client's own, where it has none; it is the version that was read before. */
export async function insertTexts(db: Db, client_id: OwnedClientId): Promise<void> {
  await db
    .insertInto('settlement_texts')
    .values({ client_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes texts; whether they were there in the version. */
export async function updateTexts(
  db: Db,
  client_id: OwnedClientId,
  seen: number | undefined,
  changes: Partial<Omit<StatementTexts, 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settlement_texts')
    .set(changes)
    .where('client_id', '=', client_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
