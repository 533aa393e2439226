import type { BodyOf } from '#contract/endpoint.ts';
import type {
  Address,
  browseAddresses,
  createAddress,
  deleteAddress,
  getAddress,
  updateAddress as updateAddressCall,
} from '#contract/addresses.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { addressNameFault } from '#contract/rules/address-name.ts';
import { birthDateFault } from '#contract/rules/birth-date.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import { savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectCityNameKept } from '#server/core/towns/kept.sql.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import {
  deleteAddresses,
  insertAddress,
  selectAddress,
  selectAddressRows,
  selectAddressTotals,
  updateAddress,
  type AddressChanges,
} from './addresses.sql.ts';
import { selectAddressesForUpdate, selectUses } from './uses.sql.ts';

/** The address book of the unit by name. Errors: `not-found`. */
export async function readAddresses({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof browseAddresses>) {
  const [values, totals] = await Promise.all([
    selectAddressRows(db, unit, params.show_hidden === '1'),
    selectAddressTotals(db, unit, pragueDay(portal.now())),
  ]);
  return { values, ...totals };
}

/** One address. Errors: `not-found`. */
export async function readAddress({ unit, db, params }: UnitCall<typeof getAddress>) {
  const row = await selectAddress(db, unit, params.id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/**
 * The fields as they may be kept: nobody is born in the future, and a city that is named gives its
 * name. Errors: `invalid-input`, `not-found` for an unknown city.
 */
export async function keptFields(
  db: Db,
  fields: AddressChanges,
  now: Date,
): Promise<AddressChanges> {
  const fault = birthDateFault(fields.birth_date ?? null, pragueDay(now));
  if (fault !== null) throw fieldFault('birth_date', fault);
  if (typeof fields.city_id !== 'number') return fields;
  const city = await selectCityNameKept(db, fields.city_id);
  ensureNamed(city, 'city_id');
  return { city, ...fields };
}

/** The whole record has the name that its type asks for. Errors: `invalid-input`. */
export function ensureNameGiven(row: Address): Address {
  const fault = addressNameFault(row);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
  return row;
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
  const fields = await keptFields(db, fieldsOf(body), portal.now());
  return ensureNameGiven(await insertAddress(db, unit, fields));
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveAddress({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof updateAddressCall>): Promise<Address> {
  ensure(params.id !== 0, 'wrong-method');
  const load = () => selectAddress(db, unit, params.id);
  const fields = await keptFields(db, fieldsOf(body), portal.now());
  if (Object.keys(fields).length === 0) return savedOr(await load(), load);
  const record = { id: params.id, version: body.version };
  return ensureNameGiven(await savedOr(await updateAddress(db, unit, record, fields), load));
}

/** Deletes an address to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeAddress({ unit, db, params }: UnitCall<typeof deleteAddress>) {
  const found = await selectAddressesForUpdate(db, unit, [params.id]);
  ensure(found.length === 1, 'not-found');
  const uses = await selectUses(db, unit, params.id);
  ensureUnreferred('adresu', [
    { count: uses.pasport_tenants, forms: ['nájem', 'nájmy', 'nájmů'] },
    { count: uses.pasport_ownerships, forms: ['vlastnictví', 'vlastnictví', 'vlastnictví'] },
    {
      count: uses.pasport_roommates,
      forms: ['spolubydlení', 'spolubydlení', 'spolubydlení'],
    },
    { count: uses.address_orders, forms: ['objednávka', 'objednávky', 'objednávek'] },
    {
      count: uses.revisions,
      forms: ['zařízení k revizi', 'zařízení k revizi', 'zařízení k revizi'],
    },
    {
      count: uses.revision_reports,
      forms: ['zpráva o revizi', 'zprávy o revizi', 'zpráv o revizi'],
    },
  ]);
  await deleteAddresses(db, unit, [params.id]);
  return { deleted: true as const };
}
