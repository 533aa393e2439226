import { sql, type RawBuilder } from 'kysely';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { placeNamed } from './place-named.sql.ts';
import { wentOnFrom } from './factor.sql.ts';

function readingsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<MeterReading> {
  return sql<MeterReading>`
    select r.meter_reading_id, r.meter_id, r.unit_id, ${ownColumns('r', readingFields)},
           case when r.state is not null then
             ((r.state - ${wentOnFrom(sql`b.state`, sql`b.read_on`, sql`m.scale_month`)} + case when r.overflowed then 10::numeric ^ m.digits else 0 end)
               * m.multiplier)::float8 end as used,
           array(select f.file_id from files f
                  where f.client_id = r.client_id and f.unit_id = r.unit_id
                    and f.meter_reading_id = r.meter_reading_id
                  order by f.file_id) as photo_ids,
           r.created, r.updated, r.version
      from meter_readings r
      join meters m on m.client_id = r.client_id and m.unit_id = r.unit_id and m.meter_id = r.meter_id
      left join lateral (
        select f.state, f.read_on from meter_readings f
         where f.client_id = r.client_id and f.unit_id = r.unit_id and f.meter_id = r.meter_id
           and f.state is not null and f.read_on < r.read_on
         order by f.read_on desc limit 1) b on true
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id} and ${condition}
     order by r.read_on desc, m.mounted_on desc, r.meter_reading_id desc`;
}

/** A reading with its device and the place where it measures. */
export type ToldReading = Pick<MeterReading, keyof typeof readingFields> & {
  readonly building_name: string;
  readonly space_number: string;
  readonly location: string;
  readonly kind: MeterKind;
  readonly serial_number: string;
  readonly measured_unit: string;
};

/** All readings of the unit in the order in which they were written: a statement whose rows leave by pieces. */
export function readingsOf({ client_id, unit_id }: OwnedUnit): RawBuilder<ToldReading> {
  return sql<ToldReading>`
    select s.building_name, s.space_number, p.location, p.kind, m.serial_number, m.measured_unit,
           ${ownColumns('r', readingFields)}
      from meter_readings r
      join meters m on m.client_id = r.client_id and m.unit_id = r.unit_id and m.meter_id = r.meter_id
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
     order by r.meter_reading_id`;
}

/** Readings of all devices of a place, the newest first; undefined where there is no such place. */
export async function selectReadingsOf(db: Db, unit: OwnedUnit, placeId: number) {
  const condition = sql`m.measuring_place_id = ${placeId}`;
  return selectRowsUnder(db, placeNamed(unit, placeId), readingsFrom(unit, condition));
}

export async function selectReading(db: Db, unit: OwnedUnit, id: number) {
  return (await readingsFrom(unit, sql`r.meter_reading_id = ${id}`).execute(db)).rows[0];
}

/** The reading as it is kept; nobody changes it before the transaction ends. */
export async function selectReadingForUpdate(
  db: Db,
  unit: OwnedUnit,
  { meter_id, id }: { readonly meter_id: number; readonly id: number },
) {
  const { rows } = await sql<Pick<MeterReading, keyof typeof readingFields | 'version'>>`
    select ${ownColumns('r', readingFields)}, r.version from meter_readings r
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
       and r.meter_id = ${meter_id} and r.meter_reading_id = ${id}
       for update`.execute(db);
  return rows[0];
}

/** The day of a reading that stays until the transaction ends; undefined where there is none. */
export async function selectReadingDayHeld(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('meter_readings')
    .select('read_on')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_reading_id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.read_on;
}

/** A state of the device on a day. */
export interface StateOn extends Pick<
  MeterReading,
  'read_on' | 'overflowed' | 'reading_kind' | 'source' | 'status' | 'estimate_method'
> {
  readonly state: number;
}

/** The nearest states of the device around the day and the one of that day, but for one reading. */
export async function selectStatesAround(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asked: { readonly meter_id: number; readonly read_on: string; readonly but: number },
): Promise<{ before: StateOn | undefined; same: StateOn | undefined; after: StateOn | undefined }> {
  const nearest = (side: string, order: string) => sql`(
    select ${side}::text as side, r.read_on, r.state::float8 as state, r.overflowed,
           r.reading_kind, r.source, r.status, r.estimate_method
      from meter_readings r
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.meter_id = ${asked.meter_id}
       and r.state is not null and r.meter_reading_id <> ${asked.but}
       and r.read_on ${sql.raw(side)} ${asked.read_on}
     order by r.read_on ${sql.raw(order)} limit 1)`;
  const { rows } = await sql<StateOn & { side: string }>`
    ${nearest('<', 'desc')} union all ${nearest('=', 'asc')} union all ${nearest('>', 'asc')}`.execute(
    db,
  );
  const on = (side: string) => rows.find((row) => row.side === side);
  return { before: on('<'), same: on('='), after: on('>') };
}

/** The reading of the kind by which a device begins or ends. */
export async function selectEdge(
  db: Db,
  unit: OwnedUnit,
  meterId: number,
  kind: 'start' | 'end',
): Promise<{ meter_reading_id: number } | undefined> {
  return db
    .selectFrom('meter_readings')
    .select('meter_reading_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_id', '=', meterId)
    .where('reading_kind', '=', kind)
    .executeTakeFirst();
}

/** The last day on which the device was read or tried to be. */
export async function selectLastReadOn(
  db: Db,
  unit: OwnedUnit,
  meterId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('meter_readings')
    .select(({ fn }) => fn.max('read_on').as('last'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_id', '=', meterId)
    .executeTakeFirst();
  return row?.last ?? null;
}

/** Whether somebody has already tried in vain to read the device on the day. */
export async function selectVisitOn(
  db: Db,
  unit: OwnedUnit,
  asked: { readonly meter_id: number; readonly read_on: string; readonly but: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('meter_readings')
    .select('meter_reading_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_id', '=', asked.meter_id)
    .where('read_on', '=', asked.read_on)
    .where('state', 'is', null)
    .where('meter_reading_id', '<>', asked.but)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first day on which the device was read after its beginning. */
export async function selectNextReadOn(
  db: Db,
  unit: OwnedUnit,
  meterId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('meter_readings')
    .select(({ fn }) => fn.min('read_on').as('next'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('meter_id', '=', meterId)
    .where('reading_kind', '<>', 'start')
    .executeTakeFirst();
  return row?.next ?? null;
}

/** The largest state of the device, and the most decimals that one has. */
export async function selectLargestState(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  meterId: number,
): Promise<{ largest: number | null; decimals: number }> {
  const { rows } = await sql<{ largest: number | null; decimals: number }>`
    select max(state)::float8 as largest,
           coalesce(max(scale(trim_scale(state))), 0)::integer as decimals
      from meter_readings
     where client_id = ${client_id} and unit_id = ${unit_id} and meter_id = ${meterId}`.execute(db);
  return rows[0] ?? { largest: null, decimals: 0 };
}
