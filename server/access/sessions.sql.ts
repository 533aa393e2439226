import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { OwnedClientId, UserKey } from './owned.ts';

const LIFE_OF_VIEWING = '30 minutes';

/**
 * Opens a session of 12 hours, or of 30 days to be remembered; each use prolongs it, to so many days at
 * most. Returns when it ends at the latest.
 */
export async function insertSession(
  db: Db,
  user: UserKey,
  session: { token_hash: Buffer; remember_me: boolean; user_agent: string },
  days: number,
): Promise<string> {
  const life = session.remember_me ? '30 days' : '12 hours';
  const ends = sql<string>`now() + make_interval(days => ${days})`;
  const row = await db
    .insertInto('sessions')
    .values({
      ...session,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      expires: sql<string>`least(${ends}, now() + ${life}::interval)`,
      ends,
    })
    .returning('ends')
    .executeTakeFirstOrThrow();
  return row.ends;
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
      expires: sql<string>`now() + ${LIFE_OF_VIEWING}::interval`,
      ends: sql<string>`now() + ${LIFE_OF_VIEWING}::interval`,
    })
    .returning('expires')
    .executeTakeFirstOrThrow();
  return row.expires;
}

export async function selectSession(db: Db, user: UserKey, sessionId: number) {
  return db
    .selectFrom('sessions')
    .select(['remember_me', 'user_agent'])
    .where('client_id', '=', user.client_id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Ends the session if it is the user's; false when he has no such one. */
export async function deleteSession(db: Db, user: UserKey, sessionId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row.numDeletedRows === 1n;
}

/** Ends all sessions of the user but one. */
export async function deleteOtherSessions(db: Db, user: UserKey, sessionId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('session_id', '!=', sessionId)
    .execute();
}

/** Ends all sessions of the client's users. */
export async function deleteClientSessions(db: Db, clientId: OwnedClientId): Promise<void> {
  await db.deleteFrom('sessions').where('client_id', '=', clientId).execute();
}

/** Ends all sessions of the user. */
export async function deleteSessions(db: Db, user: UserKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}
