import { createHash } from 'node:crypto';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { insertReply, selectReply, updateReply } from './repeat.sql.ts';

/**
 * Answers a creating call at most once for its key: a repeated call gets the first answer again. What
 * was asked is the whole of the call: its parameters, its query and its body.
 * Errors: `repeat-conflict` when the key was used for something else.
 */
export async function answeredOnce(
  db: Db,
  actor: Actor,
  call: { key: string; endpoint: string; asked: unknown },
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const body_hash = createHash('sha256').update(JSON.stringify(call.asked)).digest();
  const id = {
    client_id: actor.client_id,
    client_user_id: actor.client_user_id,
    idempotency_key: call.key,
  };
  if (await insertReply(db, { ...id, endpoint: call.endpoint, body_hash })) {
    const result = await answer();
    await updateReply(db, id, JSON.stringify(result));
    return result;
  }
  const first = await selectReply(db, id);
  ensure(first?.endpoint === call.endpoint && first.body_hash.equals(body_hash), 'repeat-conflict');
  return first.reply;
}
