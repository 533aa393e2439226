import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Name of a city; undefined for an unknown one. */
export async function selectCityNameKept(db: Db, cityId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('cities')
    .select('name')
    .where('city_id', '=', cityId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}
