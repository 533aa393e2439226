import type { Db } from '#server/db/db.ts';

/** Old and new value by field. */
export type Changes = Record<string, readonly [unknown, unknown]>;

export async function insertSettingsLog(
  db: Db,
  userIdentity: string,
  changes: Changes,
): Promise<void> {
  await db
    .insertInto('settings_log')
    .values({ user_identity: userIdentity, changes: JSON.stringify(changes) })
    .execute();
}
