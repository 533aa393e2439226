import type {
  CityRow,
  createCity,
  deleteCity,
  listCities,
  listCityChoices,
  mergeCities,
  updateCity as updateCityCall,
} from '#contract/lists/cities.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import {
  deleteCities,
  insertCity,
  selectCitiesForUpdate,
  selectCityChoices,
  selectCityRow,
  selectCityRows,
  selectUsesOfAll,
  updateCity,
  updateCityOfAll,
  type City,
} from './cities.sql.ts';
import { cityLogged } from './city-log.ts';

type Logging = { user_identity: string };

/** All municipalities, with what of the caller's client is in them. */
export async function readCities({ db, actor }: ActorCall<typeof listCities>) {
  return { values: await selectCityRows(db, actor.client_id) };
}

/** Municipalities that forms offer. */
export async function readCityChoices({ db }: ActorCall<typeof listCityChoices>) {
  return { values: await selectCityChoices(db) };
}

async function loaded(db: Db, clientId: OwnedClientId, cityId: number): Promise<CityRow> {
  const row = await selectCityRow(db, clientId, cityId);
  ensure(row !== undefined, 'not-found');
  return row;
}

async function logged(db: Db, actor: Logging, before: City | undefined, after: City | undefined) {
  const subject = `cities.${(after ?? before)?.code ?? ''}`;
  await logSettingChange(db, actor, {
    subject,
    before: cityLogged(before),
    after: cityLogged(after),
  });
}

/** A new municipality. Errors: `list-code-taken`. */
export async function addCity({ db, actor, body }: ActorCall<typeof createCity>) {
  const { zips = [], ...fields } = body;
  const id = await insertCity(db, { ...fields, zips: [...new Set(zips)] });
  const row = await loaded(db, actor.client_id, id);
  await logged(db, actor, undefined, row);
  return row;
}

/** The municipality, held; it must have the version that the person saw. */
async function heldCity(
  db: Db,
  clientId: OwnedClientId,
  cityId: number,
  version?: number,
): Promise<City> {
  const [city] = await selectCitiesForUpdate(db, [cityId]);
  ensure(city !== undefined, 'not-found');
  await ensureSeen(version, city, () => loaded(db, clientId, cityId));
  return city;
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `list-code-taken`. */
export async function saveCity({ db, actor, params, body }: ActorCall<typeof updateCityCall>) {
  const { client_id } = actor;
  const before = await heldCity(db, client_id, params.city_id, body.version);
  const { version: _version, zips, ...fields } = body;
  const changes = { ...fields, ...(zips && { zips: [...new Set(zips)] }) };
  if (Object.keys(changes).length > 0) await updateCity(db, params.city_id, changes);
  const after = await loaded(db, client_id, params.city_id);
  await logged(db, actor, before, after);
  return after;
}

/** Deletes a municipality that no client's record names. Errors: `not-found`, `record-used`. */
export async function removeCity({ db, actor, params }: ActorCall<typeof deleteCity>) {
  const city = await heldCity(db, actor.client_id, params.city_id);
  const { buildings, addresses } = await selectUsesOfAll(db, params.city_id);
  ensureUnreferred('obec', [
    { count: buildings, forms: ['dům', 'domy', 'domů'] },
    { count: addresses, forms: ['adresa', 'adresy', 'adres'] },
  ]);
  await deleteCities(db, [params.city_id]);
  await logged(db, actor, city, undefined);
  return { deleted: true as const };
}

/**
 * Makes one municipality of several: buildings and addresses of all clients name the kept one, its
 * postal codes are those of all, and the others are deleted. Errors: `not-found`,
 * `version-conflict`, `invalid-input`.
 */
export async function mergeIntoCity({ db, actor, params, body }: ActorCall<typeof mergeCities>) {
  const { client_id } = actor;
  const keptId = params.city_id;
  const mergedIds = [...new Set(body.merged_ids)];
  if (mergedIds.includes(keptId))
    throw fieldFault('merged_ids', 'Ponechaná obec nemůže být mezi slučovanými');
  const cities = await selectCitiesForUpdate(db, [keptId, ...mergedIds]);
  ensure(cities.length === mergedIds.length + 1, 'not-found');
  const kept = await heldCity(db, client_id, keptId, body.version);
  const merged = cities.filter(({ city_id }) => city_id !== keptId);
  const moved_records = await updateCityOfAll(db, keptId, mergedIds);
  await deleteCities(db, mergedIds);
  const zips = [...new Set([kept, ...merged].flatMap((city) => city.zips))].toSorted();
  await updateCity(db, keptId, { zips });
  for (const gone of merged) await logged(db, actor, gone, undefined);
  const city = await loaded(db, client_id, keptId);
  await logged(db, actor, kept, city);
  return { city, moved_records };
}
