import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// Rows of lists that what a file says is found among.

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

/** Types of spaces as a query; the one that a space without a type has is the first. */
export function typeRows(db: Db, { client_id }: OwnedUnit) {
  return db
    .selectFrom('pasport_types')
    .select(['pasport_type_id', 'code', 'name', 'space_kind'])
    .where('client_id', '=', client_id)
    .orderBy(sql`code = 'BYT'`, 'desc')
    .orderBy('is_flat', 'desc')
    .orderBy('type_order');
}

export async function selectTypeRows(db: Db, unit: OwnedUnit) {
  return typeRows(db, unit).execute();
}
export type TypeRow = Awaited<ReturnType<typeof selectTypeRows>>[number];

/** Who bears what spaces of the unit cost, by default. */
export async function selectUnitPayer(db: Db, { client_id, unit_id }: OwnedUnit): Promise<string> {
  const { payer } = await db
    .selectFrom('units')
    .select('payer')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow();
  return payer;
}
