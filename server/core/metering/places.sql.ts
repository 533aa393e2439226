import { sql, type RawBuilder } from 'kysely';
import { placeFields } from '#contract/metering/place-record.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import {
  monthsOf,
  type browseMeasuringPlaces,
  type Consumption,
  type MeasuringPlace,
} from '#contract/metering/places.ts';
import type { TownWeather } from '#contract/metering/town-weather.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, orderBy, selectPiece, type Term } from '#server/db/list-piece.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';
import { townWeather } from './town-weather.sql.ts';

/** A measuring place without what follows from the dated periods of verification. */
export type PlaceRow = Omit<MeasuringPlace, 'verified_until' | 'verification'>;

/** Years behind the last reading whose consumption is told, by their `turn_of`. */
const yearsOf = (places: RawBuilder<unknown>) => sql`
  select measuring_place_id, n.turn_of,
         (last_on - n.turn_of * interval '1 year')::date as after_on,
         (last_on - (n.turn_of - 1) * interval '1 year')::date as to_on
    from ${places}, (values (1), (2)) n (turn_of)
   where last_on is not null`;

/** What was used in the years of each place; only a year of which all days are known has a sum. */
const yearsByPlace = sql`
  select measuring_place_id, max(amount) filter (where turn_of = 1) as year_consumption,
         max(amount) filter (where turn_of = 2) as former_consumption
    from years
   where known_days = days
   group by measuring_place_id`;

function placesFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<PlaceRow> {
  return sql<PlaceRow>`
    with wanted as materialized (
      select p.*, d.meter_id as last_meter_id, d.serial_number, d.technology, d.verified_year,
             d.is_remote, d.scale_month, d.measured_unit, d.decimals, (d.meter_id is not null and d.removed_on is null) as is_mounted,
             r.read_on as last_on, r.state as last_state, r.status as last_status,
             r.source as last_source
        from measuring_places p
        left join lateral (
          select m.* from meters m
           where m.client_id = p.client_id and m.unit_id = p.unit_id
             and m.measuring_place_id = p.measuring_place_id
           order by m.mounted_on desc, m.meter_id desc limit 1) d on true
        left join lateral (
          select r.read_on, r.state, r.status, r.source from meter_readings r
           where r.client_id = d.client_id and r.unit_id = d.unit_id and r.meter_id = d.meter_id
             and r.state is not null
           order by r.read_on desc limit 1) r on true
       where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and ${condition}),
    years as materialized (${consumptionOf(unit, yearsOf(sql`wanted`))}),
    -- Before anything else is joined, while the planner knows of how many places it is.
    told as materialized (
      select w.*, y.year_consumption, y.former_consumption
        from wanted w
        left join (${yearsByPlace}) y on y.measuring_place_id = w.measuring_place_id)
    select w.measuring_place_id, w.unit_id, ${ownColumns('w', placeFields)},
           s.building_id, s.building_name, s.space_number,
           coalesce(o.room_name, '') as room_name,
           coalesce(concat_ws(', ', nullif(e.element_type, ''), nullif(e.riser, '')), '') as element_name,
           case when w.is_mounted then w.last_meter_id end as meter_id,
           case when w.is_mounted then w.serial_number else '' end as serial_number,
           case when w.is_mounted then w.technology end as technology,
           case when w.is_mounted then w.verified_year end as verified_year,
           case when w.is_mounted then w.is_remote end as is_remote,
           case when w.is_mounted then w.scale_month end as scale_month,
           w.measured_unit, w.decimals, w.last_on, w.last_state::float8 as last_state,
           w.last_status, w.last_source,
           w.year_consumption, w.former_consumption,
           (select count(*) from meters m
             where m.client_id = w.client_id and m.unit_id = w.unit_id
               and m.measuring_place_id = w.measuring_place_id)::integer as meters_count,
           w.created, w.updated, w.version
      from told w
      join pasport_places s on s.client_id = w.client_id and s.unit_id = w.unit_id
           and s.pasport_id = w.pasport_id
      left join pasport_rooms o on o.client_id = w.client_id
           and o.pasport_room_id = w.pasport_room_id
      left join pasport_building_elements e on e.client_id = w.client_id
           and e.pasport_building_element_id = w.pasport_building_element_id
     order by ${orderBy(walked('w'))}`;
}

/** The order of the places of an alias at the spaces `s`: of houses, spaces and walking. */
function walked(alias: string): readonly Term[] {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return [
    { by: sql`nullif(s.building_name, '') collate public.czech` },
    { by: sql`nullif(s.space_number, '') collate public.czech`, nulls: 'first' },
    { by: of('walking_order') },
    { by: of('kind') },
    { by: sql`${of('location')} collate public.czech` },
    { by: of('measuring_place_id') },
  ];
}

/** Measuring places of the unit, given up ones too, in the order of houses, spaces and walking, as a query. */
export const placesOf = (unit: OwnedUnit): RawBuilder<PlaceRow> => placesFrom(unit, sql`true`);

