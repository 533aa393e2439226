import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import { cutOf, houseWeather } from './dividing.sql.ts';
import { closesScale, factorOf, wentOnFrom } from './factor.sql.ts';

type Sql = RawBuilder<unknown>;

/** Whose places are asked for. */
interface UnitOfClient {
  readonly client_id: OwnedClientId;
  readonly unit_id: number;
}

/** The nearest reading of the device with a state on that side of the day, the day included; `when` it is needed. */
function nearest(side: '<=' | '>=', day: Sql, when: Sql = sql`true`): Sql {
  return sql`left join lateral (
      select r.read_on, r.state, r.overflowed from meter_readings r
       where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
         and r.state is not null and r.read_on ${sql.raw(side)} ${day}
         and ${when}
       order by r.read_on ${sql.raw(side === '<=' ? 'desc' : 'asc')} limit 1)`;
}

/** Readings of the device in the time behind the first day up to the second one. */
const among = (what: Sql, [after, to]: readonly [Sql, Sql]): Sql => sql`(
  select count(*) from meter_readings r
   where r.client_id = d.client_id and r.unit_id = d.unit_id and r.meter_id = d.meter_id
     and ${what} and r.read_on > ${after} and r.read_on <= ${to})`;

const ref = (name: string): Sql => sql.ref(`d.${name}`);

/** The time between two readings that the beginning of the asked time cuts, and the one that its end does. */
const CUTS: Sql = sql`
  ${cutOf('one', [ref('a_on'), ref('f_on')], [ref('after_on'), ref('f_on')], sql`d.a_on < d.after_on and d.f_on <= d.to_on`)}
  ${cutOf('other', [ref('l_on'), ref('z_on')], [sql`greatest(d.l_on, d.after_on)`, ref('to_on')], sql`d.z_on > d.to_on`)}`;

const IS_HEAT: Sql = sql`p.kind in ('heat', 'heat-allocator')`;

/** By what weather heat of the place is divided; `offset 0` keeps water from looking for its house. */
const TOWN: Sql = sql`
  left join lateral (
    select s.building_id from pasport_places s
     where ${IS_HEAT} and s.client_id = p.client_id and s.unit_id = p.unit_id
       and s.pasport_id = p.pasport_id offset 0) s on true
  left join weather w on w.building_id = s.building_id`;

/** The weather of the houses of the unit; none where heat of no place is asked for. */
const weatherAsked = (client_id: OwnedClientId, unit_id: number): Sql => sql`
  select h.* from (${houseWeather(client_id, unit_id)}) h
   where exists (
     select from asked q
       join measuring_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
            and p.measuring_place_id = q.measuring_place_id
      where ${IS_HEAT})`;

/** What scales that ended behind the first reading had counted; nothing of a counter that runs on. */
const CLOSED: Sql = sql`case when d.scale_month is not null then coalesce((
  select sum(r.state) from meter_readings r
   where r.client_id = d.client_id and r.unit_id = d.unit_id and r.meter_id = d.meter_id
     and r.read_on >= d.f_on and r.read_on < d.l_on
     and ${closesScale(sql`r.read_on`, sql`d.scale_month`)}), 0) else 0 end`;

/** What the counter went through between two readings that follow one another. */
const between = (one: string, other: string): Sql =>
  sql`(${ref(`${other}_state`)} - ${wentOnFrom(ref(`${one}_state`), ref(`${one}_on`), ref('scale_month'))}
    + case when ${ref(`${other}_over`)} then d.turn else 0 end)`;

/**
 * What measuring places used between the ends of two days, for any number of times of each place, by
 * look-ups whose number does not grow with the readings: a device is asked for the readings around both
 * days. `asked` is a query of `measuring_place_id, turn_of, after_on, to_on`; the rows are those of
 * `consumption` in the contract by place and `turn_of`, with the bits of `waysOf` for `divided_by`.
 * Exchanges join by themselves, as each device is counted for the days from its first to its last
 * reading; what is not known of any day is left out and missing in `known_days`.
 */
export function consumptionOf({ client_id, unit_id }: UnitOfClient, asked: Sql): Sql {
  return sql`
    with asked as materialized (${asked}),
    weather as materialized (${weatherAsked(client_id, unit_id)}),
    around as (
      select q.measuring_place_id, q.turn_of, q.after_on, q.to_on, m.client_id, m.unit_id, m.meter_id,
             ${IS_HEAT} as by_climate,
             w.town_from, w.town_sums, w.town_missing,
             ${factorOf('m', sql`p.kind`)} as factor, 10::numeric ^ m.digits as turn, m.scale_month,
             a.read_on as a_on, a.state as a_state,
             f.read_on as f_on, f.state as f_state, f.overflowed as f_over,
             l.read_on as l_on, l.state as l_state,
             z.read_on as z_on, z.state as z_state, z.overflowed as z_over,
             case when a.read_on is null then f.read_on else q.after_on end as begin_on,
             case when z.read_on is null then l.read_on else q.to_on end as end_on
        from asked q
        join measuring_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
             and p.measuring_place_id = q.measuring_place_id
        join meters m on m.client_id = p.client_id and m.unit_id = p.unit_id
             and m.measuring_place_id = p.measuring_place_id
             and m.mounted_on < q.to_on and (m.removed_on is null or m.removed_on > q.after_on)
        left join pasport_building_elements e on p.kind = 'heat-allocator'
             and e.client_id = p.client_id
             and e.pasport_building_element_id = p.pasport_building_element_id
        ${TOWN}
        ${nearest('>=', sql`q.after_on`)} f on true
        ${nearest('<=', sql`q.to_on`)} l on true
        -- A state of the very day needs none on its other side.
        ${nearest('<=', sql`q.after_on`, sql`f.read_on is distinct from q.after_on`)} a on true
        ${nearest('>=', sql`q.to_on`, sql`l.read_on is distinct from q.to_on`)} z on true),
    used as (
      select d.measuring_place_id, d.turn_of, d.end_on - d.begin_on as known_days, d.factor,
             -- No reading within the time: a part of what lies between the two around it.
             case when d.f_on > d.to_on then 0
                  else d.l_state - d.f_state
                       + d.turn * ${among(sql`r.overflowed`, [ref('f_on'), ref('l_on')])}
                       + ${CLOSED}
             end as measured,
             coalesce(${between('a', 'f')} * one.part, 0)
               + coalesce(${between('l', 'z')} * other.part, 0) as divided,
             coalesce(one.way, 0) | coalesce(other.way, 0) as ways,
             ${among(sql`r.source = 'estimate'`, [
               sql`coalesce(d.a_on, d.f_on) - 1`,
               sql`coalesce(d.z_on, d.l_on)`,
             ])} > 0 as estimated
        from around d
        ${CUTS}
       where d.begin_on < d.end_on)
    select q.measuring_place_id, q.turn_of, q.after_on, q.to_on,
           round(sum((u.measured + u.divided) * u.factor), 6)::float8 as amount,
           round(sum(u.measured * u.factor), 6)::float8 as measured,
           coalesce(sum(u.known_days), 0)::integer as known_days,
           (q.to_on - q.after_on)::integer as days,
           coalesce(bool_or(u.estimated), false) as estimated,
           coalesce(bit_or(u.ways), 0) as ways
      from asked q
      left join used u on u.measuring_place_id = q.measuring_place_id and u.turn_of = q.turn_of
     group by q.measuring_place_id, q.turn_of, q.after_on, q.to_on`;
}
