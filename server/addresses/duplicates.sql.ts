import { sql, type RawBuilder } from 'kysely';
import type { AddressRow, DuplicateGroup } from '#contract/addresses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { addressesAmong } from '#server/core/people/addresses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

/** Addresses that look the same for one reason; what tells people and firms apart is in the same order. */
export interface Likeness {
  readonly reason: DuplicateGroup['reasons'][number];
  readonly address_ids: readonly number[];
  readonly birth_dates: readonly (string | null)[];
  readonly business_ids: readonly (string | null)[];
}

/** Likenesses of the unit, and the addresses that they are of by name. */
export async function selectLikenesses(
  db: Db,
  unit: OwnedUnit,
): Promise<{ likenesses: Likeness[]; addresses: AddressRow[] }> {
  const alike = sql<number>`select unnest(address_ids) from likenesses`;
  const { one, rows } = await selectAllBeside(db, {
    tables: sql`likenesses as materialized (${likenessesOf(unit)})`,
    one: sql<{ likenesses: Likeness[] }>`
      select coalesce(json_agg(l), '[]') as likenesses from likenesses l`,
    rows: addressesAmong(db, unit, alike),
  });
  return { ...one, addresses: rows };
}

/**
 * Addresses of the unit that have the same name and birth date, business id, name and place, or the
 * same phone or e-mail under one last name; texts without case, diacritics and spaces, phones by
 * their last nine digits. Whom birth dates or business ids tell apart is for the caller to see.
 */
function likenessesOf(unit: OwnedUnit): RawBuilder<Likeness> {
  return sql`
    with known as materialized (
      select address_id, birth_date::text, nullif(business_id, '') as business_id, folded(full_name) as name,
             folded(case when address_type = 'person' then last_name else company_name end) as last_name,
             replace(folded(street), ' ', '') as street, replace(zip, ' ', '') as zip,
             right(regexp_replace(phone, '[^0-9]', '', 'g'), 9) as phone, folded(email) as email
        from person_names
       where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}),
    contacts as (
      select address_id, contact_kind, contact_text from person_contacts
       where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}),
    phones as (
      select last_name, address_id, phone from known
       union
      select last_name, address_id, right(contact_text, 9)
        from known join contacts using (address_id) where contact_kind = 'phone'),
    emails as (
      select last_name, address_id, email from known
       union
      select last_name, address_id, contact_text
        from known join contacts using (address_id) where contact_kind = 'email'),
    looks (reason, look, address_id) as (
      select 'name-and-birth', name || chr(31) || birth_date, address_id
        from known where name <> '' and birth_date is not null
      union all
      select 'business-id', business_id, address_id from known where business_id is not null
      union all
      select 'name-and-address', name || chr(31) || street || chr(31) || zip, address_id
        from known where name <> '' and street <> ''
      union all
      select 'phone', last_name || chr(31) || phone, address_id
        from phones where last_name <> '' and length(phone) >= 6
      union all
      select 'email', last_name || chr(31) || email, address_id
        from emails where last_name <> '' and email <> '')
    select reason, array_agg(address_id order by address_id) as address_ids,
           array_agg(birth_date order by address_id) as birth_dates,
           array_agg(business_id order by address_id) as business_ids
      from looks join known using (address_id)
     group by reason, look having count(*) > 1`;
}
