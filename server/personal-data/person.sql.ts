import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { bindingsOf } from '#server/core/people/bindings.sql.ts';
import { addressesOf, type Whom } from '#server/core/people/of-person.sql.ts';
import type { Known } from '#server/core/people/sought.ts';
import { selectAddressesForUpdate } from '#server/core/people/uses.sql.ts';
import { ofUnit as inUnit, within } from '#server/core/time/records-on.sql.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** By what a person is known in the records. */
export interface Person extends Known {
  readonly address_id: number;
  readonly full_name: string;
  readonly first_name: string;
  readonly version: number;
}

export function ofUnit({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`client_id = ${client_id} and unit_id = ${unit_id}`;
}

export function anyOf(ids: readonly number[]): RawBuilder<unknown> {
  return sql`any (${[...ids]}::integer[])`;
}

/** A person with the ids under which the person is written down. */
export interface Traced extends Whom {
  readonly person: Person;
}

/**
 * Deleted addresses of the same name `n` as the address `p` whose dates of birth do not differ, as a merge of duplicates
 * leaves them in the history.
 */
function mergedInto({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select h.record_id from audit_log h
     where h.client_id = ${client_id} and h.record_type = 'addresses' and h.action = 'delete'
       and h.changes -> 'unit_id' ->> 0 = ${String(unit_id)}
       and ((h.changes -> 'last_name' ->> 0 = n.last_name
             and h.changes -> 'first_name' ->> 0 = n.first_name)
            or (h.changes -> 'company_name' ->> 0 = n.last_name and n.first_name = ''))
       and coalesce(h.changes -> 'birth_date' ->> 0, p.birth_date::text, '')
           = coalesce(p.birth_date::text, h.changes -> 'birth_date' ->> 0, '')`;
}

/** The person of an address of the unit; `held` keeps the record until the end of the transaction. */
export async function selectTraced(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  lock?: 'held',
): Promise<Traced | undefined> {
  if (lock === 'held') await selectAddressesForUpdate(db, unit, [addressId]);
  const { rows } = await sql<Person & { merged: number[] }>`
    select p.address_id, p.full_name, p.version, p.birth_date::text as birth_date,
           n.first_name, n.last_name, a.phone, a.email, a.data_box, a.business_id, a.vat, a.sipo,
           array(${mergedInto(unit)}) as merged
      from person_names p
      join (${addressesOf({ unit, ids: [addressId] })}) a on a.address_id = p.address_id
     cross join lateral (
       select case when p.address_type = 'person' then p.first_name else '' end as first_name,
              case when p.address_type = 'person' then p.last_name else p.company_name end
                as last_name) n
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.address_id = ${addressId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { merged, ...person } = row;
  return { unit, person, ids: [addressId, ...merged] };
}

/** A record of somebody in another unit of the client. */
export interface Namesake {
  readonly unit_id: number;
  readonly unit_name: string;
  readonly address_id: number;
  readonly full_name: string;
}

/** Who has the same name in other units of the client, and no other date of birth. */
export function namesakes({ unit, person }: Pick<Traced, 'unit' | 'person'>) {
  const { first_name, last_name, birth_date } = person;
  return sql<Namesake>`
    select p.unit_id, u.name as unit_name, p.address_id, p.full_name
      from person_names p
      join units u on u.client_id = p.client_id and u.unit_id = p.unit_id
     where p.client_id = ${unit.client_id} and p.unit_id <> ${unit.unit_id}
       and case when p.address_type = 'person'
                then (p.last_name, p.first_name) = (${last_name}::text, ${first_name}::text)
                else p.company_name = ${last_name} and ${first_name}::text = '' end
       and coalesce(p.birth_date = ${birth_date}::date, true)
     order by u.name collate public.czech, p.address_id`;
}

/** A relation to a space that holds on the day or will hold later. */
export interface LastingRelation {
  readonly relation: string;
  readonly place: string;
  readonly valid_to: string | null;
}

export function lastingRelations(unit: OwnedUnit, addressId: number, day: string) {
  const its = bindingsOf(within(inUnit(unit), sql`address_id = ${addressId}`));
  return sql<LastingRelation>`
    select r.relation, concat_ws(', ', s.space_number, nullif(s.building_name, '')) as place,
           r.valid_to::text as valid_to
      from (${its}) r
      join pasport_places s on s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}
           and s.pasport_id = r.pasport_id
     where ${lastsTo(day, 'r')}
     order by r.relation, place`;
}

/** Relations of the person to spaces that last, by the number of the space. */
export async function selectLastingRelations(
  db: Db,
  { unit, person }: Traced,
  day: string,
): Promise<LastingRelation[]> {
  return (await lastingRelations(unit, person.address_id, day).execute(db)).rows;
}
