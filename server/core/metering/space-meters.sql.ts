import { sql, type RawBuilder } from 'kysely';
import type { HandedState } from '#contract/metering/handed-states.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectMetersLocked } from './many-readings.sql.ts';
import type { HeldMeter } from './meters.sql.ts';

// Devices of the unit as tables, for rooms that ask people of spaces to read them.

/** A device as it is told with where it is. */
export interface PlacedMeter extends HeldMeter {
  readonly kind: MeterKind;
  /** Room, place and element. */
  readonly location: string;
  readonly pasport_id: number;
}

/** All devices of the unit, those that are gone too, as a table of `PlacedMeter` with their turn. */
export function placedMeters({ client_id, unit_id }: OwnedUnit): RawBuilder<PlacedMeter> {
  return sql<PlacedMeter>`
    select m.meter_id, m.measuring_place_id, m.serial_number, m.measured_unit, m.mounted_on,
           m.removed_on, m.digits, m.decimals, m.scale_month, m.version, p.kind, p.pasport_id,
           p.hidden,
           p.walking_order,
           concat_ws(', ', nullif(o.room_name, ''), nullif(p.location, ''),
                     nullif(e.element_type, '')) as location
      from meters m
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
      left join pasport_rooms o on o.client_id = p.client_id
           and o.pasport_room_id = p.pasport_room_id
      left join pasport_building_elements e on e.client_id = p.client_id
           and e.pasport_building_element_id = p.pasport_building_element_id
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}`;
}

/** Devices of the kinds that stand in spaces, shown ones only: what can be read there. */
export function readableMeters(
  unit: OwnedUnit,
  kinds: RawBuilder<unknown>,
): RawBuilder<PlacedMeter> {
  return sql<PlacedMeter>`
    select w.* from (${placedMeters(unit)}) w
     where w.removed_on is null and not w.hidden and w.kind = any (${kinds})`;
}

/** The last known state of a device before a day, as JSON; null where there is none. */
export function stateBefore(
  { client_id, unit_id }: OwnedUnit,
  meterId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<{ read_on: string; state: number } | null> {
  return sql`(
    select jsonb_build_object('read_on', b.read_on, 'state', b.state::float8)
      from meter_readings b
     where b.client_id = ${client_id} and b.unit_id = ${unit_id} and b.meter_id = ${meterId}
       and b.state is not null and b.read_on < ${day}
     order by b.read_on desc limit 1)`;
}

/** Those of the devices that stand, or stood, in the space, held until the transaction ends. */
export async function selectMetersOfSpaceHeld(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  ids: readonly number[],
): Promise<PlacedMeter[]> {
  await selectMetersLocked(db, unit, ids);
  const { rows } = await sql<PlacedMeter>`
    select w.* from (${placedMeters(unit)}) w
     where w.pasport_id = ${pasportId} and w.meter_id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** Known states of devices of a space at the end of a day, as JSON; the walk's order first. */
export function statesOn(
  unit: OwnedUnit,
  pasportId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<HandedState[]> {
  const { client_id, unit_id } = unit;
  return sql<HandedState[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'location', w.location,
               'serial_number', w.serial_number, 'measured_unit', w.measured_unit,
               'decimals', w.decimals, 'state', r.state::float8)
               order by w.walking_order, w.kind, w.location collate public.czech, w.meter_id), '[]')
      from (${placedMeters(unit)}) w
      join meter_readings r on r.client_id = ${client_id} and r.unit_id = ${unit_id}
           and r.meter_id = w.meter_id and r.read_on = ${day} and r.state is not null
     where w.pasport_id = ${pasportId} and (w.removed_on is null or w.removed_on > ${day}))`;
}

/** Serial numbers of devices that are mounted in the place, shown ones only. */
export async function selectSerialsOf(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<string[]> {
  const { rows } = await sql<{ serial_number: string }>`
    select w.serial_number from (${placedMeters(unit)}) w
     where w.pasport_id = ${pasportId} and w.removed_on is null and not w.hidden`.execute(db);
  return rows.map(({ serial_number }) => serial_number);
}
