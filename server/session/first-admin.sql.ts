import { sql } from 'kysely';
import { presentKey } from '#server/access/access.sql.ts';
import type { Db } from '#server/db/db.ts';

/** System admins of the whole installation, the oldest first. */
export async function selectSystemAdmins(db: Db) {
  await presentKey(db, 'system_role', 'admin');
  return db
    .selectFrom('client_users')
    .select([
      'client_id',
      'client_user_id',
      'user_identity',
      'blocked',
      sql<boolean>`client_confirmed is not null`.as('confirmed'),
    ])
    .where('is_sys_admin', '=', true)
    .orderBy('client_user_id')
    .execute();
}
