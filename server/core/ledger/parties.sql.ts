import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit, within as amongThose } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/**
 * The parties that bear the unit's spaces on the day, or those of the condition, as a table: pasport_id, party (ids in growing order,
 * joined by a comma) and people (who represents the party first). What the unit bears itself is not there.
 */
export function partiesOn(
  unit: OwnedUnit,
  day: Day,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select y.pasport_id, string_agg(y.address_id::text, ',' order by y.address_id) as party,
           array_agg(y.address_id order by y.place) as people
      from (select distinct on (pasport_id, address_id) pasport_id, address_id, place
              from (${payersOn(amongThose(ofUnit(unit), condition), day)}) w
             where address_id is not null
             order by pasport_id, address_id, place) y
     group by y.pasport_id`;
}

/**
 * Whatever account was of one of the people is of the kept one from now on. Where both were of one account
 * he is named once; where that party has an account of the space already, both accounts stay, and what is
 * claimed next goes to the one that was opened first.
 */
export async function updatePartyNamed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  keptId: number,
): Promise<void> {
  const within = sql`p.client_id = ${client_id} and p.unit_id = ${unit_id}`;
  const former = sql`any (${[...formerIds]}::integer[])`;
  const { rows } = await sql<{ id: number }>`
    select distinct p.ledger_account_id as id from ledger_account_people p
     where ${within} and p.address_id = ${former} order by 1`.execute(db);
  await sql`
    delete from ledger_account_people p
     where ${within} and p.address_id = ${former} and exists (
       select from ledger_account_people o
        where o.client_id = p.client_id and o.ledger_account_id = p.ledger_account_id
          and (o.address_id = ${keptId} or o.address_id = ${former} and o.place < p.place))`.execute(
    db,
  );
  await sql`
    update ledger_account_people p set address_id = ${keptId}
     where ${within} and p.address_id = ${former}`.execute(db);
  for (const { id } of rows)
    await sql`
      with own as (
        select string_agg(p.address_id::text, ',' order by p.address_id) as party
          from ledger_account_people p where ${within} and p.ledger_account_id = ${id})
      update ledger_accounts a set party = own.party
        from own
       where a.client_id = ${client_id} and a.unit_id = ${unit_id} and a.ledger_account_id = ${id}
         and not exists (
           select from ledger_accounts o
            where o.client_id = a.client_id and o.unit_id = a.unit_id
              and o.pasport_id = a.pasport_id and o.party = own.party)`.execute(db);
}
