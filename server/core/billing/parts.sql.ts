import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whom a place serves, as it is kept. */
export interface KeptPart {
  readonly billing_place_part_id: number;
  readonly pasport_id: number | null;
  readonly measuring_place_id: number | null;
}

export async function selectParts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  placeId: number,
): Promise<KeptPart[]> {
  return db
    .selectFrom('billing_place_parts')
    .select(['billing_place_part_id', 'pasport_id', 'measuring_place_id'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('billing_place_id', '=', placeId)
    .orderBy('billing_place_part_id')
    .execute();
}

/** Where a place of the tree stands. */
export interface Standing {
  readonly pasport_id: number;
  readonly kind: string;
  /** The house that it is in; of a house itself, null. */
  readonly house_id: number | null;
  readonly name: string;
}

/** Places of the tree with the houses that they are in; held, none is deleted before the transaction ends. */
export async function selectStandings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasportIds: readonly number[],
): Promise<Standing[]> {
  await sql`
    select pasport_id from pasports
     where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_id = any (${[...pasportIds]}::integer[])
     order by pasport_id for key share`.execute(db);
  const { rows } = await sql<Standing>`
    select pasport_id, kind, case kind when 'space' then building_id end as house_id,
           concat_ws(', ', nullif(building_name, ''), nullif(space_number, '')) as name
      from pasport_places
     where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_id = any (${[...pasportIds]}::integer[])`.execute(db);
  return rows;
}

/** How many parts of billing places, or places charged by it, name a measuring place. */
export async function countBilledBy(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  measuringPlaceId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from billing_places
             where client_id = ${client_id} and unit_id = ${unit_id}
               and invoice_place_id = ${measuringPlaceId})
         + (select count(*) from billing_place_parts
             where client_id = ${client_id} and unit_id = ${unit_id}
               and measuring_place_id = ${measuringPlaceId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
