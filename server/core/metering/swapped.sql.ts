import { sql } from 'kysely';
import type { MeterReading } from '#contract/metering/readings.ts';
import type { SwappedReading } from '#contract/rules/swapped-readings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** All readings of the devices, which are held before. */
export async function selectReadingsOfMeters(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  meterIds: readonly number[],
): Promise<(SwappedReading & Pick<MeterReading, 'version'>)[]> {
  const { rows } = await sql<SwappedReading & Pick<MeterReading, 'version'>>`
    select meter_reading_id, meter_id, read_on, state::float8 as state, overflowed, reading_kind,
           source, status, estimate_method, version
      from meter_readings
     where client_id = ${client_id} and unit_id = ${unit_id}
       and meter_id = any (${[...meterIds]}::integer[])
     order by read_on, meter_reading_id`.execute(db);
  return rows;
}

/**
 * The readings go each to the other device. Both may have been read on the same day, and a device has one
 * reading a day: so they step aside first.
 */
export async function swapDevices(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  [one, other]: readonly [number, number],
  ids: readonly number[],
): Promise<void> {
  const moved = sql`
    client_id = ${client_id} and unit_id = ${unit_id} and meter_reading_id = any (${[...ids]}::integer[])`;
  await sql`
    update meter_readings
       set on_the_way = true,
           meter_id = case meter_id when ${one}::integer then ${other}::integer else ${one}::integer end
     where ${moved}`.execute(db);
  await sql`update meter_readings set on_the_way = false where ${moved}`.execute(db);
}
