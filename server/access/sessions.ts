import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';
import { newSecret, secretHash } from './secret.ts';
import { insertSession } from './sessions.sql.ts';

/** Opens a session of the user and returns its token; only the hash is kept. */
export async function openSession(
  db: Db,
  user: UserKey,
  options: { remember_me: boolean; user_agent: string },
): Promise<string> {
  const token = newSecret();
  await insertSession(db, user, { ...options, token_hash: secretHash(token) });
  return token;
}
