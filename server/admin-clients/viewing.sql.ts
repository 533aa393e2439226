import { presentKey } from '#server/access/access.sql.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The hash of the viewer's own token; undefined when his session has just ended. His own tenant has to be open. */
export async function selectTokenHash(
  db: Db,
  clientId: OwnedClientId,
  sessionId: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.token_hash;
}

/** The viewing session of a token, found by whoever holds it; undefined for any other token. */
export async function selectViewing(db: Db, tokenHash: Buffer) {
  await presentKey(db, 'token_hash', tokenHash.toString('hex'));
  return db
    .selectFrom('sessions')
    .select(['client_id', 'client_user_id', 'session_id', 'viewer_client_id', 'viewer_user_id'])
    .where('token_hash', '=', tokenHash)
    .where('viewer_token_hash', 'is not', null)
    .executeTakeFirst();
}
