import { sql, type RawBuilder } from 'kysely';
import type { KnownState } from '#contract/rules/meter-reading.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { HeldMeter } from './meters.sql.ts';

/** A device of the unit as files name it, and where it is. */
export interface MeterRef extends HeldMeter {
  readonly maker: string;
  readonly radio_address: string;
  readonly kind: MeterKind;
  readonly pasport_id: number;
  readonly building_name: string;
  readonly space_number: string;
}

/** All devices of the unit, those that are gone too. */
export async function selectMeterRefs(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<MeterRef[]> {
  const { rows } = await sql<MeterRef>`
    select m.meter_id, m.measuring_place_id, m.serial_number, m.measured_unit, m.mounted_on,
           m.removed_on, m.digits, m.decimals, m.scale_month, m.version, m.maker, m.radio_address,
           p.kind, p.pasport_id, s.building_name, s.space_number
      from meters m
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}
     order by m.meter_id`.execute(db);
  return rows;
}

/** Holds the devices until the transaction ends: nobody writes them or their readings. */
export async function selectMetersLocked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  meterIds: readonly number[],
): Promise<void> {
  await sql`
    select 1 from meters
     where client_id = ${client_id} and unit_id = ${unit_id}
       and meter_id = any (${[...meterIds]}::integer[])
     order by meter_id for update`.execute(db);
}

/** What stands around one asked day of a device. */
export interface Around {
  readonly before: KnownState | null;
  readonly same: KnownState | null;
  readonly after: KnownState | null;
  /** Somebody tried in vain to read it that day. */
  readonly visited: boolean;
}

/** What stands around a day of a device, as columns of `Around`. */
function aroundColumns(
  { client_id, unit_id }: OwnedUnit,
  meterId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ofMeter = sql`n.client_id = ${client_id} and n.unit_id = ${unit_id} and n.meter_id = ${meterId}`;
  const nearest = (side: '<' | '=' | '>', order: 'asc' | 'desc') => sql`(
    select jsonb_build_object('read_on', n.read_on, 'state', n.state::float8,
                              'overflowed', n.overflowed, 'status', n.status)
      from meter_readings n
     where ${ofMeter} and n.state is not null and n.read_on ${sql.raw(side)} ${day}
     order by n.read_on ${sql.raw(order)} limit 1)`;
  return sql`
    ${nearest('<', 'desc')} as before, ${nearest('=', 'asc')} as same, ${nearest('>', 'asc')} as after,
    exists (select 1 from meter_readings n
             where ${ofMeter} and n.read_on = ${day} and n.state is null) as visited`;
}

/** What stands around a day of a device, as JSON; both may be columns of any table but `n`. */
export function aroundOf(
  unit: OwnedUnit,
  meterId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<Around> {
  return sql<Around>`(select to_jsonb(s) from (select ${aroundColumns(unit, meterId, day)}) s)`;
}

/** The nearest states around each day asked of, in the order of the question, by one statement. */
export async function selectAllAround(
  db: Db,
  unit: OwnedUnit,
  asked: readonly { readonly meter_id: number; readonly read_on: string }[],
): Promise<Around[]> {
  const { rows } = await sql<Around>`
    select ${aroundColumns(unit, sql`a.meter_id`, sql`a.read_on`)}
      from unnest(${asked.map(({ meter_id }) => meter_id)}::integer[],
                  ${asked.map(({ read_on }) => read_on)}::date[])
           with ordinality as a (meter_id, read_on, at)
     order by a.at`.execute(db);
  return rows;
}

/** A state that would follow another one once readings are gone, with its device. */
export interface Missed extends Pick<HeldMeter, 'meter_id' | 'serial_number'> {
  readonly digits: number;
  readonly decimals: number;
  readonly mounted_on: string;
  readonly removed_on: string | null;
  readonly scale_month: number | null;
  readonly before: KnownState | null;
  readonly after: KnownState;
}

/** States that stand behind some of the readings, each with the one that would come before it without them. */
export async function selectMissed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<Missed[]> {
  const gone = sql`${[...ids]}::integer[]`;
  const remaining = sql`
    r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.meter_id = g.meter_id
    and r.state is not null and r.meter_reading_id <> all (${gone})`;
  const told = sql`jsonb_build_object('read_on', r.read_on, 'state', r.state::float8,
    'overflowed', r.overflowed, 'status', r.status)`;
  const { rows } = await sql<Missed>`
    with g as materialized (
      select meter_id, read_on from meter_readings
       where client_id = ${client_id} and unit_id = ${unit_id}
         and meter_reading_id = any (${gone}) and state is not null),
    behind as materialized (
      select distinct g.meter_id, n.read_on, n.told
        from g join lateral (
          select r.read_on, ${told} as told from meter_readings r
           where ${remaining} and r.read_on > g.read_on order by r.read_on limit 1) n on true)
    select m.meter_id, m.serial_number, m.digits, m.decimals, m.scale_month, m.mounted_on,
           m.removed_on, g.told as after,
           (select ${told} from meter_readings r
             where ${remaining} and r.read_on < g.read_on order by r.read_on desc limit 1) as before
      from behind g
      join meters m on m.client_id = ${client_id} and m.unit_id = ${unit_id}
           and m.meter_id = g.meter_id
     order by m.meter_id, g.read_on`.execute(db);
  return rows;
}

/** Devices of the readings, in their order. */
export async function selectMetersOfReadings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ meter_id: number }>`
    select distinct meter_id from meter_readings
     where client_id = ${client_id} and unit_id = ${unit_id}
       and meter_reading_id = any (${[...ids]}::integer[])
     order by meter_id`.execute(db);
  return rows.map(({ meter_id }) => meter_id);
}

/** The number of a device of one of the readings that was corrected since it was written. */
export async function selectCorrected(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ serial_number: string }>`
    select m.serial_number
      from meter_readings r
      join meters m on m.client_id = r.client_id and m.unit_id = r.unit_id and m.meter_id = r.meter_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
       and r.meter_reading_id = any (${[...ids]}::integer[]) and r.version > 1
     order by r.meter_reading_id limit 1`.execute(db);
  return rows[0]?.serial_number;
}
