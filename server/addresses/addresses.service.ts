import type { BodyOf } from '#contract/endpoint.ts';
import type {
  Address,
  browseAddresses,
  changeAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  updateAddress as updateAddressCall,
} from '#contract/addresses.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { isSharedAlways } from '#contract/rules/linked-address.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { addressFaults, type AddressDraft } from '#server/core/people/addresses.ts';
import { addressTable } from '#server/core/people/tables.sql.ts';
import { selectCityNamesHeld } from '#server/core/towns/held.sql.ts';
import { ensureUnreferred, type Use } from '#server/access/record-used.ts';
import {
  selectAddress,
  selectAddressBook,
  selectAddressesToChange,
  selectAddressPiece,
  type AddressChanges,
} from '#server/core/people/addresses.sql.ts';
import { selectLinkedHeld, updateLinked } from '#server/core/people/linked.sql.ts';
import { selectAddressesForUpdate, selectUses } from '#server/core/people/uses.sql.ts';

/** The address book of the unit by name, or a piece of it. Errors: `not-found`, `list-changed`. */
export async function readAddresses({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof browseAddresses>) {
  const showHidden = params.show_hidden === '1';
  const day = query.as_of ?? pragueDay(portal.now());
  if (isPieceAsked(query)) return selectAddressPiece(db, unit, { showHidden, day }, query);
  return selectAddressBook(db, unit, { showHidden, day });
}

/** One address. Errors: `not-found`. */
export async function readAddress({ unit, db, params }: UnitCall<typeof getAddress>) {
  const row = await selectAddress(db, unit, params.id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** What a record is where nothing is told of it. */
const UNTOLD = {
  address_type: 'person',
  last_name: '',
  company_name: '',
  birth_date: null,
} as const;

/**
 * The fields as they are to be kept on the record, or on a new one; a city that is named gives its
 * name. Errors: `invalid-input`, `not-found` for an unknown city.
 */
export async function storedFields(
  db: Db,
  fields: AddressChanges,
  now: Date,
  before?: AddressDraft,
): Promise<AddressChanges> {
  const { city_id = null } = fields;
  const cities = await selectCityNamesHeld(db, city_id === null ? [] : [city_id]);
  const draft = { ...UNTOLD, ...before, ...fields, city_id };
  ensureFaultless(addressFaults(draft, cities, pragueDay(now)));
  const city = cities.get(city_id ?? 0);
  return city === undefined ? fields : { city, ...fields };
}

function fieldsOf(body: BodyOf<typeof updateAddressCall>): AddressChanges {
  const { version: _version, ...fields } = body;
  return fields;
}

/**
 * A new address; a person unless its type says otherwise. Errors: `wrong-method`, `not-found`,
 * `licence-expired`, `item-limit-reached`, `invalid-input` without the name of its type.
 */
export async function addAddress(call: UnitCall<typeof createAddress>): Promise<Address> {
  const { unit, db, params, body, portal } = call;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceAllows(db, unit.client_id, 'items', portal.now());
  const fields = await storedFields(db, fieldsOf(body), portal.now());
  const id = await addressTable.insertOne(db, unit, fields);
  const load = () => selectAddress(db, unit, id);
  return savedOr(await load(), load);
}

type Saving = Pick<UnitCall<typeof updateAddressCall>, 'unit' | 'db' | 'portal'>;

/** A change of an address, and whether it is to be written to others too. */
interface AddressChange {
  readonly id: number;
  readonly columns: AddressChanges;
  readonly before: Address;
  readonly isShared: boolean;
}

/**
 * How the same change of addresses is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of an address: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function addressJudge(
  { unit, db, portal }: Saving,
  ids: readonly number[],
  given: AddressChanges,
) {
  // Linked ones too, in one order for everybody: of a firm all of them are written.
  const rows = await selectLinkedHeld(db, unit.client_id, ids);
  const linked = new Set(rows.flatMap((row) => (row.link_id === null ? [] : [row.address_id])));
  const addresses = await selectAddressesToChange(db, unit, ids);
  const held = new Map(addresses.map((address) => [address.address_id, address]));
  return async ({ id, version }: Seen): Promise<AddressChange> => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before);
    const columns = await storedFields(db, given, portal.now(), before);
    const isShared = linked.has(id) && isSharedAlways({ ...before, ...columns });
    return { id, columns, before, isShared };
  };
}

/** Writes changes of addresses, and what linked ones have in common to those linked. */
async function writeChanges({ unit, db }: Saving, changes: readonly AddressChange[]) {
  await addressTable.updateAll(db, unit, changes);
  for (const { id, isShared } of changes) if (isShared) await updateLinked(db, unit, id);
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveAddress(call: UnitCall<typeof updateAddressCall>): Promise<Address> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const load = () => selectAddress(db, unit, id);
  const judge = await addressJudge(call, [id], fieldsOf(body));
  const change = await judge({ id, version: body.version });
  if (Object.keys(change.columns).length === 0) return change.before;
  await writeChanges(call, [change]);
  return savedOr(await load(), load);
}

/** Changes fields of many addresses, each judged as by `saveAddress`. Errors: `records-refused`. */
export async function saveAddresses(call: UnitCall<typeof changeAddresses>) {
  const { records, fields } = call.body;
  const judge = await addressJudge(call, idsOf(records), fields);
  await writeChanges(call, await judgedMany(records, judge));
  return { changed_count: records.length };
}

/** How records that refer to an address are called. */
const FORMS: Partial<Record<TableName, Use['forms']>> = {
  pasport_tenants: ['nájem', 'nájmy', 'nájmů'],
  pasport_ownerships: ['vlastnictví', 'vlastnictví', 'vlastnictví'],
  pasport_roommates: ['spolubydlení', 'spolubydlení', 'spolubydlení'],
  address_orders: ['objednávka', 'objednávky', 'objednávek'],
  revisions: ['zařízení k revizi', 'zařízení k revizi', 'zařízení k revizi'],
  revision_reports: ['zpráva o revizi', 'zprávy o revizi', 'zpráv o revizi'],
  billing_places: ['odběrné místo', 'odběrná místa', 'odběrných míst'],
  unit_contracts: ['smlouva', 'smlouvy', 'smluv'],
  ledger_account_people: ['konto', 'konta', 'kont'],
};
const RECORDS: Use['forms'] = ['záznam', 'záznamy', 'záznamů'];

/** Deletes an address to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeAddress({ unit, db, params }: UnitCall<typeof deleteAddress>) {
  const found = await selectAddressesForUpdate(db, unit, [params.id]);
  ensure(found.length === 1, 'not-found');
  const uses = await selectUses(db, unit, params.id);
  ensureUnreferred(
    'adresu',
    uses.map(({ table, count }) => ({ count, forms: FORMS[table] ?? RECORDS })),
  );
  await addressTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
