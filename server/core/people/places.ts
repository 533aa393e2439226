import { pragueDay } from '#contract/czech/prague-day.ts';
import { isSharedAlways } from '#contract/rules/linked-address.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { selectAllUnits } from '#server/core/pasports/recount.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { selectAddress } from './addresses.sql.ts';
import { updateLinked } from './linked.sql.ts';
import {
  insertFormerPlace,
  selectCityNamed,
  selectDuePlaces,
  type WaitingPlace,
} from './places.sql.ts';
import { addressTable, placeTable } from './tables.sql.ts';

type NewPlace = Omit<WaitingPlace, 'address_place_id'>;

async function columnsOf(db: Db, { place_kind, name, street, city, zip }: NewPlace) {
  if (place_kind === 'postal')
    return { street, city, zip, city_id: await selectCityNamed(db, city) };
  return {
    delivery_name: name,
    delivery_street: street,
    delivery_city: city,
    delivery_zip: zip,
  };
}

/**
 * From its first day the address is at the new place; the one before is kept with its last day. Of a firm
 * that is linked the others say the same.
 */
export async function takePlace(db: Db, unit: OwnedUnit, place: NewPlace): Promise<void> {
  await insertFormerPlace(db, unit, place);
  const columns = await columnsOf(db, place);
  await addressTable.updateOne(db, unit, { id: place.address_id, columns });
  const address = await selectAddress(db, unit, place.address_id);
  if (address !== undefined && isSharedAlways(address))
    await updateLinked(db, unit, place.address_id);
}

async function takeDue(db: Db, unit: OwnedUnit, day: string): Promise<void> {
  for (const place of await selectDuePlaces(db, unit, day)) {
    // Taken away in the same transaction, it comes into force once.
    await placeTable.remove(db, unit, [place.address_place_id]);
    const { name, street, city, zip } = place;
    // Nothing is left of a place of somebody who was erased.
    if (name + street + city + zip !== '') await takePlace(db, unit, place);
  }
}

/**
 * Brings addresses to where they were said to be from today on. A unit that fails does not hold up the
 * others.
 */
export async function applyDuePlaces(portal: Portal, signal?: AbortSignal): Promise<void> {
  const units = await portal.database.reading(selectAllUnits);
  const day = pragueDay(portal.now());
  for (const { client_id, unit_id } of units) {
    if (signal?.aborted === true) return;
    try {
      await portal.database.transaction(async (db) => {
        await setTenant(db, client_id);
        const owner = { client_id: clientOfTask(client_id) };
        await takeDue(db, await ownedUnit(db, owner, unit_id), day);
      });
    } catch (error) {
      portal.log('error', 'New addresses of a unit were not applied.', { unit_id, err: error });
    }
  }
}
