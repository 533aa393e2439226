import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A party of a space: its people, whoever represents it first. */
export interface SpaceParty {
  readonly pasport_id: number;
  /** Ids of its people in growing order, joined by a comma. */
  readonly party: string;
  readonly people: readonly number[];
}

/** Accounts of the parties, opened where one has none; as a map by `accountKey`. */
export async function openPartyAccounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  parties: readonly SpaceParty[],
): Promise<ReadonlyMap<string, number>> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(parties)}::jsonb)
    as g (pasport_id integer, party text, people jsonb)`;
  await sql`
    with given as materialized (select * from ${given}),
    opened as (
      insert into ledger_accounts (client_id, unit_id, pasport_id, party)
      select ${client_id}::integer, ${unit_id}::integer, g.pasport_id, g.party from given g
       order by g.pasport_id, g.party
      on conflict (client_id, unit_id, pasport_id, party) do nothing
      returning ledger_account_id, pasport_id, party)
    insert into ledger_account_people (client_id, unit_id, ledger_account_id, place, address_id)
    select ${client_id}::integer, ${unit_id}::integer, o.ledger_account_id, p.place, p.address_id::integer
      from opened o
      join given g on g.pasport_id = o.pasport_id and g.party = o.party
     cross join jsonb_array_elements_text(g.people) with ordinality as p (address_id, place)`.execute(
    db,
  );
  const { rows } = await sql<{ pasport_id: number; party: string; ledger_account_id: number }>`
    select a.pasport_id, a.party, a.ledger_account_id
      from ${given}
      join ledger_accounts a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.pasport_id = g.pasport_id and a.party = g.party`.execute(db);
  return new Map(rows.map((row) => [accountKey(row), row.ledger_account_id]));
}

/** By what the account of a party is found among others. */
export const accountKey = ({ pasport_id, party }: Pick<SpaceParty, 'pasport_id' | 'party'>) =>
  `${pasport_id} ${party}`;

/** The ids of accounts that are of one of the people, as a query. */
export const accountsOfPeople = (
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): RawBuilder<unknown> => sql`
  select ledger_account_id from ledger_account_people
   where client_id = ${client_id} and unit_id = ${unit_id}
     and address_id = any (${[...ids]}::integer[])`;
