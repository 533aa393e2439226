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
