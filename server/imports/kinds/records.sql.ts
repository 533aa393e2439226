import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Tenants of the spaces with their names. */
export async function selectTenantRows(db: Db, unit: OwnedUnit, pasportIds: readonly number[]) {
  return db
    .selectFrom('pasport_tenants as r')
    .innerJoin('addresses as a', (join) =>
      join.onRef('a.client_id', '=', 'r.client_id').onRef('a.address_id', '=', 'r.address_id'),
    )
    .select([
      'r.pasport_tenant_id as id',
      'r.version',
      'r.pasport_id',
      'r.address_id',
      'a.full_name',
      'r.valid_from',
      'r.valid_to',
      'r.contract_valid_from',
      'r.contract_valid_to',
      'r.contract_warning',
      'r.contract_notice_delivery_date',
      'r.comment',
    ])
    .where('r.client_id', '=', unit.client_id)
    .where('r.unit_id', '=', unit.unit_id)
    .where('r.pasport_id', '=', sql<number>`any (${[...pasportIds]}::integer[])`)
    .execute();
}

/** Owners of the spaces with their names. */
export async function selectOwnershipRows(db: Db, unit: OwnedUnit, pasportIds: readonly number[]) {
  return db
    .selectFrom('pasport_ownerships as r')
    .innerJoin('addresses as a', (join) =>
      join.onRef('a.client_id', '=', 'r.client_id').onRef('a.address_id', '=', 'r.address_id'),
    )
    .select([
      'r.pasport_ownership_id as id',
      'r.version',
      'r.pasport_id',
      'r.address_id',
      'a.full_name',
      'r.valid_from',
      'r.valid_to',
      'r.share_numerator',
      'r.share_denominator',
      'r.is_joint',
      'r.has_vote',
      'r.comment',
    ])
    .where('r.client_id', '=', unit.client_id)
    .where('r.unit_id', '=', unit.unit_id)
    .where('r.pasport_id', '=', sql<number>`any (${[...pasportIds]}::integer[])`)
    .execute();
}
