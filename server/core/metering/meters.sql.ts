import { sql, type RawBuilder } from 'kysely';
import { meterFields } from '#contract/metering/meter-record.ts';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeterKind, MeterLevel } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { elementFactor } from './factor.sql.ts';
import { placeNamed } from './place-named.sql.ts';

/** A device without what follows from the dated periods of verification, and what they go by. */
export interface MeterRow extends Omit<Meter, 'verified_until' | 'verification'> {
  readonly kind: MeterKind;
  readonly level: MeterLevel;
}

const stateOf = (kind: 'start' | 'end') => sql`(
  select r.state::float8 from meter_readings r
   where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
     and r.reading_kind = ${sql.lit(kind)} and r.state is not null
   order by r.read_on limit 1)`;

function metersFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<MeterRow> {
  return sql<MeterRow>`
    select m.meter_id, m.measuring_place_id, m.unit_id, ${ownColumns('m', meterFields)},
           m.removed_on, m.removal_reason, m.kept_factor::float8 as kept_factor,
           ${stateOf('start')} as start_state, ${stateOf('end')} as end_state,
           (select count(*) from meter_readings r
             where r.client_id = m.client_id and r.unit_id = m.unit_id
               and r.meter_id = m.meter_id)::integer as readings_count,
           p.kind, p.level, m.created, m.updated, m.version
      from meters m
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
     where m.client_id = ${unit.client_id} and m.unit_id = ${unit.unit_id} and ${condition}
     order by m.mounted_on desc, m.meter_id desc`;
}

/** Devices of a place, the newest first, as a query. */
export const metersOf = (unit: OwnedUnit, placeId: number): RawBuilder<MeterRow> =>
  metersFrom(unit, sql`m.measuring_place_id = ${placeId}`);

/** The same; undefined where there is no such place. */
export async function selectMetersOf(db: Db, unit: OwnedUnit, placeId: number) {
  return selectRowsUnder(db, placeNamed(unit, placeId), metersOf(unit, placeId));
}

export async function selectMeter(db: Db, unit: OwnedUnit, id: number) {
  return (await metersFrom(unit, sql`m.meter_id = ${id}`).execute(db)).rows[0];
}

/** A device as the writer of its states knows it. */
export type HeldMeter = Pick<
  Meter,
  | 'meter_id'
  | 'measuring_place_id'
  | 'serial_number'
  | 'measured_unit'
  | 'mounted_on'
  | 'removed_on'
  | 'digits'
  | 'decimals'
  | 'scale_month'
  | 'version'
>;

/** Whose the device is and how its counter counts; nobody writes it or its readings before the transaction ends. */
export async function selectMeterForUpdate(db: Db, unit: OwnedUnit, id: number) {
  return db
    .selectFrom('meters')
    .select([
      'meter_id',
      'measuring_place_id',
      'serial_number',
      'measured_unit',
      'mounted_on',
      'removed_on',
      'digits',
      'decimals',
      'scale_month',
      'version',
    ])
    .$castTo<HeldMeter>()
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A device among those of its place. */
export type HeldDevice = Pick<
  Meter,
  'meter_id' | 'serial_number' | 'measured_unit' | 'mounted_on' | 'removed_on'
>;

/** Devices of a place, the newest first; the place is held before. */
export async function selectDevicesOf(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  placeId: number,
): Promise<HeldDevice[]> {
  const { rows } = await sql<HeldDevice>`
    select meter_id, serial_number, measured_unit, mounted_on, removed_on from meters
     where client_id = ${client_id} and unit_id = ${unit_id} and measuring_place_id = ${placeId}
     order by mounted_on desc, meter_id desc`.execute(db);
  return rows;
}

/** Where else a device of the number and kind is mounted; two who mount the same one take turns. */
export async function selectMountedElsewhere(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asked: { readonly serial: string; readonly kind: MeterKind; readonly but: number },
): Promise<{ building_name: string; space_number: string } | undefined> {
  const turn = `meter ${client_id} ${unit_id} ${asked.kind} ${asked.serial}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  const { rows } = await sql<{ building_name: string; space_number: string }>`
    select s.building_name, s.space_number
      from meters m
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}
       and m.serial_number = ${asked.serial} and m.removed_on is null
       and p.kind = ${asked.kind} and p.measuring_place_id <> ${asked.but}
     limit 1`.execute(db);
  return rows[0];
}

/** The product of the coefficients of the element whose heat the place shares today; null of any other place. */
export async function selectElementFactor(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  placeId: number,
): Promise<number | null> {
  const { rows } = await sql<{ factor: number }>`
    select ${elementFactor}::float8 as factor
      from measuring_places p
      join pasport_building_elements e on e.client_id = p.client_id
           and e.pasport_building_element_id = p.pasport_building_element_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}
       and p.measuring_place_id = ${placeId} and p.kind = 'heat-allocator'`.execute(db);
  return rows[0]?.factor ?? null;
}
