import { sql } from 'kysely';
import type { MeterKind, MeterLevel, MeterTechnology } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { placesIn } from './space-uses.sql.ts';

/** Meters of which kinds, in spaces of which houses, within which days are asked for. */
export interface UsedMetersAsked {
  readonly kinds: readonly MeterKind[];
  readonly houses: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** A device that was in use within the time, up to its last day there. */
export interface UsedMeter {
  readonly pasport_id: number;
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  readonly serial_number: string;
  readonly technology: MeterTechnology | null;
  readonly verified_year: number | null;
  readonly used_to: string;
}

/** Devices of shown places in spaces of the houses that were in use within the days. */
export async function selectUsedMeters(
  db: Db,
  unit: OwnedUnit,
  { kinds, houses, from, to }: UsedMetersAsked,
): Promise<UsedMeter[]> {
  if (houses.length === 0 || kinds.length === 0) return [];
  const { client_id, unit_id } = unit;
  const places = sql.join(
    houses.map((house) => sql`select * from (${placesIn(unit, house)}) i`),
    sql` union all `,
  );
  const { rows } = await sql<UsedMeter>`
    select p.pasport_id, p.kind, q.level, m.serial_number, m.technology, m.verified_year,
           least(coalesce(m.removed_on, ${to}::date), ${to}::date) as used_to
      from (${places}) p
      join measuring_places q on q.client_id = ${client_id} and q.unit_id = ${unit_id}
           and q.measuring_place_id = p.measuring_place_id
      join meters m on m.client_id = q.client_id and m.unit_id = q.unit_id
           and m.measuring_place_id = q.measuring_place_id
     where p.kind = any (${[...kinds]}::text[]) and not p.hidden
       and m.mounted_on <= ${to}::date and (m.removed_on is null or m.removed_on >= ${from}::date)
     order by p.pasport_id, m.mounted_on, m.meter_id`.execute(db);
  return rows;
}
