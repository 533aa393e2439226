import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';
import { newSecret, secretHash } from './secret.ts';
import { insertSession } from './sessions.sql.ts';

/** Days for which a session that is not to be remembered lasts at most: its tab may stay open. */
const MOST_DAYS_FORGOTTEN = 7;

/**
 * Opens a session of the user and returns its token, of which only the hash is kept, and the moment at
 * which it ends however much it is used; `days` is the most that any may last.
 */
export async function openSession(
  db: Db,
  user: UserKey,
  options: { remember_me: boolean; user_agent: string },
  days: number,
): Promise<{ token: string; ends: string }> {
  const token = newSecret();
  const most = options.remember_me ? days : Math.min(days, MOST_DAYS_FORGOTTEN);
  const ends = await insertSession(db, user, { ...options, token_hash: secretHash(token) }, most);
  return { token, ends };
}
