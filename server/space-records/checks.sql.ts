import { sql } from 'kysely';
import type { Share } from '#contract/rules/shares.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { RoomAreas } from '#server/core/pasports/areas-on.sql.ts';

/** Shares of the space with their validity, without one record. */
export async function selectOtherShares(
  db: Db,
  space: OwnedSpace,
  exceptId: number,
): Promise<(Share & Validity)[]> {
  return db
    .selectFrom('pasport_ownerships')
    .select(['share_numerator', 'share_denominator', 'valid_from', 'valid_to'])
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_ownership_id', '<>', exceptId)
    .execute();
}

/** When a tenant uses the space; the record is not deleted before the transaction ends. */
export async function selectTenancyKept(
  db: Db,
  space: OwnedSpace,
  tenantId: number,
): Promise<Validity | undefined> {
  return db
    .selectFrom('pasport_tenants')
    .select(['valid_from', 'valid_to'])
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_tenant_id', '=', tenantId)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * A cost of the tenant that begins or ends outside the tenancy, the earliest; one without an end lasts
 * as long as the tenancy.
 */
export async function selectCostOutside(
  db: Db,
  space: OwnedSpace,
  tenantId: number,
  tenancy: Validity,
): Promise<(Validity & { service_name: string }) | undefined> {
  return db
    .selectFrom('pasport_tenant_costs')
    .select(['valid_from', 'valid_to', 'service_name'])
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(valid_from < ${tenancy.valid_from}::date
        or coalesce(valid_to, valid_from) > ${tenancy.valid_to}::date)`,
    )
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst();
}

/** How many costs a tenant has. */
export async function selectCostUses(db: Db, space: OwnedSpace, tenantId: number): Promise<number> {
  const row = await db
    .selectFrom('pasport_tenant_costs')
    .select((column) => column.fn.countAll<number>().as('costs'))
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.costs;
}

/** How many heating elements are in a room. */
export async function selectElementUses(
  db: Db,
  space: OwnedSpace,
  roomId: number,
): Promise<number> {
  const row = await db
    .selectFrom('pasport_building_elements')
    .select((column) => column.fn.countAll<number>().as('elements'))
    .where('client_id', '=', space.client_id)
    .where('pasport_room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return row.elements;
}

/** Gives the space the areas of its rooms where they are others and are not set by hand. */
export async function updateAreas(db: Db, space: OwnedSpace, areas: RoomAreas): Promise<void> {
  await db
    .updateTable('pasport_spaces')
    .set({ ...areas })
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('heated_area_fixed', '=', false)
    .where(
      sql<boolean>`(heated_area, countable_area)
        <> (${areas.heated_area}::numeric, ${areas.countable_area}::numeric)`,
    )
    .execute();
}
