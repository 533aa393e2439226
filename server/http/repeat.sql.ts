import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

interface ReplyId {
  client_id: number;
  client_user_id: number;
  idempotency_key: string;
}

/** Takes the key; false when a call has it already. Waits for a call that is just taking it. */
export async function insertReply(
  db: Db,
  row: ReplyId & { endpoint: string; body_hash: Buffer },
): Promise<boolean> {
  const taken = await db
    .insertInto('replies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

export async function selectReply(db: Db, id: ReplyId) {
  return db
    .selectFrom('replies')
    .select(['endpoint', 'body_hash', 'reply'])
    .where('client_id', '=', id.client_id)
    .where('client_user_id', '=', id.client_user_id)
    .where('idempotency_key', '=', id.idempotency_key)
    .executeTakeFirst();
}

export async function updateReply(db: Db, id: ReplyId, reply: string): Promise<void> {
  await db
    .updateTable('replies')
    .set({ reply })
    .where('client_id', '=', id.client_id)
    .where('client_user_id', '=', id.client_user_id)
    .where('idempotency_key', '=', id.idempotency_key)
    .execute();
}

/** Forgets kept answers of the client whose text is such: a repeated call is done anew then. */
export async function deleteReplies(
  db: Db,
  clientId: OwnedClientId,
  isSuch: (text: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  await sql`
    delete from replies
     where client_id = ${clientId} and reply is not null and ${isSuch(sql`reply::text`)}`.execute(
    db,
  );
}