/** A piece of them with how many of all are given up; those only where they are asked for. Errors: `list-changed`. */
export async function selectPlacesPiece(
  db: Db,
  unit: OwnedUnit,
  showHidden: boolean,
  asked: QueryOf<typeof browseMeasuringPlaces>,
) {
  const ofUnit = sql`q.client_id = ${unit.client_id} and q.unit_id = ${unit.unit_id}`;
  const list = {
    key: sql`q.measuring_place_id`,
    order: walked('q'),
    from: sql`
      from measuring_places q
      join pasport_places s on s.client_id = q.client_id and s.unit_id = q.unit_id
           and s.pasport_id = q.pasport_id
     where ${ofUnit} and ${showHidden ? sql`true` : sql`not q.hidden`}`,
    beside: {
      hidden_places: sql`(select count(*) from measuring_places q where ${ofUnit} and q.hidden)::integer`,
    },
  };
  const { keys, told, beside } = await selectPiece<{ hidden_places: number }>(db, list, asked);
  const its = isOneOf(sql`p.measuring_place_id`, keys);
  const { rows } = await placesFrom(unit, its).execute(db);
  return { rows: inOrder(keys, rows, (row) => row.measuring_place_id), told, ...beside };
}

export async function selectPlace(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<PlaceRow | undefined> {
  const condition = sql`p.measuring_place_id = ${id}`;
  return (await placesFrom(unit, condition).execute(db)).rows[0];
}

/** A place that is going to change, or whose devices are. */
export type HeldPlace = Pick<
  MeasuringPlace,
  | 'measuring_place_id'
  | 'kind'
  | 'pasport_id'
  | 'pasport_room_id'
  | 'pasport_building_element_id'
  | 'parent_place_id'
  | 'meters_count'
  | 'version'
>;

/** Places as they are kept; nobody changes them or their devices before the transaction ends. */
export async function selectPlacesForUpdate(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<HeldPlace[]> {
  const { rows } = await sql<HeldPlace>`
    select p.measuring_place_id, p.kind, p.pasport_id, p.pasport_room_id,
           p.pasport_building_element_id, p.parent_place_id, p.version,
           (select count(*) from meters m
             where m.client_id = p.client_id and m.unit_id = p.unit_id
               and m.measuring_place_id = p.measuring_place_id)::integer as meters_count
      from measuring_places p
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.measuring_place_id = any (${[...ids]}::integer[])
     order by p.measuring_place_id for update`.execute(db);
  return rows;
}

/** The same of one place. */
export async function selectPlaceForUpdate(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<HeldPlace | undefined> {
  const [place] = await selectPlacesForUpdate(db, unit, [id]);
  return place;
}

interface PlaceAbove {
  readonly id: number;
  readonly kind: MeasuringPlace['kind'];
}

/** Each of the places with those above it, the nearest first; one that is not of the unit is left out. */
export async function selectPlacesAbove(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PlaceAbove[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PlaceAbove & { readonly lowest: number }>`
    with recursive above as (
      select measuring_place_id as lowest, measuring_place_id, parent_place_id, kind, 1 as depth
        from measuring_places
       where client_id = ${client_id} and unit_id = ${unit_id}
         and measuring_place_id = any (${[...ids]}::integer[])
      union all
      select a.lowest, p.measuring_place_id, p.parent_place_id, p.kind, a.depth + 1
        from above a
        join measuring_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
             and p.measuring_place_id = a.parent_place_id
       where a.depth < 100)
    select lowest, measuring_place_id as id, kind from above order by lowest, depth`.execute(db);
  return grouped(rows, ({ lowest }) => lowest);
}

/** How many measuring places name the record: as the place above them, their room or their element. */
export async function countPlacesAt(
  db: Db,
  { client_id, unit_id }: Pick<OwnedUnit, 'client_id' | 'unit_id'>,
  column: 'parent_place_id' | 'pasport_room_id' | 'pasport_building_element_id',
  id: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from measuring_places
     where client_id = ${client_id} and unit_id = ${unit_id} and ${sql.ref(column)} = ${id}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * What a measuring place used in each month of the days, no months where there is no such place; of heat with
 * the weather.
 */
export async function selectMonths(
  db: Db,
  unit: OwnedUnit,
  id: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ values: Consumption[]; weather: TownWeather | null }> {
  const asked = sql`
    select p.measuring_place_id, n.turn_of,
           (date_trunc('month', ${from}::date) + (n.turn_of - 1) * interval '1 month')::date - 1 as after_on,
           (date_trunc('month', ${from}::date) + n.turn_of * interval '1 month')::date - 1 as to_on
      from measuring_places p, generate_series(1, ${monthsOf(from, to)}::integer) n (turn_of)
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.measuring_place_id = ${id}`;
  const weather = townWeather(unit, { place: id }, { from, to });
  const months = sql<Consumption>`
    select after_on, to_on, amount, measured, ${waysOf(sql`ways`)} as divided_by, known_days, days,
           estimated
      from (${consumptionOf(unit, asked)}) c order by to_on`;
  const one = sql<{ weather: TownWeather | null }>`select (${weather}) as weather`;
  const found = await selectAllBeside(db, { one, rows: months });
  return { values: found.rows, ...found.one };
}

/** Whether the place is of the unit. */
export async function selectHasPlace(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('measuring_places')
    .select('measuring_place_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('measuring_place_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
