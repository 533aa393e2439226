import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';

/** Opens a session of 12 hours, or of 30 days to be remembered; each use prolongs it. */
export async function insertSession(
  db: Db,
  user: UserKey,
  session: { token_hash: Buffer; remember_me: boolean; user_agent: string },
): Promise<void> {
  const life = session.remember_me ? '30 days' : '12 hours';
  await db
    .insertInto('sessions')
    .values({
      ...session,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      expires: sql<string>`now() + ${life}::interval`,
    })
    .execute();
}

export async function selectSession(db: Db, user: UserKey, sessionId: number) {
  return db
    .selectFrom('sessions')
    .select(['remember_me', 'user_agent'])
    .where('client_id', '=', user.client_id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, user: UserKey, sessionId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('client_id', '=', user.client_id)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Ends all sessions of the user. */
export async function deleteSessions(db: Db, user: UserKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}
