import { sql } from 'kysely';
import type { Erased } from '#server/core/people/erasing.ts';
import type { Db } from '#server/db/db.ts';

/** Names of the payer in what was handed over; amounts and numbers stay, they are accounts. */
export async function eraseFromSipo(db: Db, { unit, ids }: Erased): Promise<void> {
  await sql`
    update sipo_lines set payer_name = 'Anonymizovaná osoba č. ' || address_id
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and address_id = any (${[...ids]}::integer[])`.execute(db);
}
