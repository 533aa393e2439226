import { sql, type Expression, type RawBuilder } from 'kysely';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { Address, AddressRow, browseAddresses } from '#contract/addresses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { residentsOn } from './residents-on.sql.ts';
import { inOrder, isOneOf, selectPiece } from '#server/db/list-piece.sql.ts';
import { selectAllBeside, selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';

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

interface AddressPiece {
  readonly hidden_addresses: number;
  readonly resident_ids: number[];
}

/** A piece of them with how many of all are hidden, and who of the piece lives in a space on the day. Errors: `list-changed`. */
export async function selectAddressPiece(
  db: Db,
  unit: OwnedUnit,
  { showHidden, day }: { showHidden: boolean; day: string },
  asked: QueryOf<typeof browseAddresses>,
): Promise<ResultOf<typeof browseAddresses>> {
  const ofUnitOwn = sql`client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const its = within(ofUnit(unit), sql`address_id in (select key::integer from chosen)`);
  const list = {
    key: sql`address_id`,
    order: [{ by: sql`full_name collate public.czech` }, { by: sql`address_id` }],
    from: sql`from addresses where ${ofUnitOwn} and ${showHidden ? sql`true` : sql`not hidden`}`,
    beside: {
      hidden_addresses: sql`(select count(*) from addresses where ${ofUnitOwn} and hidden)::integer`,
      resident_ids: sql`array(${residentsOn(its, day)})`,
    },
  };
  const { keys, told, beside } = await selectPiece<AddressPiece>(db, list, asked);
  const rows = await listed(db, unit)
    .where(isOneOf(sql`address_id`, keys.map(Number)))
    .execute();
  return { values: inOrder(keys, rows, ({ address_id }) => address_id), ...beside, ...told };
}

/** The addresses whose ids the query brings, by name in the Czech order, as a query. */
export function addressesAmong(db: Db, unit: OwnedUnit, ids: RawBuilder<number>) {
  return listed(db, unit).where(sql<boolean>`address_id in (${ids})`);
}

/**
 * Addresses of the unit by name in the Czech order, how many hidden ones it has, and which of all own, use or
 * live in a space on the day.
 */
export async function selectAddressBook(
  db: Db,
  unit: OwnedUnit,
  { showHidden, day }: { showHidden: boolean; day: string },
): Promise<AddressPiece & { values: AddressRow[] }> {
  const totals = sql<AddressPiece>`
    select count(*) filter (where hidden) as hidden_addresses,
           array(${residentsOn(ofUnit(unit), day)}) as resident_ids
      from addresses where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const rows = listed(db, unit).$if(!showHidden, (query) => query.where('hidden', '=', false));
  const { one, rows: values } = await selectAllBeside(db, { one: totals, rows });
  return { values, ...one };
}

/** All addresses of the unit, hidden ones too, with their contacts, as they were written: a statement whose rows leave by pieces. */
export function addressesOf(unit: OwnedUnit): RawBuilder<Address & { other_contacts: string }> {
  const { client_id, unit_id } = unit;
  return sql`
    select a.*, coalesce(c.contacts, '') as other_contacts
      from addresses a
      left join ${contactsOf(unit)} c on c.contact_of = a.address_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
     order by a.address_id`;
}

/** What hangs on an address, in its order; undefined where the unit has no such address. */
export async function selectUnderAddress<Row extends object>(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  addressId: number,
  rows: Expression<Row>,
): Promise<Row[] | undefined> {
  const address = sql`
    select address_id from addresses
     where client_id = ${client_id} and unit_id = ${unit_id} and address_id = ${addressId}`;
  return selectRowsUnder(db, address, rows);
}

/** Addresses of these ids; nobody else changes them before the transaction ends. */
export async function selectAddressesToChange(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<Address[]> {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`address_id = any (${[...ids]}::integer[])`)
    .orderBy('address_id')
    .forNoKeyUpdate()
    .execute();
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
