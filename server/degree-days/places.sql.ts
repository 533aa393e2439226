import { sql, type RawBuilder } from 'kysely';
import { placeFields } from '#contract/degree-day-place-record.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import type { WrittenOf } from '#contract/record.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** Columns that a person may change. */
export type PlaceChanges = Partial<WrittenOf<typeof placeFields>>;

function places(
  clientId: OwnedClientId,
  condition: RawBuilder<unknown>,
): RawBuilder<DegreeDayPlace> {
  const norm = (indoor: number) =>
    sql`public.degree_days(p.norm_days, p.norm_temperature, ${indoor}::integer)::float8`;
  return sql<DegreeDayPlace>`
    select p.degree_day_place_id, ${ownColumns('p', placeFields)}, ${norm(19)} as norm_d19,
           ${norm(20)} as norm_d20, ${norm(21)} as norm_d21, p.is_system,
           coalesce(m.months, 0) as months_count, p.created, p.updated, p.version
      from degree_day_places p
      left join (select degree_day_place_id, count(*) as months from degree_day_months
                  where client_id = ${clientId} group by 1) m using (degree_day_place_id)
     where p.client_id = ${clientId} and ${condition}
     order by p.is_system, p.name collate public.czech, p.degree_day_place_id`;
}

/** The client's own places first, then those of the portal, each by name. */
export async function selectPlaces(db: Db, clientId: OwnedClientId): Promise<DegreeDayPlace[]> {
  return (await places(clientId, sql`true`).execute(db)).rows;
}

export async function selectPlace(
  db: Db,
  clientId: OwnedClientId,
  placeId: number,
): Promise<DegreeDayPlace | undefined> {
  return (await places(clientId, sql`p.degree_day_place_id = ${placeId}`).execute(db)).rows[0];
}

/** Whether the client has the place; it is not deleted before the transaction ends. */
export async function selectPlaceHeld(
  db: Db,
  clientId: OwnedClientId,
  placeId: number,
  lock: 'held' | 'for update' = 'held',
): Promise<boolean> {
  const query = db
    .selectFrom('degree_day_places')
    .select('degree_day_place_id')
    .where('client_id', '=', clientId)
    .where('degree_day_place_id', '=', placeId);
  const locked = lock === 'held' ? query.forKeyShare() : query.forUpdate();
  return (await locked.executeTakeFirst()) !== undefined;
}

/** A new place; returns its id. Fails on the unique index of names. */
export async function insertPlace(
  db: Db,
  clientId: OwnedClientId,
  place: PlaceChanges & Pick<DegreeDayPlace, 'name'>,
): Promise<number> {
  const row = await db
    .insertInto('degree_day_places')
    .values({ ...place, client_id: clientId })
    .returning('degree_day_place_id')
    .executeTakeFirstOrThrow();
  return row.degree_day_place_id;
}

export async function updatePlace(
  db: Db,
  clientId: OwnedClientId,
  placeId: number,
  changes: PlaceChanges,
): Promise<void> {
  await db
    .updateTable('degree_day_places')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('degree_day_place_id', '=', placeId)
    .execute();
}

export async function deletePlaceRow(
  db: Db,
  clientId: OwnedClientId,
  placeId: number,
): Promise<void> {
  await db
    .deleteFrom('degree_day_places')
    .where('client_id', '=', clientId)
    .where('degree_day_place_id', '=', placeId)
    .execute();
}
