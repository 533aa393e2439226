import type { AddressContact } from '#contract/address-contacts.ts';
import { contactFields } from '#contract/contact-record.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'address_contact_id',
  'unit_id',
  'address_id',
  ...ownNames(contactFields),
  'created',
  'updated',
  'version',
] as const;

/** Of all addresses of the unit which other contacts they have. */
export async function selectContactRefs(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('address_contacts')
    .select(['address_id', 'contact_kind', 'contact'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
}

/** The other phones and e-mails of an address, phones first; what was emptied of an erased person is left out. */
export async function selectContacts(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<AddressContact[]> {
  return contactsAt(db, unit, addressId).execute();
}

/** The same as a query. */
export function contactsAt(db: Db, unit: OwnedUnit, addressId: number) {
  return db
    .selectFrom('address_contacts')
    .select(columns)
    .$castTo<AddressContact>()
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .where('contact', '<>', '')
    .orderBy('contact_kind', 'desc')
    .orderBy('address_contact_id');
}
