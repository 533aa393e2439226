import { sql } from 'kysely';
import type { Address, AddressRow } from '#contract/addresses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { residentsOn } from './residents-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';

const addressType = sql<Address['address_type']>`address_type`.as('address_type');

const plainColumns = [
  'address_id',
  'unit_id',
  addressType,
  'full_name',
  'title_before',
  'title_after',
  'street',
  'city',
  'zip',
  'phone',
  'email',
  'business_id',
  'sipo',
  sql<Address['contact_preference']>`contact_preference`.as('contact_preference'),
  'hidden',
  'updated',
  'version',
] as const;

const columns = [
  ...plainColumns,
  'first_name',
  'last_name',
  'company_name',
  'birth_date',
  'vat',
  'city_id',
  'data_box',
  'delivery_name',
  'delivery_street',
  'delivery_city',
  'delivery_zip',
  'note',
  'created',
] as const;

/** Columns that a person may change. */
export type AddressChanges = Partial<
  Omit<Address, 'address_id' | 'unit_id' | 'full_name' | 'created' | 'updated' | 'version'>
>;

/** The other contacts of the unit's addresses, each with its label, in one text for each address. */
function contactsOf({ client_id, unit_id }: OwnedUnit) {
  return sql<{ contact_of: number; contacts: string }>`(
    select address_id as contact_of,
           string_agg(contact || case when label = '' then '' else ' (' || label || ')' end, ', '
                      order by contact_kind desc, address_contact_id) as contacts
      from address_contacts
     where client_id = ${client_id} and unit_id = ${unit_id} and contact <> ''
     group by address_id)`;
}

/** Rows of the list, by name in the Czech order. */
function listed(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('addresses')
    .leftJoin(contactsOf(unit).as('c'), (join) => join.onRef('c.contact_of', '=', 'address_id'))
    .select(plainColumns)
    .select(sql<string>`coalesce(c.contacts, '')`.as('other_contacts'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .orderBy(sql`full_name collate public.czech`)
    .orderBy('address_id');
}

/** Addresses of the unit by name in the Czech order; only the first ones where it is said how many. */
export async function selectAddressRows(
  db: Db,
  unit: OwnedUnit,
  { showHidden, first }: { showHidden: boolean; first?: number | undefined },
): Promise<AddressRow[]> {
  return listed(db, unit)
    .$if(!showHidden, (query) => query.where('hidden', '=', false))
    .$if(first !== undefined, (query) => query.limit(first ?? 0))
    .execute();
}

/** The addresses of these ids, by name in the Czech order. */
export async function selectAddressRowsById(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<AddressRow[]> {
  return listed(db, unit)
    .where(sql<boolean>`address_id = any (${[...ids]}::integer[])`)
    .execute();
}

/** How many addresses the unit has, and hidden ones, and which of all own, use or live in a space on the day. */
export async function selectAddressTotals(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<{ all_addresses: number; hidden_addresses: number; resident_ids: number[] }> {
  return db
    .selectFrom('addresses')
    .select([
      sql<number>`count(*)`.as('all_addresses'),
      sql<number>`count(*) filter (where hidden)`.as('hidden_addresses'),
      sql<number[]>`array(${residentsOn(ofUnit(unit), day)})`.as('resident_ids'),
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirstOrThrow();
}

/** One address; held, nobody else changes it before the transaction ends. */
export async function selectAddress(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  lock?: 'held',
): Promise<Address | undefined> {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .$if(lock === 'held', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}
