import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import {
  FOLLOWED,
  settlementNamed,
  STORED,
  type SettledDays,
  type StoredCount,
} from './settlements.sql.ts';

/** The last count of the settlement of the same house for the same days of the year before; undefined where there is none. */
export function selectFormerCount(
  db: Db,
  unit: OwnedUnit,
  { building_id, period_from, period_to }: SettledDays,
): Promise<StoredCount | undefined> {
  const days = sql`select ${building_id}::integer as building_id, ${period_from}::date as period_from,
                          ${period_to}::date as period_to`;
  return selectYearBefore(db, unit, days);
}

/** The same of a settlement by its id. */
export function selectCountBefore(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<StoredCount | undefined> {
  return selectYearBefore(db, unit, settlementNamed(unit, id));
}

async function selectYearBefore(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  days: RawBuilder<unknown>,
): Promise<StoredCount | undefined> {
  const { rows } = await sql<StoredCount>`
    ${STORED}
    join (${days}) d on s.building_id is not distinct from d.building_id
         and s.period_from = (d.period_from - interval '1 year')::date
         -- By the day behind, so that the end of February is one.
         and s.period_to + 1 = (d.period_to + 1 - interval '1 year')::date
   where c.client_id = ${client_id} and c.unit_id = ${unit_id}
   order by ${FOLLOWED}, c.number desc limit 1`.execute(db);
  return rows[0];
}
