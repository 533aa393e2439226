import type { Db } from './db.ts';

/** Name of a city, which is not deleted before the transaction ends; undefined for an unknown one. */
export async function selectCityNameKept(db: Db, cityId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('cities')
    .select('name')
    .where('city_id', '=', cityId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}
