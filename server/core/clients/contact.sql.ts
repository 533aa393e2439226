import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { oneClient } from './clients.sql.ts';

/** How people of a house reach the manager: as the client has told of itself; empty where it has not. */
export interface ClientContact {
  readonly client_name: string;
  readonly client_email: string;
  readonly client_phone: string;
}

export async function selectClientContact(db: Db, clientId: OwnedClientId): Promise<ClientContact> {
  return oneClient(db, clientId)
    .select([
      sql<string>`coalesce(nullif(full_name, ''), name)`.as('client_name'),
      'email as client_email',
      'phone as client_phone',
    ])
    .executeTakeFirstOrThrow();
}
