import type {
  createDegreeDayPlace,
  DegreeDayPlace,
  deleteDegreeDayPlace,
  listDegreeDayPlaces,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import { normFault } from '#contract/rules/degree-days.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import {
  deletePlaceRow,
  insertPlace,
  selectPlace,
  selectPlaceHeld,
  selectPlaces,
  updatePlace,
  type PlaceChanges,
} from './places.sql.ts';

/** Places with their norms, hidden ones too. */
export async function readPlaces({ db, actor }: ActorCall<typeof listDegreeDayPlaces>) {
  return { values: await selectPlaces(db, actor.client_id) };
}

function ensureWholeNorm(place: PlaceChanges): void {
  const { norm_days = null, norm_temperature = null } = place;
  const fault = normFault({ norm_days, norm_temperature });
  if (fault !== null) throw fieldFault(fault.field, fault.message);
}

/** A place of the client's own. Errors: `licence-expired`, `list-name-taken`, `invalid-input`. */
export async function addPlace({
  db,
  actor,
  body: place,
  portal,
}: ActorCall<typeof createDegreeDayPlace>): Promise<DegreeDayPlace> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  ensureWholeNorm(place);
  const id = await insertPlace(db, actor.client_id, place);
  const made = await selectPlace(db, actor.client_id, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/**
 * Saves changed fields; of a place of the portal whether it is hidden. Errors: `not-found`, `version-conflict`, `system-record`, `list-name-taken`, `invalid-input`.
 */
export async function savePlace({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateDegreeDayPlace>): Promise<DegreeDayPlace> {
  ensure(await selectPlaceHeld(db, actor.client_id, params.id, 'for update'), 'not-found');
  const { version, ...changes } = body;
  const load = () => selectPlace(db, actor.client_id, params.id);
  const before = await savedOr(await load(), load);
  await ensureSeen(version, before);
  const { hidden: _hidden, ...own } = changes;
  const isOther = (name: keyof typeof own) => own[name] !== undefined && own[name] !== before[name];
  const names = Object.keys(own) as (keyof typeof own)[];
  ensure(!before.is_system || !names.some(isOther), 'system-record');
  ensureWholeNorm({ ...before, ...changes });
  if (Object.keys(changes).length > 0) await updatePlace(db, actor.client_id, params.id, changes);
  return savedOr(await load(), load);
}

/** Deletes a place of the client's own without months. Errors: `not-found`, `system-record`, `record-used`. */
export async function removePlace({ db, actor, params }: ActorCall<typeof deleteDegreeDayPlace>) {
  const isHeld = await selectPlaceHeld(db, actor.client_id, params.id, 'for update');
  const place = isHeld ? await selectPlace(db, actor.client_id, params.id) : undefined;
  ensure(place !== undefined, 'not-found');
  ensure(!place.is_system, 'system-record');
  ensureUnused('Místo nelze smazat: je u něj', [
    { count: place.months_count, forms: ['měsíc', 'měsíce', 'měsíců'] },
  ]);
  await deletePlaceRow(db, actor.client_id, params.id);
  return { deleted: true as const };
}
