import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The address without anything of the person, hidden; the substitute stands in its name. */
export async function updateAddressBlank(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  substitute: string,
): Promise<void> {
  await sql`
    update addresses
       set first_name = '', title_before = '', title_after = '',
           last_name = case when address_type = 'person' then ${substitute}::text else '' end,
           company_name = case when address_type = 'person' then '' else ${substitute}::text end,
           birth_date = null, business_id = '', vat = '', street = '', city_id = null, city = '',
           zip = '', phone = '', email = '', data_box = '', contact_preference = 'post',
           delivery_name = '', delivery_street = '', delivery_city = '', delivery_zip = '',
           sipo = '', note = '', hidden = true
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and address_id = ${addressId}`.execute(
    db,
  );
}

/** Empties the free texts of records that name the addresses; the records stay. */
export async function updateTextsBlank(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  addressIds: readonly number[],
): Promise<void> {
  const named = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and address_id = any (${[...addressIds]}::integer[])`;
  await sql`update pasport_tenants set comment = '' where ${named} and comment <> ''`.execute(db);
  await sql`
    update pasport_ownerships set comment = '' where ${named} and comment <> ''`.execute(db);
  await sql`
    update pasport_roommates set comment = '', relation = ''
     where ${named} and (comment <> '' or relation <> '')`.execute(db);
  await sql`update address_orders set note = '' where ${named} and note <> ''`.execute(db);
}
