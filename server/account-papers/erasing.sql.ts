import { sql } from 'kysely';
import { accountsOfPeople } from '#server/core/ledger/party-accounts.sql.ts';
import type { Erased } from '#server/core/people/erasing.ts';
import type { Db } from '#server/db/db.ts';

/**
 * Links that were made for the person open nothing any more: nobody is left to whom the account may be shown by
 * them. Nor do those to confirmations of his debts, which name
 * him; for whom they were is forgotten with it.
 */
export async function eraseFromLinks(db: Db, { unit, ids }: Erased): Promise<void> {
  await sql`
    update account_links set revoked = clock_timestamp()
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and address_id = any (${[...ids]}::integer[]) and revoked is null`.execute(db);
  await sql`
    update confirmation_links l
       set revoked = coalesce(l.revoked, clock_timestamp()), made_for = '', recipient = ''
     where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
       and l.ledger_account_id in (${accountsOfPeople(unit, ids)})`.execute(db);
}
