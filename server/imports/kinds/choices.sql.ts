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

/** Types of spaces; the one that a space without a type has is the first. */
export async function selectTypeRows(db: Db, { client_id }: OwnedUnit) {
  return db
    .selectFrom('pasport_types')
    .select(['pasport_type_id', 'code', 'name'])
    .where('client_id', '=', client_id)
    .orderBy(sql`code = 'BYT'`, 'desc')
    .orderBy('is_flat', 'desc')
    .orderBy('type_order')
    .execute();
}
