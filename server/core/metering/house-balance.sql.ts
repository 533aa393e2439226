import { sql, type RawBuilder } from 'kysely';
import type { BalanceMonth } from '#contract/metering/house-balance.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { monthsOf } from '#contract/metering/places.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';
import { energyRatio } from './energy.sql.ts';

type Sql = RawBuilder<unknown>;

/** The months that the days touch, or the days themselves, and whose main meters are asked for. */
export interface BalanceAsked {
  readonly from: string;
  readonly to: string;
  /** The pasport_id of the house; without it all houses of the unit. */
  readonly house?: number | undefined;
  readonly kind?: MeterKind | undefined;
  /** The days as one time in the place of months. */
  readonly whole?: boolean | undefined;
}

/** What an amount of a place below is multiplied by to be in the unit of the main one. */
const RATIO = energyRatio(sql`b.measured_unit`, sql`m.measured_unit`);

/** Whether they measure the same; of a place without a device it is not known, so it is missed and not left out. */
const COMPARABLE = sql`(m.measured_unit is null or b.measured_unit is null
  or ${RATIO} is not null)`;

/**
 * Places with the unit of their devices: of the house, and those elsewhere that name one of its places
 * as the one above them. Allocators share a heat that another meter measures, so they are neither above
 * nor below anything here.
 */
const placesOf = ({ client_id, unit_id }: OwnedUnit, house: number | undefined): Sql => sql`
  select p.measuring_place_id, p.parent_place_id, p.kind, p.level, p.location, p.serves, p.hidden,
         s.building_id, s.building_name, d.measured_unit
    from measuring_places p
    join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join measuring_places above on above.client_id = p.client_id and above.unit_id = p.unit_id
         and above.measuring_place_id = p.parent_place_id
    left join pasport_places a on a.client_id = above.client_id and a.unit_id = above.unit_id
         and a.pasport_id = above.pasport_id
    left join lateral (
      select m.measured_unit from meters m
       where m.client_id = p.client_id and m.unit_id = p.unit_id
         and m.measuring_place_id = p.measuring_place_id
       order by m.mounted_on desc, m.meter_id desc limit 1) d on true
   where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.kind <> 'heat-allocator'
     and ${house === undefined ? sql`true` : sql`(s.building_id = ${house} or a.building_id = ${house})`}`;

/** Which places name a main one as the one above them. */
const CHILDREN: Sql = sql`
  select m.measuring_place_id as main_id, b.measuring_place_id
    from places m
    join places b on b.parent_place_id = m.measuring_place_id
   where m.level in ('invoice', 'building') and ${COMPARABLE}`;

/**
 * Main places with what each is compared with. Of two main meters of one kind and level, neither of
 * which is named by another place, nobody knows whose the flats are.
 */
const mainsOf = ({ house, kind }: BalanceAsked): Sql => sql`
  select m.*, case when m.has_children then 'below' when m.alike > 1 then 'none' else 'house' end as compared
    from (
      select p.*, c.main_id is not null as has_children,
             count(*) filter (where c.main_id is null)
               over (partition by p.building_id, p.kind, p.level) as alike
        from places p
        left join (select distinct main_id from children) c on c.main_id = p.measuring_place_id
       where p.level in ('invoice', 'building') and not p.hidden
         and ${house === undefined ? sql`p.building_id is not null` : sql`p.building_id = ${house}`}
         and ${kind === undefined ? sql`true` : sql`p.kind = ${kind}`}) m`;

/**
 * Which places each main one is compared with; nothing twice, as only the nearest below are taken. A flat
 * that another main meter of the level measures before is not below this one.
 */
const PAIRS: Sql = sql`
  select m.measuring_place_id as main_id, b.measuring_place_id, b.hidden,
         coalesce(${RATIO}, 1) as ratio
    from (
      select c.main_id, c.measuring_place_id from children c
       union all
      select m.measuring_place_id, b.measuring_place_id
        from mains m
        join places b on b.building_id = m.building_id and b.kind = m.kind and b.level = 'flat'
        left join places o on o.measuring_place_id = b.parent_place_id
       where m.compared = 'house' and o.level is distinct from m.level and ${COMPARABLE}) i
    join mains m on m.measuring_place_id = i.main_id
    join places b on b.measuring_place_id = i.measuring_place_id`;

