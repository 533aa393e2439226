import { sql, type RawBuilder } from 'kysely';
import type { ReadingOfDay, RoundPlace } from '#contract/metering/reading-round.ts';
import { lastAuthor } from '#server/access/history.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { consumptionOf } from './consumption.sql.ts';
import { houseWeather, townDegreeDays } from './dividing.sql.ts';
import { factorOf } from './factor.sql.ts';

/** A reading of a day without who wrote it. */
export type DayReading = Omit<ReadingOfDay, 'written_by'>;

/** A house with what is read in it. */
interface WalkedHouse {
  readonly building_name: string;
  readonly places: readonly RoundPlace[];
}

/** Pasports of the house and of what is in it; of a space it alone. */
const placesIn = ({ client_id, unit_id }: OwnedUnit, house: number) => sql`
  select pasport_id from pasports
   where client_id = ${client_id} and unit_id = ${unit_id}
     and (pasport_id = ${house} or (kind = 'space' and parent_id = ${house}))`;

/** The nearest state of the device on that side of the day, as JSON. */
const nearest = (side: '<' | '>', day: string) => sql`
  select json_build_object('read_on', r.read_on, 'state', r.state::float8,
                           'overflowed', r.overflowed, 'status', r.status) as told, r.read_on
    from meter_readings r
   where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
     and r.state is not null and r.read_on ${sql.raw(side)} ${day}::date
   order by r.read_on ${sql.raw(side === '<' ? 'desc' : 'asc')} limit 1`;

/** How many photos the reading has. */
const photoCount = sql`(
  select count(*)::integer from files f
   where f.client_id = r.client_id and f.unit_id = r.unit_id
     and f.meter_reading_id = r.meter_reading_id)`;

const dayReading = ({ client_id }: OwnedUnit) => sql`json_build_object(
  'meter_reading_id', r.meter_reading_id, 'state', r.state::float8, 'status', r.status,
  'overflowed', r.overflowed, 'reading_kind', r.reading_kind, 'source', r.source, 'note', r.note,
  'estimate_method', r.estimate_method, 'photo_count', ${photoCount}, 'version', r.version,
  'written_by', ${lastAuthor(client_id, 'meter_readings', sql`r.meter_reading_id`)})`;

/** The same time a year before. */
const yearBefore = (day: string) => sql`
  select measuring_place_id, 1 as turn_of,
         ((before->>'read_on')::date - interval '1 year')::date as after_on,
         (${day}::date - interval '1 year')::date as to_on
    from here where before is not null`;

/** How cold the time since the state before was, and the same one a year before, where both are known. */
const weatherSince = (day: string) => {
  const since = sql`(h.before->>'read_on')::date`;
  const past = (one: RawBuilder<unknown>) => sql`(${one} - interval '1 year')::date`;
  const to = sql`${day}::date`;
  return sql`
    select t.now::float8, t.former::float8
      from (select ${townDegreeDays([since, to])} as now,
                   ${townDegreeDays([past(since), past(to)])} as former) t
     where h.kind in ('heat', 'heat-allocator') and t.now is not null and t.former is not null`;
};

/** Measuring places of the house with the meters that stand there on the day and what was read around it. */
const standing = (unit: OwnedUnit, house: number, day: string) => sql`
  select p.*, m.meter_id, m.serial_number, m.measured_unit, m.digits, m.decimals, m.scale_month,
         m.multiplier, m.kept_factor, m.mounted_on, m.removed_on, b.told as before, a.told as after, o.told as reading
    from measuring_places p
    join lateral (
      select m.* from meters m
       where m.client_id = p.client_id and m.unit_id = p.unit_id
         and m.measuring_place_id = p.measuring_place_id and m.mounted_on <= ${day}::date
         and (m.removed_on is null or m.removed_on >= ${day}::date)
       order by m.mounted_on desc, m.meter_id desc limit 1) m on true
    left join lateral (${nearest('<', day)}) b on true
    left join lateral (${nearest('>', day)}) a on true
    left join lateral (
      select ${dayReading(unit)} as told from meter_readings r
       where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
         and r.read_on = ${day}::date
       order by r.state is null limit 1) o on true
   where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and not p.hidden
     and p.pasport_id in (${placesIn(unit, house)})`;

/**
 * Meters that stand in a house, or in one space, on a day, in the order of walking; where none was given, from the house
 * itself by floors, spaces and rooms. At the exchange of a meter it is the new one. Undefined when the
 * unit has no such house or space.
 */
