import { sql } from 'kysely';
import type { Device } from '#contract/devices.ts';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';

type Owner = Pick<Actor, 'client_id' | 'client_user_id' | 'session_id'>;

/** Sessions of the user that still hold; his present one first, then those used last. */
export async function selectDevices(db: Db, owner: Owner): Promise<Device[]> {
  const isCurrent = sql<boolean>`session_id = ${owner.session_id}`;
  const isViewing = sql<boolean>`viewer_client_id is not null`;
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'remember_me', 'created', 'last_used', 'ends'])
    .select([isCurrent.as('is_current'), isViewing.as('is_viewing')])
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .where('expires', '>', sql<string>`now()`)
    .orderBy(isCurrent, 'desc')
    .orderBy('last_used', 'desc')
    .orderBy('session_id', 'desc')
    .execute();
}
