import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whatever of people named one of the addresses names the other one from now on. */
export async function updateAddressNamed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  addressId: number,
): Promise<void> {
  const named = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and address_id = any (${[...formerIds]}::integer[])`;
  await sql`update pasport_tenants set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update pasport_ownerships set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update pasport_roommates set address_id = ${addressId} where ${named}`.execute(db);
  // What both have told is told once.
  await sql`
    update address_contacts set address_id = ${addressId}
     where client_id = ${client_id} and unit_id = ${unit_id}
       and address_contact_id = any (array(
         select min(address_contact_id) from address_contacts
          where ${named} and contact <> ''
            and (contact_kind, contact) not in (
              select contact_kind, contact from address_contacts
               where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId})
          group by contact_kind, contact))`.execute(db);
  // Former and coming addresses are one person's course: of a kind that the kept one has none of, those of
  // one of the others go over whole.
  await sql`
    update address_places set address_id = ${addressId}
     where ${named}
       and (place_kind, address_id) in (
         select place_kind, min(address_id) from address_places
          where ${named} and place_kind not in (
            select place_kind from address_places
             where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId})
          group by place_kind)`.execute(db);
  await sql`update address_orders set address_id = ${addressId} where ${named}`.execute(db);
}
