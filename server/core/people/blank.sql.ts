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
           sipo = '', note = '', hidden = true, link_id = null
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and address_id = ${addressId}`.execute(
    db,
  );
}
