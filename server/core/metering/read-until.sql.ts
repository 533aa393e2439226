import { sql } from 'kysely';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { placesIn } from './space-uses.sql.ts';

/** Until when all meters of a kind in a space were read. */
export interface ReadUntil {
  readonly pasport_id: number;
  readonly until: string;
}

/**
 * The last day within the time on which what all meters of the kind in a space used is known: of more places the
 * first of their last readings. Spaces where a place in use was not read in the time are not there.
 */
export async function selectReadUntil(
  db: Db,
  unit: OwnedUnit,
  asked: {
    readonly kind: MeterKind;
    readonly houses: readonly number[];
    readonly from: string;
    readonly to: string;
  },
): Promise<ReadUntil[]> {
  if (asked.houses.length === 0) return [];
  const { client_id, unit_id } = unit;
  const places = sql.join(
    asked.houses.map((house) => sql`select * from (${placesIn(unit, house)}) i`),
    sql` union all `,
  );
  const { rows } = await sql<ReadUntil>`
    select p.pasport_id, min(l.read_on) as until
      from (${places}) p
      left join lateral (
        select max(r.read_on) as read_on
          from meters m
          join meter_readings r on r.client_id = m.client_id and r.unit_id = m.unit_id
               and r.meter_id = m.meter_id and r.state is not null
               and r.read_on between ${asked.from}::date and ${asked.to}::date
         where m.client_id = ${client_id} and m.unit_id = ${unit_id}
           and m.measuring_place_id = p.measuring_place_id) l on true
     where p.kind = ${asked.kind} and not p.hidden
     group by p.pasport_id
    having count(l.read_on) = count(*)
     order by p.pasport_id`.execute(db);
  return rows;
}
