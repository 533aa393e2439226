import type { connectBillingPlace, disconnectBillingPlace } from '#contract/billing/places.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { servedPartsFault, type ServedPart } from '#contract/rules/served-parts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectParts, selectStandings, type Standing } from '#server/core/billing/parts.sql.ts';
import { selectBillingPlaceForUpdate } from '#server/core/billing/places.sql.ts';
import { billingPartTable } from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectMetersHeld } from '#server/core/metering/present.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { loadPlace } from './places.service.ts';

const given = (id: number | null): id is number => id !== null;
const ascending = (ids: readonly number[]) =>
  [...new Set(ids)].toSorted((one, other) => one - other);

interface Chosen {
  readonly pasportIds: readonly number[];
  readonly meterIds: readonly number[];
}

const partOf = ({ pasport_id, house_id, name }: Standing): ServedPart => ({
  pasport_id,
  house_id,
  name,
  measuring_place_id: null,
});

/** All that the place is going to serve, of the unit and none within another. Errors: `not-found`, `invalid-input`. */
async function ensureServed(db: Db, unit: OwnedUnit, { pasportIds, meterIds }: Chosen) {
  const meters = await selectMetersHeld(db, unit, meterIds);
  ensureNamed(meters.length === meterIds.length, 'measuring_place_ids');
  const sites = meters.map(({ pasport_id }) => pasport_id);
  const standings = await selectStandings(db, unit, ascending([...pasportIds, ...sites]));
  const byId = new Map(standings.map((standing) => [standing.pasport_id, standing]));
  const places = pasportIds.map((id) => byId.get(id));
  ensureNamed(
    places.every((place) => place !== undefined),
    'pasport_ids',
  );
  if (places.some((place) => place.kind === 'group'))
    throw fieldFault('pasport_ids', 'Vyberte dům nebo prostor');
  const fault = servedPartsFault([
    ...places.map(partOf),
    ...meters.flatMap(({ measuring_place_id, kind, pasport_id }) => {
      const site = byId.get(pasport_id);
      if (site === undefined) return [];
      const name = `Měřidlo ${meterKindShort[kind]} (${site.name})`;
      return [{ ...partOf(site), measuring_place_id, name }];
    }),
  ]);
  if (fault !== null) throw fieldFault('pasport_ids', fault);
}

/** Connects houses, spaces and meters to a place. Errors: `not-found`, `licence-expired`, `invalid-input`. */
export async function connect({
  unit,
  db,
  params: { billing_place_id },
  body,
  portal,
}: UnitCall<typeof connectBillingPlace>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const place = await selectBillingPlaceForUpdate(db, unit, billing_place_id);
  ensure(place !== undefined, 'not-found');
  const kept = await selectParts(db, unit, billing_place_id);
  const keptPasports = kept.map(({ pasport_id }) => pasport_id).filter(given);
  const keptMeters = kept.map(({ measuring_place_id }) => measuring_place_id).filter(given);
  const pasportIds = ascending([...keptPasports, ...body.pasport_ids]);
  const meterIds = ascending([...keptMeters, ...body.measuring_place_ids]);
  if (place.invoice_place_id !== null && meterIds.includes(place.invoice_place_id))
    throw fieldFault('measuring_place_ids', 'Fakturační měřidlo se k místu nepřipojuje');
  await ensureServed(db, unit, { pasportIds, meterIds });
  await billingPartTable.insert(db, unit, [
    ...pasportIds
      .filter((id) => !keptPasports.includes(id))
      .map((pasport_id) => ({ billing_place_id, pasport_id, measuring_place_id: null })),
    ...meterIds
      .filter((id) => !keptMeters.includes(id))
      .map((measuring_place_id) => ({ billing_place_id, pasport_id: null, measuring_place_id })),
  ]);
  const made = await loadPlace(db, unit, billing_place_id);
  return { values: made?.parts ?? [] };
}

/** Disconnects one of those that a place serves. Errors: `not-found`. */
export async function disconnect({ unit, db, params }: UnitCall<typeof disconnectBillingPlace>) {
  const place = await selectBillingPlaceForUpdate(db, unit, params.billing_place_id);
  ensure(place !== undefined, 'not-found');
  const parts = await selectParts(db, unit, params.billing_place_id);
  ensure(
    parts.some(({ billing_place_part_id }) => billing_place_part_id === params.id),
    'not-found',
  );
  await billingPartTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
