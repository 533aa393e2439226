import { sql, type RawBuilder } from 'kysely';
import type { TownWeather } from '#contract/metering/town-weather.ts';
import type { OwnedUnit } from '#server/access/owned.ts';

type Sql = RawBuilder<unknown>;

/** The indoor temperature that heat of whole houses is compared for, °C. */
const INDOOR = 19;

/**
 * The place of degree-days of a town, as a table of one row at most: degree_day_place_id and name. It is
 * called as the town, or as the town with its station in brackets; the client's own goes before that of
 * the portal.
 */
export const placeOfTown = (client_id: Sql, town: Sql): Sql => sql`
  select t.degree_day_place_id, t.name from degree_day_places t
   where t.client_id = ${client_id} and not t.hidden and ${town} <> ''
     and (folded(t.name) = folded(${town}) or folded(t.name) like folded(${town}) || ' (%')
   order by t.is_system, folded(t.name) = folded(${town}) desc, t.degree_day_place_id limit 1`;

/** Degree-days of the place in the month of the day; null where nobody has told them. */
export const degreeDaysOf = (client_id: Sql, place: Sql, day: Sql): Sql => sql`(
  select public.degree_days(d.heating_days, d.mean_temperature, ${INDOOR}::integer)::float8
    from degree_day_months d
   where d.client_id = ${client_id} and d.degree_day_place_id = ${place}
     and d.year = extract(year from ${day})::integer
     and d.month = extract(month from ${day})::integer)`;

/** Months of the place that somebody has told: `n` counted from the year 0, and `hundredths` of degree-days. */
export const toldMonths = (client_id: Sql, place: Sql): Sql => sql`
  select d.year * 12 + d.month as n,
         (100 * public.degree_days(d.heating_days, d.mean_temperature, ${INDOOR}::integer))::integer as hundredths
    from degree_day_months d
   where d.client_id = ${client_id} and d.degree_day_place_id = ${place}`;

/** The house (pasport_id) of a heat meter or an allocator. */
const houseOfHeat = ({ client_id, unit_id }: OwnedUnit, place: number): Sql => sql`
  select s.building_id
    from measuring_places p
    join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
   where p.client_id = ${client_id} and p.unit_id = ${unit_id}
     and p.measuring_place_id = ${place} and p.kind in ('heat', 'heat-allocator')`;

/** How many months since the year 0 the day is in. */
const monthNumber = (day: string): Sql =>
  sql`(extract(year from ${day}::date) * 12 + extract(month from ${day}::date))::integer`;

type WeatherOf = { readonly house: number } | { readonly place: number };

/** Months between two days, these included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Degree-days of the months that the days touch, in the town of a house or of the house of a heat meter, null
 * where nobody has told them of the town: one row, none where there is no such house or heat meter.
 */
export function townWeather(
  unit: OwnedUnit,
  of: WeatherOf,
  { from, to }: Days,
): RawBuilder<{ weather: TownWeather | null }> {
  const client = sql`${unit.client_id}::integer`;
  const house = 'house' in of ? sql`${of.house}::integer` : sql`(${houseOfHeat(unit, of.place)})`;
  return sql`
    select case when w.name is not null then json_build_object('place_name', w.name, 'months', coalesce((select json_agg(json_build_object(
                       'month', make_date((m.n - 1) / 12, (m.n - 1) % 12 + 1, 1),
                       'degree_days', m.hundredths / 100.0) order by m.n)
              from (${toldMonths(client, sql`w.degree_day_place_id`)}) m
             where m.n between ${monthNumber(from)} and ${monthNumber(to)}), '[]')) end as weather
      from house_places h
      left join lateral (${placeOfTown(client, sql`coalesce(h.city_name, '')`)}) w on true
     where h.client_id = ${unit.client_id} and h.unit_id = ${unit.unit_id} and h.kind = 'building'
       and h.pasport_id = ${house}`;
}
