import { sql } from 'kysely';
import type { Building } from '#contract/pasports/buildings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A building or a group of buildings: they have the same fields. */
export type Kind = 'group' | 'building';

/** Where a record stands in the tree of the unit. */
export type Place = Partial<
  Pick<Building, 'pasport_name' | 'parent_id' | 'pasport_order' | 'hidden'>
>;

/** The record's own columns. */
export type Details = Partial<
  Pick<
    Building,
    | 'city_id'
    | 'city_name'
    | 'street'
    | 'registry_number'
    | 'house_number'
    | 'zip'
    | 'land_registry'
    | 'land_registry_code'
    | 'parcel_number'
    | 'house_owner'
    | 'house_manager'
    | 'center'
    | 'commission'
    | 'comment'
    | 'heating_indicator_id'
  >
>;

/** Groups of the unit with what is above them; no group moves before the transaction ends. */
export async function selectGroupParentsForUpdate(
  db: Db,
  unit: OwnedUnit,
): Promise<{ pasport_id: number; parent_id: number | null }[]> {
  return db
    .selectFrom('pasports')
    .select(['pasport_id', 'parent_id'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('kind', '=', 'group')
    .orderBy('pasport_id')
    .forNoKeyUpdate()
    .execute();
}

/** The new place stands last among its siblings unless it has an order. */
export async function insertPlace(
  db: Db,
  unit: OwnedUnit,
  kind: Kind,
  place: Place & { pasport_name: string },
): Promise<number> {
  const { pasport_name, parent_id = null, pasport_order = null, hidden = false } = place;
  const { rows } = await sql<{ pasport_id: number }>`
    insert into pasports (client_id, unit_id, kind, pasport_name, parent_id, hidden, pasport_order)
    select ${unit.client_id}::integer, ${unit.unit_id}::integer, ${kind}::text,
           ${pasport_name}::text, ${parent_id}::integer, ${hidden}::boolean,
           coalesce(${pasport_order}::integer, least(coalesce(max(pasport_order), 0) + 10, 1000000))
      from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and kind = ${kind}
       and parent_id is not distinct from ${parent_id}::integer
    returning pasport_id`.execute(db);
  return (rows as [{ pasport_id: number }])[0].pasport_id;
}

export async function insertBuilding(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  details: Details,
): Promise<number> {
  const row = await db
    .insertInto('pasport_buildings')
    .values({
      ...details,
      client_id: unit.client_id,
      unit_id: unit.unit_id,
      pasport_id: pasportId,
    })
    .returning('pasport_building_id')
    .executeTakeFirstOrThrow();
  return row.pasport_building_id;
}

/**
 * Changes the record if it still has the version; without a version whatever it has. Returns its
 * pasport_id. Its row is written even when only its place changes: the version is this row's.
 */
export async function updateBuilding(
  db: Db,
  unit: OwnedUnit,
  { id, kind, version }: { id: number; kind: Kind; version: number | undefined },
  details: Details,
): Promise<number | undefined> {
  const row = await db
    .updateTable('pasport_buildings as b')
    .set({ ...details, unit_id: unit.unit_id })
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id)
    .where('b.pasport_building_id', '=', id)
    .where((record) =>
      record.exists(
        record
          .selectFrom('pasports as p')
          .select('p.pasport_id')
          .whereRef('p.client_id', '=', 'b.client_id')
          .whereRef('p.pasport_id', '=', 'b.pasport_id')
          .where('p.kind', '=', kind),
      ),
    )
    .$if(version !== undefined, (query) => query.where('b.version', '=', version ?? 0))
    .returning('b.pasport_id')
    .executeTakeFirst();
  return row?.pasport_id;
}

export async function updatePlace(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  place: Place,
): Promise<void> {
  await db
    .updateTable('pasports')
    .set(place)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .execute();
}
