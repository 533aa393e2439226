import { sql } from 'kysely';
import type { Address } from '#contract/addresses.ts';
import type { LinkedAddresses, Recognised } from '#contract/linked-addresses.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A record of another unit that is linked, or is probably of the same firm or person. */
export interface OtherRow extends Address {
  readonly unit_name: string;
  readonly is_linked: boolean;
  readonly reasons: LinkedAddresses['alike'][number]['reasons'];
}

/** The last nine digits of all phones of the address behind the alias, as an array. */
const phonesOf = (clientId: OwnedClientId, of: string) => sql`array(
  select right(t.digits, 9) from (
    select regexp_replace(part, '[^0-9]', '', 'g') as digits
      from regexp_split_to_table(${sql.ref(`${of}.phone`)}, ',') part
    union all
    select c.contact_text from person_contacts c
     where c.client_id = ${clientId} and c.unit_id = ${sql.ref(`${of}.unit_id`)}
       and c.address_id = ${sql.ref(`${of}.address_id`)} and c.contact_kind = 'phone') t
   where length(t.digits) >= 6)`;

/** All e-mails of the address behind the alias, as an array. */
const emailsOf = (clientId: OwnedClientId, of: string) => sql`array(
  select t.email from (
    select folded(${sql.ref(`${of}.email`)}) as email
    union all
    select c.contact_text from person_contacts c
     where c.client_id = ${clientId} and c.unit_id = ${sql.ref(`${of}.unit_id`)}
       and c.address_id = ${sql.ref(`${of}.address_id`)} and c.contact_kind = 'email') t
   where t.email <> '')`;

/**
 * Records in the other units of the client that are linked to the address, or look like it: firms by the
 * business id; persons of one name by the date of birth, the phone or the e-mail, unless their dates of
 * birth tell them apart. Those that were erased look like nobody.
 */
export async function selectOthers(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  addressId: number,
): Promise<OtherRow[]> {
  const phones = (of: string) => phonesOf(client_id, of);
  const emails = (of: string) => emailsOf(client_id, of);
  const { rows } = await sql<OtherRow>`
    with own as materialized (
      select *, ${phones('own')} as phones, ${emails('own')} as emails from addresses own
       where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId}),
    named as (
      select a.*, own.link_id is not null and a.link_id = own.link_id as is_linked,
             own.phones, own.emails, own.birth_date as own_birth
        from own
        join addresses a on a.client_id = ${client_id} and a.unit_id <> ${unit_id}
         and ((own.link_id is not null and a.link_id = own.link_id)
           or (own.address_type <> 'person' and a.address_type <> 'person'
               and own.business_id <> '' and a.business_id = own.business_id)
           or (own.address_type = 'person' and a.address_type = 'person' and own.first_name <> ''
               and coalesce(a.birth_date = own.birth_date, true)
               and (folded(a.last_name), folded(a.first_name))
                 = (folded(own.last_name), folded(own.first_name)))))
    select n.*, u.name as unit_name, r.reasons
      from named n
      join units u on u.client_id = n.client_id and u.unit_id = n.unit_id
     cross join lateral (
       select array_remove(array[
         case when n.address_type <> 'person' then 'business-id' end,
         case when n.address_type = 'person' and n.birth_date = n.own_birth then 'birth-date' end,
         case when n.address_type = 'person' and ${phones('n')} && n.phones then 'phone' end,
         case when n.address_type = 'person' and ${emails('n')} && n.emails then 'email' end
       ], null) as reasons) r
     where n.is_linked or cardinality(r.reasons) > 0
     order by not n.is_linked, u.name collate public.czech, n.address_id`.execute(db);
  return rows;
}

/**
 * Persons of the unit who look like one of another unit of the client and are not linked with him, by
 * name: recognised as `selectOthers` does. Hidden ones are left alone.
 */
export async function selectRecognised(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<Recognised[]> {
  const persons = sql`a.client_id = ${client_id} and a.address_type = 'person'
    and a.first_name <> '' and not a.hidden`;
  const { rows } = await sql<Recognised>`
    with own as materialized (
      select a.*, folded(a.last_name) as last_text, folded(a.first_name) as first_text
        from addresses a where ${persons} and a.unit_id = ${unit_id}),
    others as materialized (
      select a.*, folded(a.last_name) as last_text, folded(a.first_name) as first_text
        from addresses a where ${persons} and a.unit_id <> ${unit_id})
    select o.address_id, o.full_name, n.address_id as other_id, n.full_name as other_name,
           n.unit_id as other_unit_id, u.name as other_unit_name, r.reasons
      from own o
      join others n on n.last_text = o.last_text and n.first_text = o.first_text
           and coalesce(n.birth_date = o.birth_date, true)
           and (n.link_id is null or n.link_id is distinct from o.link_id)
      join units u on u.client_id = ${client_id} and u.unit_id = n.unit_id
     cross join lateral (
       select array_remove(array[
         case when n.birth_date = o.birth_date then 'birth-date' end,
         case when ${phonesOf(client_id, 'n')} && ${phonesOf(client_id, 'o')} then 'phone' end,
         case when ${emailsOf(client_id, 'n')} && ${emailsOf(client_id, 'o')} then 'email' end
       ], null) as reasons) r
     where cardinality(r.reasons) > 0
     order by o.full_name collate public.czech, o.address_id, u.name collate public.czech,
              n.address_id`.execute(db);
  return rows;
}
