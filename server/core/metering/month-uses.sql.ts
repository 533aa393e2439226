import { sql, type RawBuilder } from 'kysely';
import type { MeasuredUnit, MeterKind } from '#contract/metering/meter-words.ts';
import type { DividedBy } from '#contract/metering/places.ts';
import { monthEnd, monthYearBefore } from '#contract/rules/month-info.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';
import { energyRatio } from './energy.sql.ts';
import { commonUnit, placesIn } from './space-uses.sql.ts';

type Sql = RawBuilder<unknown>;

/** What the places of one kind in a space used in a month; energies in one unit for all of them. */
export interface SpaceMonth {
  readonly pasport_id: number;
  readonly space_number: string;
  readonly kind: MeterKind;
  readonly measured_unit: MeasuredUnit;
  readonly places: number;
  readonly places_known: number;
  readonly amount: number | null;
  readonly measured: number | null;
  readonly divided_by: DividedBy[];
  readonly estimated: boolean;
  /** In the same month a year before. */
  readonly former: number | null;
  readonly former_measured: number | null;
  readonly former_divided_by: DividedBy[];
  readonly former_estimated: boolean;
  /** Of the space, in m²; zero where nobody has recorded it. */
  readonly heated_area: number;
  readonly total_area: number;
}

/** Whether a device of the place that was there in the month is read from afar. */
const isRemote = ({ client_id, unit_id }: OwnedUnit, month: string): Sql => sql`exists (
  select from meters m
   where m.client_id = ${client_id} and m.unit_id = ${unit_id}
     and m.measuring_place_id = p.measuring_place_id and m.is_remote
     and m.mounted_on <= ${monthEnd(month)}::date
     and (m.removed_on is null or m.removed_on >= ${month}::date))`;

/** What is told of every month: heat and water. */
const TOLD = sql`('heat', 'heat-allocator', 'hot-water', 'cold-water')`;

/** The month as `turn_of` 1, and the same one a year before, whole, as 2. */
const turnsOf = (month: string): Sql => {
  const former = monthYearBefore(month);
  return sql`select * from (values
      (1, ${month}::date - 1, ${monthEnd(month)}::date),
      (2, ${former}::date - 1, ${monthEnd(former)}::date)) n (turn_of, after_on, to_on)`;
};

/**
 * What the spaces of a house used in a month of each kind that is read from afar there. A sum is told
 * only where the whole month is known of all places of the kind in the space.
 */
export async function selectSpaceMonths(
  db: Db,
  unit: OwnedUnit,
  house: number,
  month: string,
): Promise<SpaceMonth[]> {
  const each = sql`
    select p.measuring_place_id, n.turn_of, n.after_on, n.to_on from places p, (${turnsOf(month)}) n`;
  const { rows } = await sql<SpaceMonth>`
    with found as materialized (
      select p.*, ${isRemote(unit, month)} as is_remote
        from (${placesIn(unit, house)}) p where p.kind in ${TOLD}),
    places as materialized (
      select p.* from found p
       where (p.pasport_id, p.kind) in (
         select r.pasport_id, r.kind from found r where r.is_remote and not r.hidden)),
    used as materialized (${consumptionOf(unit, each)}),
    told as (
      select p.pasport_id, p.kind, p.hidden, ${commonUnit} as common_unit, u.turn_of,
             u.known_days = u.days as is_whole, u.estimated, u.ways,
             u.amount * ${energyRatio(sql`p.measured_unit`, commonUnit)} as amount,
             u.measured * ${energyRatio(sql`p.measured_unit`, commonUnit)} as measured
        from places p
        join used u on u.measuring_place_id = p.measuring_place_id),
    summed as (
      select pasport_id, kind, common_unit, turn_of, count(*) filter (where not hidden)::integer as places,
             count(*) filter (where not hidden and is_whole)::integer as places_known,
             sum(amount) as amount, sum(measured) as measured, bool_or(estimated) as estimated,
             bit_or(ways) as ways
        from told group by pasport_id, kind, common_unit, turn_of)
    select a.pasport_id, s.space_number, a.kind, a.common_unit as measured_unit, a.places, a.places_known, a.estimated,
           case when a.places = a.places_known then round(a.amount::numeric, 6)::float8 end as amount,
           case when a.places = a.places_known then round(a.measured::numeric, 6)::float8 end as measured,
           case when b.places = b.places_known then round(b.amount::numeric, 6)::float8 end as former,
           case when b.places = b.places_known then round(b.measured::numeric, 6)::float8 end
             as former_measured,
           ${waysOf(sql`a.ways`)} as divided_by, ${waysOf(sql`b.ways`)} as former_divided_by,
           b.estimated as former_estimated,
           coalesce(s.heated_area, 0)::float8 as heated_area,
           coalesce(s.total_area, 0)::float8 as total_area
      from summed a
      join summed b on b.pasport_id = a.pasport_id and b.kind = a.kind
           and b.common_unit = a.common_unit and b.turn_of = 2
      join pasport_spaces s on s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}
           and s.pasport_id = a.pasport_id
     where a.turn_of = 1 and a.places > 0
     order by a.pasport_id,
              array_position(array['heat', 'heat-allocator', 'hot-water', 'cold-water'], a.kind),
              a.common_unit`.execute(db);
  return rows;
}

/** Houses of the unit in whose shown spaces something is read from afar in the month. */
export async function selectRemoteHouses(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<number[]> {
  const { rows } = await sql<{ house: number }>`
    select distinct s.parent_id as house
      from measuring_places p
      join space_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id and not s.hidden and not s.building_hidden
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and not p.hidden
       and p.kind in ${TOLD} and ${isRemote(unit, month)}
     order by 1`.execute(db);
  return rows.map(({ house }) => house);
}
