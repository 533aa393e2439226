import { sql } from 'kysely';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The client of whoever runs the portal. */
export async function insertOperatorClient(db: Db, user: UserKey): Promise<void> {
  await db
    .insertInto('clients')
    .values((query) => ({
      client_id: user.client_id,
      name: 'Provozovatel portálu',
      full_name: 'Provozovatel portálu',
      confirmed: sql<string>`now()`,
      confirmed_info: 'při založení portálu',
      module_schema_id: query
        .selectFrom('module_schemas')
        .select('module_schema_id')
        .where('holds_all', '=', true),
    }))
    .execute();
}

/** The first system admin before he has chosen his name and password. */
export async function insertFirstAdmin(db: Db, user: UserKey, identity: string): Promise<void> {
  await db
    .insertInto('client_users')
    .values({
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      user_identity: identity,
      is_sys_admin: true,
      is_client_admin: true,
    })
    .execute();
}
