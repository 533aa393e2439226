import { sql, type Insertable } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

/** How many photos the results of a visit have; the visit is held. */
export async function countPhotosOfVisit(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  visit_id: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from visit_photos p
      join visit_results r on r.client_id = p.client_id and r.unit_id = p.unit_id
           and r.visit_result_id = p.visit_result_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}
       and r.visit_id = ${visit_id}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The photo that the key has made. */
export async function selectPhotoOfKey(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  key: string,
): Promise<{ visit_photo_id: number; visit_result_id: number } | undefined> {
  return db
    .selectFrom('visit_photos')
    .select(['visit_photo_id', 'visit_result_id'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps that there is a photo; its id, or undefined where the key has made one already. */
export async function insertPhoto(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  photo: Omit<Insertable<Tables['visit_photos']>, 'client_id' | 'unit_id'>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('visit_photos')
    .values({ ...photo, client_id, unit_id })
    .onConflict((conflict) => conflict.constraint('visit_photos_key').doNothing())
    .returning('visit_photo_id')
    .executeTakeFirst();
  return row?.visit_photo_id;
}
