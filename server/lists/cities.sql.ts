import { sql, type RawBuilder } from 'kysely';
import { cityFields } from '#contract/lists/city-record.ts';
import { ownNames } from '#contract/record.ts';
import type { CityChoice, CityRow } from '#contract/lists/cities.ts';
import { presentKey } from '#server/access/access.sql.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { buildingsInCities } from '#server/core/pasports/uses.sql.ts';
import { addressesInCities } from '#server/core/people/uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** Columns that a system admin may change. */
export type CityColumns = Pick<CityRow, keyof typeof cityFields>;
/** A municipality as the installation has it. */
export type City = CityColumns & Pick<CityRow, 'city_id' | 'version'>;

const columns = sql`c.city_id, ${ownColumns('c', cityFields)}, c.version`;

function rowsFrom(clientId: OwnedClientId, condition: RawBuilder<unknown>): RawBuilder<CityRow> {
  return sql`
    select ${columns}, c.created, c.updated, coalesce(b.uses, 0) as buildings_count,
           coalesce(a.uses, 0) as addresses_count
      from cities c
      left join (${buildingsInCities(clientId)}) b on b.key = c.city_id
      left join (${addressesInCities(clientId)}) a on a.key = c.city_id
     where ${condition}
     order by c.name collate public.czech, c.district collate public.czech, c.city_id`;
}

/** All municipalities by name and district, with what of the client is in them. */
export async function selectCityRows(db: Db, clientId: OwnedClientId): Promise<CityRow[]> {
  return (await rowsFrom(clientId, sql`true`).execute(db)).rows;
}

/** Municipalities that are not hidden, by name and district. */
export async function selectCityChoices(db: Db): Promise<CityChoice[]> {
  const { rows } = await sql<CityChoice>`
    select city_id, code, name, district, zips from cities where not hidden
     order by name collate public.czech, district collate public.czech, city_id`.execute(db);
  return rows;
}

export async function selectCityRow(
  db: Db,
  clientId: OwnedClientId,
  cityId: number,
): Promise<CityRow | undefined> {
  return (await rowsFrom(clientId, sql`c.city_id = ${cityId}`).execute(db)).rows[0];
}

/** The municipalities in the order of their ids; nothing refers to them anew until the end. */
export async function selectCitiesForUpdate(db: Db, ids: readonly number[]): Promise<City[]> {
  const { rows } = await sql<City>`
    select ${columns} from cities c where c.city_id = any (${[...ids]}::integer[])
     order by c.city_id for update`.execute(db);
  return rows;
}

export async function selectAllCities(db: Db): Promise<City[]> {
  return (await sql<City>`select ${columns} from cities c`.execute(db)).rows;
}

/** Returns the id of the new municipality. */
export async function insertCity(db: Db, city: Partial<CityColumns>): Promise<number> {
  const names = Object.keys(city).map((name) => sql.ref(name));
  const { rows } = await sql<{ city_id: number }>`
    insert into cities (${sql.join(names)}) values (${sql.join(Object.values(city))})
    returning city_id`.execute(db);
  return (rows as [{ city_id: number }])[0].city_id;
}

/** Changes columns of the municipality; they are at least one. */
export async function updateCity(
  db: Db,
  cityId: number,
  changes: Partial<CityColumns>,
): Promise<void> {
  const assignments = Object.entries(changes).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`update cities set ${sql.join(assignments)} where city_id = ${cityId}`.execute(db);
}

export async function deleteCities(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from cities where city_id = any (${[...ids]}::integer[])`.execute(db);
}

/** How many records of all clients name the municipality; for a system admin only. */
export async function selectUsesOfAll(
  db: Db,
  cityId: number,
): Promise<{ buildings: number; addresses: number }> {
  await presentKey(db, 'system_role', 'admin');
  const { rows } = await sql<{ buildings: number; addresses: number }>`
    select buildings, addresses from access.city_uses(${cityId})`.execute(db);
  return (rows as [{ buildings: number; addresses: number }])[0];
}

/**
 * Records of all clients that name one of the merged municipalities name the kept one; returns how
 * many. For a system admin only.
 */
export async function updateCityOfAll(
  db: Db,
  keptId: number,
  mergedIds: readonly number[],
): Promise<number> {
  await presentKey(db, 'system_role', 'admin');
  const { rows } = await sql<{ moved: number }>`
    select access.move_city(${[...mergedIds]}::integer[], ${keptId}) as moved`.execute(db);
  return (rows as [{ moved: number }])[0].moved;
}

/** What a file may say of a municipality. */
const filled = ownNames(cityFields).filter((name) => name !== 'hidden');

const told = (cities: readonly object[]) =>
  sql`jsonb_populate_recordset(null::cities, ${JSON.stringify(cities)}::jsonb) i`;

/** Adds municipalities of an import. */
export async function insertImported(db: Db, cities: readonly object[]): Promise<void> {
  const names = sql.join(filled.map((name) => sql.ref(name)));
  await sql`insert into cities (${names}) select ${names} from ${told(cities)}`.execute(db);
}

/** Writes what an import has changed. */
export async function updateImported(db: Db, cities: readonly object[]): Promise<void> {
  const set = sql.join(filled.map((name) => sql`${sql.ref(name)} = ${sql.ref(`i.${name}`)}`));
  await sql`update cities c set ${set} from ${told(cities)} where c.city_id = i.city_id`.execute(
    db,
  );
}