const turnsOf = ({ from, to, whole = false }: BalanceAsked): Sql =>
  whole
    ? sql`select 1 as turn_of, ${from}::date - 1 as after_on, ${to}::date as to_on`
    : sql`
  select n.turn_of,
         (date_trunc('month', ${from}::date) + (n.turn_of - 1) * interval '1 month')::date - 1 as after_on,
         (date_trunc('month', ${from}::date) + n.turn_of * interval '1 month')::date - 1 as to_on
    from generate_series(1, ${monthsOf(from, to)}::integer) n (turn_of)`;

/**
 * What went through main meters in months, and through the places below them. A place that is not used
 * any more is added where something is known of it, and missed by nobody. A loss is told only where the
 * whole month is known of the main meter and of all others: nothing unknown counts as zero.
 */
export async function selectHouseBalances(
  db: Db,
  unit: OwnedUnit,
  asked: BalanceAsked,
): Promise<BalanceMonth[]> {
  return (await houseBalances(unit, asked).execute(db)).rows;
}

/** The same as a query. */
export function houseBalances(unit: OwnedUnit, asked: BalanceAsked): RawBuilder<BalanceMonth> {
  const each = sql`
    select i.measuring_place_id, n.turn_of, n.after_on, n.to_on
      from (select measuring_place_id from mains union select measuring_place_id from pairs) i,
           (${turnsOf(asked)}) n`;
  return sql`
    with places as materialized (${placesOf(unit, asked.house)}),
    children as materialized (${CHILDREN}),
    mains as materialized (${mainsOf(asked)}),
    pairs as materialized (${PAIRS}),
    used as materialized (${consumptionOf(unit, each)}),
    below as (
      select p.main_id, u.turn_of,
             count(*) filter (where not p.hidden) as below_count,
             count(*) filter (where not p.hidden and u.known_days = u.days) as below_known,
             sum(u.amount * p.ratio) filter (where p.hidden or u.known_days = u.days) as below_amount,
             sum(u.measured * p.ratio) filter (where p.hidden or u.known_days = u.days) as below_measured,
             bool_or(u.estimated) as below_estimated,
             bit_or(u.ways) filter (where p.hidden or u.known_days = u.days) as below_ways
        from pairs p
        join used u on u.measuring_place_id = p.measuring_place_id
       group by p.main_id, u.turn_of),
    told as (
      select m.measuring_place_id, m.building_id, m.building_name, m.kind, m.level, m.location, m.serves,
             m.measured_unit, u.turn_of, u.after_on, u.to_on, u.amount, u.measured, u.known_days, u.days,
             u.estimated, ${waysOf(sql`u.ways`)} as divided_by,
             ${waysOf(sql`coalesce(b.below_ways, 0)`)} as below_divided_by,
             case when b.below_count > 0 then m.compared else 'none' end as compared,
             coalesce(b.below_count, 0)::integer as below_count,
             coalesce(b.below_known, 0)::integer as below_known,
             round(b.below_amount::numeric, 6)::float8 as below_amount,
             round(b.below_measured::numeric, 6)::float8 as below_measured,
             coalesce(b.below_estimated, false) as below_estimated,
             case when u.known_days = u.days and b.below_count > 0 and b.below_known = b.below_count
                  then round((u.amount - b.below_amount)::numeric, 6)::float8 end as loss
        from mains m
        join used u on u.measuring_place_id = m.measuring_place_id
        left join below b on b.main_id = m.measuring_place_id and b.turn_of = u.turn_of)
    select measuring_place_id, building_id, building_name, kind, level, location, serves, measured_unit,
           compared, after_on, to_on, amount, measured, divided_by, known_days, days, estimated,
           below_count, below_known, below_amount, below_measured, below_divided_by, below_estimated, loss,
           case when amount > 0 then round((100 * loss / amount)::numeric, 2)::float8 end as loss_percent
      from told
     order by building_name collate public.czech, building_id,
              array_position(array['cold-water', 'hot-water', 'heat', 'electricity', 'gas'], kind),
              level desc, measuring_place_id, turn_of`;
}

/** Whether the pasport_id is of a house of the unit. */
export async function selectHasHouse(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  house: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from house_places
     where client_id = ${client_id} and unit_id = ${unit_id} and kind = 'building'
       and pasport_id = ${house}`.execute(db);
  return rows.length > 0;
}
