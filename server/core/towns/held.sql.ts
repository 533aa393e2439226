import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Names of the cities by their ids. */
export async function selectCityNamesHeld(
  db: Db,
  cityIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (cityIds.length === 0) return new Map();
  const { rows } = await sql<{ city_id: number; name: string }>`
    select city_id, name from cities where city_id = any (${[...cityIds]}::integer[])
     order by city_id for key share`.execute(db);
  return new Map(rows.map(({ city_id, name }) => [city_id, name]));
}
