import { sql } from 'kysely';
import { presentKey } from '#server/access/access.sql.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const LIFE = '30 minutes';

/** The hash of the viewer's own token. His own tenant has to be open. */
export async function selectTokenHash(
  db: Db,
  clientId: OwnedClientId,
  sessionId: number,
): Promise<Buffer> {
  const row = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.token_hash;
}

/** Opens a viewing session of 30 minutes, which no use prolongs; returns when it ends. */
export async function insertViewing(
  db: Db,
  user: UserKey,
  session: {
    token_hash: Buffer;
    viewer_client_id: number;
    viewer_user_id: number;
    viewer_token_hash: Buffer;
    user_agent: string;
  },
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      ...session,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      expires: sql<string>`now() + ${LIFE}::interval`,
    })
    .returning('expires')
    .executeTakeFirstOrThrow();
  return row.expires;
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

/** Writes into the client's history that somebody began, or ended, looking as its user. */
export async function insertViewStamp(
  db: Db,
  clientId: OwnedClientId,
  field: 'view_began' | 'view_ended',
  userName: string,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      client_id: clientId,
      client_user_id: sql<number>`nullif(current_setting('app.client_user_id', true), '')::integer`,
      user_identity: sql<string>`coalesce(current_setting('app.user_identity', true), '')`,
      user_name: sql<string>`coalesce(current_setting('app.user_name', true), '')`,
      record_type: 'clients',
      record_id: clientId,
      action: 'update',
      changes: JSON.stringify({ [field]: [null, userName] }),
    })
    .execute();
}
