import type { Db } from '#server/db/db.ts';
import { setAuditUser, setTenant } from './access.sql.ts';

/** Who acts in a transaction that no token has opened. */
export interface Acting {
  readonly client_id: number;
  readonly client_user_id: number;
  readonly user_identity: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Opens the tenant of the person for the rest of the transaction, which is audited in his name. */
export async function asActor(db: Db, person: Acting): Promise<void> {
  await setTenant(db, person.client_id);
  const { client_user_id, user_identity, first_name, last_name } = person;
  const name = `${first_name} ${last_name}`.trim();
  await setAuditUser(db, { client_user_id, user_identity, name });
}
