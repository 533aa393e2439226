import { sql, type RawBuilder } from 'kysely';
import { CLIMATE_SHARES } from '#contract/rules/climate-shares.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { placeOfTown, toldMonths } from './town-weather.sql.ts';

type Sql = RawBuilder<unknown>;
/** A time from the end of one day to the end of another. */
type Span = readonly [after: Sql, to: Sql];

/** Ways of dividing as bits, so that those of many results are joined by `bit_or`. */
const DAYS = sql`1`;
const CLIMATE = sql`2`;
const TOWN = sql`4`;

/** Joined bits as the names of the contract; none where nothing was divided. */
export const waysOf = (bits: Sql): Sql => sql`array_remove(array[
  case when ${bits} & 4 > 0 then 'degree-days' end,
  case when ${bits} & 2 > 0 then 'climate-shares' end,
  case when ${bits} & 1 > 0 then 'days' end], null)`;

/** Percents of a year's heat before each month and before the next year, January first. */
const CUMULATED = CLIMATE_SHARES.reduce<number[]>(
  (sums, share) => [...sums, (sums.at(-1) ?? 0) + share],
  [0],
);

/** How much heat a day ends with, in percents of a year, counted from the year 0 (269/2015 Sb., annex 3). */
function climateUntil(day: Sql): Sql {
  const sums = sql`(${CUMULATED}::numeric[])`;
  const month = sql`extract(month from ${day})::integer`;
  return sql`(100 * extract(year from ${day}) + ${sums}[${month}]
    + (${sums}[${month} + 1] - ${sums}[${month}]) * extract(day from ${day})
      / extract(day from date_trunc('month', ${day}) + interval '1 month - 1 day'))`;
}

/** Which of the months kept in `d.town_sums` the day is in. */
const townMonth = (day: Sql): Sql =>
  sql`(extract(year from ${day}) * 12 + extract(month from ${day}) - d.town_from + 1)::integer`;

/** How much heat a day ends with, in hundredths of degree-days of the town; of a month as much as its days are. */
function townUntil(day: Sql): Sql {
  const next = sql`(${day} + 1)`;
  const at = townMonth(next);
  return sql`(d.town_sums[${at}] + (d.town_sums[${at} + 1] - d.town_sums[${at}])
    * (extract(day from ${next}) - 1)
      / extract(day from date_trunc('month', ${next}) + interval '1 month - 1 day'))`;
}

/** Whether the town has degree-days of every month of the heating season that the time touches. */
const isTownKnown = ([after, to]: Span): Sql =>
  sql`d.town_missing[${townMonth(to)} + 1] = d.town_missing[${townMonth(sql`(${after} + 1)`)}]`;

/** Degree-days of the town of the weather `d` within a time; null where one of its months is not known. */
export const townDegreeDays = (span: Span): Sql => sql`
  case when ${isTownKnown(span)} then (${townUntil(span[1])} - ${townUntil(span[0])}) / 100 end`;

/**
 * Which part of what was used between two readings falls within a time between them, and by what it is
 * divided: heat by the degree-days of the town where it has them of all the months between the readings,
 * else by the long-term climate shares; anything else by days, as heat where neither gives any. The way
 * is chosen by the two readings alone, so neighbouring times add up.
 */
export function cutOf(name: string, whole: Span, within: Span, isCut: Sql): Sql {
  const by =
    (until: (day: Sql) => Sql) =>
    ([after, to]: Span) =>
      sql`(${until(to)} - ${until(after)})`;
  const town = by(townUntil);
  const climate = by(climateUntil);
  const days = ([after, to]: Span) => sql`(${to} - ${after})::numeric`;
  return sql`left join lateral (
      select case w.way when ${TOWN} then ${town(within)} / ${town(whole)}
                        when ${CLIMATE} then ${climate(within)} / ${climate(whole)}
                        else ${days(within)} / ${days(whole)} end as part, w.way
        from (select case when d.by_climate and ${isTownKnown(whole)} and ${town(whole)} > 0 then ${TOWN}
                          when d.by_climate and ${climate(whole)} > 0 then ${CLIMATE}
                          else ${DAYS} end as way
               where ${isCut} offset 0) w) ${sql.raw(name)} on true`;
}

/** The three summer months nobody heats in by law (194/2007 Sb., § 2); `n` counts months from the year 0. */
const IS_SUMMER = sql`(n - 1) % 12 between 5 and 7`;

/**
 * Degree-days by which heat of the houses of the unit is divided: `building_id`, the month from which
 * they are kept (`town_from`, counted from the year 0), their sums before each month in hundredths, and
 * how many months of the heating season before each are missing. A summer that nobody has told has none.
 */
export const houseWeather = (client_id: OwnedClientId, unit_id: number): Sql => sql`
  select h.pasport_id as building_id, t.*
    from (select distinct city_name from house_places
           where client_id = ${client_id} and unit_id = ${unit_id} and kind = 'building') c
    join lateral (${placeOfTown(sql`${client_id}::integer`, sql`coalesce(c.city_name, '')`)}) w on true
    join lateral (
      select min(n) as town_from, array_agg(before order by n) as town_sums,
             array_agg(missing order by n) as town_missing
        from (
          select g.n, coalesce(sum(m.hundredths) over earlier, 0)::integer as before,
                 count(*) filter (where m.n is null and not g.is_summer) over earlier as missing
            from (select n, ${IS_SUMMER} as is_summer
                    from (select min(n) as first, max(n) as last
                            from (${toldMonths(sql`${client_id}::integer`, sql`w.degree_day_place_id`)}) a) e,
                         -- A summer on either side, and a month behind.
                         generate_series(e.first - 3, e.last + 5) n) g
            left join (${toldMonths(sql`${client_id}::integer`, sql`w.degree_day_place_id`)}) m on m.n = g.n
          window earlier as (order by g.n rows between unbounded preceding and 1 preceding)) s) t on true
    join house_places h on h.client_id = ${client_id} and h.unit_id = ${unit_id}
         and h.kind = 'building' and h.city_name = c.city_name`;
