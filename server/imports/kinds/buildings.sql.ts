import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Buildings of the unit with all that an import may change. */
export async function selectBuildingRows(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasports as p')
    .innerJoin('pasport_buildings as b', (join) =>
      join
        .onRef('b.client_id', '=', 'p.client_id')
        .onRef('b.unit_id', '=', 'p.unit_id')
        .onRef('b.pasport_id', '=', 'p.pasport_id'),
    )
    .select([
      'p.pasport_id',
      'p.version as place_version',
      'p.pasport_name',
      'p.parent_id',
      'p.pasport_order',
      'b.pasport_building_id',
      'b.version',
      'b.city_id',
      'b.city_name',
      'b.street',
      'b.registry_number',
      'b.house_number',
      'b.street_full',
      'b.zip',
      'b.land_registry',
      'b.land_registry_code',
      'b.parcel_number',
      'b.house_owner',
      'b.house_manager',
      'b.center',
      'b.commission',
      'b.heating_indicator_id',
      'b.comment',
    ])
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .where('p.kind', '=', 'building')
    .orderBy('p.pasport_id')
    .execute();
}
export type BuildingRow = Awaited<ReturnType<typeof selectBuildingRows>>[number];

export async function selectGroupRows(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasports')
    .select(['pasport_id', 'pasport_name'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('kind', '=', 'group')
    .execute();
}

export async function selectIndicatorRows(db: Db, { client_id }: OwnedUnit) {
  return db
    .selectFrom('heating_indicators')
    .select(['heating_indicator_id', 'code', 'name'])
    .where('client_id', '=', client_id)
    .execute();
}

export async function selectCityRows(db: Db) {
  return db
    .selectFrom('cities')
    .select(['city_id', 'name', 'zips'])
    .where('hidden', '=', false)
    .execute();
}
