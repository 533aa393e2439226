import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Records of the address book with all that an import may change. */
export async function selectPersonRows(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('addresses')
    .select([
      'address_id',
      'version',
      'address_type',
      'title_before',
      'first_name',
      'last_name',
      'title_after',
      'company_name',
      'birth_date',
      'business_id',
      'vat',
      'street',
      'city_id',
      'city',
      'zip',
      'phone',
      'email',
      'data_box',
      'contact_preference',
      'delivery_name',
      'delivery_street',
      'delivery_city',
      'delivery_zip',
      'sipo',
      'note',
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .orderBy('address_id')
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof selectPersonRows>>[number];

/** What a person is found by. */
export async function selectPersonRefs(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('addresses')
    .select([
      'address_id',
      'address_type',
      'full_name',
      'first_name',
      'last_name',
      'company_name',
      'birth_date',
      'business_id',
      'email',
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
}
export type PersonRef = Awaited<ReturnType<typeof selectPersonRefs>>[number];