export async function selectRound(
  db: Db,
  unit: OwnedUnit,
  house: number,
  day: string,
): Promise<WalkedHouse | undefined> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<(RoundPlace | { meter_id: null }) & { building_name: string }>`
    with here as materialized (${standing(unit, house, day)}),
    former as materialized (${consumptionOf(unit, yearBefore(day))}),
    town as materialized (${houseWeather(client_id, unit_id)})
    select n.building_name, h.measuring_place_id, h.meter_id, h.kind, h.level, h.location,
           coalesce(f.code, '') as floor_name,
           coalesce(s.space_number, '') as space_number, coalesce(o.room_name, '') as room_name,
           coalesce(concat_ws(', ', nullif(e.element_type, ''), nullif(e.riser, '')), '') as element_name,
           h.serial_number, h.measured_unit, h.digits, h.decimals, h.scale_month,
           ${factorOf('h', sql`h.kind`)}::float8 as factor,
           h.mounted_on, h.removed_on, h.before, h.after, h.reading,
           case when c.known_days = c.days and c.days > 0
                then json_build_object('amount', c.amount, 'days', c.days) end as former,
           (select to_json(t) from (${weatherSince(day)}) t) as weather,
           u.users_count as persons, nullif(s.heated_area, 0)::float8 as area
      from pasport_places n
      left join here h on true
      left join pasport_spaces s on s.client_id = h.client_id and s.unit_id = h.unit_id
           and s.pasport_id = h.pasport_id
      left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
           and f.pasport_floor_id = s.pasport_floor_id
      left join pasport_rooms o on o.client_id = h.client_id
           and o.pasport_room_id = h.pasport_room_id
      left join pasport_building_elements e on e.client_id = h.client_id
           and e.pasport_building_element_id = h.pasport_building_element_id
      left join town d on d.building_id = n.building_id
      left join former c on c.measuring_place_id = h.measuring_place_id
      left join (${personsOn(ofUnit(unit), day)}) u on u.pasport_id = h.pasport_id
     where n.client_id = ${client_id} and n.unit_id = ${unit_id} and n.pasport_id = ${house}
       and n.kind in ('building', 'space')
     order by h.walking_order, f.floor nulls first,
              s.space_number collate public.czech nulls first, s.pasport_id,
              o.room_name collate public.czech nulls first, h.kind,
              h.location collate public.czech, h.measuring_place_id`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  const places = rows.flatMap(({ building_name: _name, ...row }) =>
    row.meter_id === null ? [] : [row],
  );
  return { building_name: first.building_name, places };
}

/** What the device has on the day, held: its state, or that nobody got in; undefined for nothing. */
export async function selectDayReadingForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { meter_id, read_on }: { readonly meter_id: number; readonly read_on: string },
): Promise<DayReading | undefined> {
  const { rows } = await sql<DayReading>`
    select r.meter_reading_id, r.state::float8 as state, r.status, r.overflowed, r.reading_kind,
           r.source, r.estimate_method, r.version, r.note, ${photoCount} as photo_count
      from meter_readings r
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.meter_id = ${meter_id}
       and r.read_on = ${read_on}
     order by r.state is null limit 1
       for update`.execute(db);
  return rows[0];
}

/**
 * Gives measuring places of a house the order in which they are named: 10, 20, 30 …; how many of them
 * are of the house, and how many have changed. Nothing changes when one is not.
 */
export async function updateWalkingOrder(
  db: Db,
  unit: OwnedUnit,
  house: number,
  ids: readonly number[],
): Promise<{ known: number; changed: number }> {
  const { client_id, unit_id } = unit;
  const named: RawBuilder<unknown> = sql`
    unnest(${[...ids]}::integer[]) with ordinality as o (measuring_place_id, place)`;
  const { rows } = await sql<{ known: number; changed: number }>`
    with held as materialized (
      select p.measuring_place_id, p.walking_order, o.place::integer * 10 as place
        from measuring_places p
        join ${named} on o.measuring_place_id = p.measuring_place_id
       where p.client_id = ${client_id} and p.unit_id = ${unit_id}
         and p.pasport_id in (${placesIn(unit, house)})
       order by p.measuring_place_id for update of p),
    counted as materialized (select count(distinct measuring_place_id)::integer as known from held),
    moved as (
      update measuring_places p set walking_order = h.place
        from held h, counted c
       where p.client_id = ${client_id} and p.unit_id = ${unit_id}
         and p.measuring_place_id = h.measuring_place_id and h.walking_order <> h.place
         and c.known = ${ids.length}::integer
      returning 1)
    select known, (select count(*) from moved)::integer as changed from counted`.execute(db);
  return rows[0] ?? { known: 0, changed: 0 };
}
