import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { borneIn } from './prescribed.sql.ts';

/** Opens accounts of parties that bear spaces in the month, as it is counted, and have none. */
export async function openAccounts(db: Db, unit: OwnedUnit, month: string): Promise<void> {
  await sql`
    with ${borneIn(unit, month)},
    parties as materialized (
      select distinct on (pasport_id, party) pasport_id, party, people
        from borne order by pasport_id, party, day),
    opened as (
      insert into ledger_accounts (client_id, unit_id, pasport_id, party)
      select ${unit.client_id}::integer, ${unit.unit_id}::integer, b.pasport_id, b.party from parties b
      on conflict (client_id, unit_id, pasport_id, party) do nothing
      returning ledger_account_id, pasport_id, party)
    insert into ledger_account_people (client_id, unit_id, ledger_account_id, place, address_id)
    select ${unit.client_id}::integer, ${unit.unit_id}::integer, o.ledger_account_id, p.place, p.address_id
      from opened o
      join parties b on b.pasport_id = o.pasport_id and b.party = o.party
     cross join unnest(b.people) with ordinality as p (address_id, place)`.execute(db);
}
