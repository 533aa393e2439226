import type {
  changeAddressPlace,
  deleteAddressPlace,
  listAddressPlaces,
} from '#contract/address-places.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { placeDayFault } from '#contract/rules/address-on.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectAddress, selectUnderAddress } from '#server/core/people/addresses.sql.ts';
import { selectLinkedHeld } from '#server/core/people/linked.sql.ts';
import { placesOf, selectPlaces } from '#server/core/people/places.sql.ts';
import { takePlace } from '#server/core/people/places.ts';
import { placeTable } from '#server/core/people/tables.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Former and coming places of an address. Errors: `not-found`. */
export async function readPlaces({ unit, db, params }: UnitCall<typeof listAddressPlaces>) {
  const places = placesOf(unit, params.id);
  const values = await selectUnderAddress(db, unit, params.id, places);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** What a place is where nothing is told of it. */
const UNTOLD = { place_kind: 'postal', name: '', street: '', city: '', zip: '' } as const;

/**
 * A new place from a day on: one of today or of the past holds at once and the former is kept with its
 * last day, one to come waits. Errors: `not-found`, `licence-expired`, `invalid-input`.
 */
export async function changePlace({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof changeAddressPlace>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { address_id } = params;
  await selectLinkedHeld(db, unit.client_id, [address_id]);
  ensure(await selectAddress(db, unit, address_id, 'held'), 'not-found');
  const { valid_from: first_day, ...told } = body;
  const place = { ...UNTOLD, ...told, address_id };
  if (place.name + place.street + place.city + place.zip === '')
    throw fieldFault('street', 'Zadejte novou adresu');
  const known = await selectPlaces(db, unit, address_id);
  const fault = placeDayFault(
    first_day,
    known.filter(({ place_kind }) => place_kind === place.place_kind),
  );
  if (fault !== null) throw fieldFault('valid_from', fault);
  if (first_day > pragueDay(portal.now()))
    await placeTable.insertOne(db, unit, { ...place, first_day });
  else await takePlace(db, unit, { ...place, first_day });
  return { values: await selectPlaces(db, unit, address_id) };
}

/** Cancels a change that waits, or takes a former place out of the history. Errors: `not-found`. */
export async function removePlace({ unit, db, params }: UnitCall<typeof deleteAddressPlace>) {
  const places = await selectPlaces(db, unit, params.address_id);
  ensure(
    places.some(({ address_place_id }) => address_place_id === params.id),
    'not-found',
  );
  await placeTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
