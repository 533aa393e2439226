import { sql } from 'kysely';
import type { Erased } from '#server/core/people/erasing.ts';
import type { Db } from '#server/db/db.ts';

/** Links that were made for the person open nothing any more: nobody is left to whom the account may be shown by them. */
export async function eraseFromLinks(db: Db, { unit, ids }: Erased): Promise<void> {
  await sql`
    update account_links set revoked = clock_timestamp()
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and address_id = any (${[...ids]}::integer[]) and revoked is null`.execute(db);
}
