import { sql, type RawBuilder } from 'kysely';
import { unitsOfKind, type MeterKind } from '#contract/metering/meter-words.ts';
import type { SpaceUse } from '#contract/metering/house-uses.ts';
import type { TimeWeather } from '#contract/metering/town-weather.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';
import { energyRatio } from './energy.sql.ts';
import { timeWeather } from './time-weather.sql.ts';

type Sql = RawBuilder<unknown>;

/** The usual unit of each kind. */
const usualUnit: Sql = sql`case p.kind ${sql.join(
  Object.entries(unitsOfKind).map(
    ([kind, [unit]]) => sql`when ${sql.lit(kind)} then ${sql.lit(unit)}`,
  ),
  sql` `,
)} end`;

/** Energies are added in one unit; of gas in kWh, as its m³ are no energy. */
const COMMON: Readonly<Partial<Record<MeterKind, string>>> = {
  heat: 'GJ',
  electricity: 'kWh',
  gas: 'kWh',
};
/** In which unit amounts of the place are added. */
export const commonUnit: Sql = sql`case
  when p.measured_unit in ('GJ', 'kWh', 'MWh') then case p.kind ${sql.join(
    Object.entries(COMMON).map(([kind, unit]) => sql`when ${sql.lit(kind)} then ${sql.lit(unit)}`),
    sql` `,
  )} end
  else p.measured_unit end`;

/**
 * Places in the shown spaces of the house with the unit of their devices. One that measures a part of
 * what another of the kind in the same space does is left out: it is counted there.
 */
export const placesIn = ({ client_id, unit_id }: OwnedUnit, house: number): Sql => sql`
  select p.measuring_place_id, p.pasport_id, p.kind, p.hidden,
         coalesce(d.measured_unit, ${usualUnit}) as measured_unit
    from measuring_places p
    join space_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id and s.parent_id = ${house} and not s.hidden
    left join measuring_places above on above.client_id = p.client_id and above.unit_id = p.unit_id
         and above.measuring_place_id = p.parent_place_id
    left join lateral (
      select m.measured_unit from meters m
       where m.client_id = p.client_id and m.unit_id = p.unit_id
         and m.measuring_place_id = p.measuring_place_id
       order by m.mounted_on desc, m.meter_id desc limit 1) d on true
   where p.client_id = ${client_id} and p.unit_id = ${unit_id}
     and (above.pasport_id is distinct from p.pasport_id or above.kind <> p.kind)`;

/** The time asked for as `turn_of` 1, and the same days a year before as 2. */
const turnsOf = ({ from, to }: { readonly from: string; readonly to: string }): Sql => sql`
  select n.turn_of, (${from}::date - (n.turn_of - 1) * interval '1 year')::date - 1 as after_on,
         (${to}::date - (n.turn_of - 1) * interval '1 year')::date as to_on
    from (values (1), (2)) n (turn_of)`;

/**
 * What the spaces of a house used, by kinds, from the first to the last day, and where heat is among it,
 * how cold that time was. A sum is told only where
 * the whole time is known of all places of the space; one that is not used any more is added where
 * something is known of it, and missed by nobody.
 */
export async function selectSpaceUses(
  db: Db,
  unit: OwnedUnit,
  house: number,
  asked: { readonly from: string; readonly to: string },
): Promise<{ uses: SpaceUse[]; weather: TimeWeather | null }> {
  const each = sql`
    select p.measuring_place_id, n.turn_of, n.after_on, n.to_on from places p, (${turnsOf(asked)}) n`;
  const { rows } = await sql<SpaceUse & { weather: TimeWeather | null }>`
    with places as materialized (${placesIn(unit, house)}),
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
    select a.pasport_id, a.kind, a.common_unit as measured_unit, a.places, a.places_known, a.estimated,
           case when a.places = a.places_known then round(a.amount::numeric, 6)::float8 end as amount,
           case when a.places = a.places_known then round(a.measured::numeric, 6)::float8 end as measured,
           ${waysOf(sql`a.ways`)} as divided_by,
           case when b.places = b.places_known then round(b.amount::numeric, 6)::float8 end as former,
           case when a.kind in ('heat', 'heat-allocator') then ${timeWeather(unit, house, asked)} end as weather
      from summed a
      join summed b on b.pasport_id = a.pasport_id and b.kind = a.kind
           and b.common_unit = a.common_unit and b.turn_of = 2
     where a.turn_of = 1 and (a.places > 0 or a.amount is not null)
     order by a.pasport_id, a.kind, a.common_unit`.execute(db);
  return {
    uses: rows.map(({ weather: _weather, ...use }) => use),
    weather: rows.find(({ weather }) => weather !== null)?.weather ?? null,
  };
}
