import { sql, type RawBuilder } from 'kysely';
import { warningKind } from '#contract/metering/warning-words.ts';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Finding } from './finding.ts';

const ORDER = [...warningKind.options];

/** Warnings with where they are, as a table: what `condition` leaves of `w`. */
function warningsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<MeterWarning> {
  return sql<MeterWarning>`
    select w.meter_warning_id, w.unit_id, w.measuring_place_id, p.pasport_id, w.kind, w.state, w.reason, w.note,
           w.found_on, w.ceased_on, w.from_on, w.to_on, w.amount::float8 as amount,
           w.compared::float8 as compared, w.decided_at,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as decided_by,
           s.building_id, s.building_name, s.space_number, p.location, p.kind as place_kind,
           coalesce(d.serial_number, '') as serial_number, d.measured_unit,
           w.created, w.updated, w.version
      from meter_warnings w
      join measuring_places p on p.client_id = w.client_id and p.unit_id = w.unit_id
           and p.measuring_place_id = w.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
      left join portal_users u on u.client_id = w.client_id and u.client_user_id = w.decided_by
      left join lateral (
        select m.serial_number, m.measured_unit from meters m
         where m.client_id = p.client_id and m.unit_id = p.unit_id
           and m.measuring_place_id = p.measuring_place_id
         order by m.mounted_on desc, m.meter_id desc limit 1) d on true
     where w.client_id = ${unit.client_id} and w.unit_id = ${unit.unit_id} and ${condition}
     order by array_position(${ORDER}::text[], w.kind), w.found_on desc,
              s.building_name collate public.czech, s.space_number collate public.czech,
              w.meter_warning_id`;
}

/** Warnings that last, and those that ceased within the last year, the most urgent first. */
export async function selectWarnings(
  db: Db,
  unit: OwnedUnit,
  today: string,
): Promise<MeterWarning[]> {
  const told = sql`(w.ceased_on is null or w.ceased_on > ${today}::date - 365)`;
  return (await warningsFrom(unit, told).execute(db)).rows;
}

export async function selectWarning(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<MeterWarning | undefined> {
  return (await warningsFrom(unit, sql`w.meter_warning_id = ${id}`).execute(db)).rows[0];
}

/** A warning as it is kept, while its transaction may change it. */
export interface StoredWarning extends Finding {
  readonly meter_warning_id: number;
  readonly state: MeterWarning['state'];
  readonly ceased_on: string | null;
  readonly reason: string;
  readonly version: number;
}

async function selectHeld(
  db: Db,
  unit: OwnedUnit,
  condition: RawBuilder<unknown>,
): Promise<StoredWarning[]> {
  const { rows } = await sql<StoredWarning>`
    select meter_warning_id, kind, measuring_place_id, cause, state, ceased_on, reason, from_on, to_on,
           amount::float8 as amount, compared::float8 as compared, version
      from meter_warnings
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and ${condition}
     order by meter_warning_id
       for no key update`.execute(db);
  return rows;
}

/** Warnings of the unit, all or those named; nobody changes them before the transaction ends. */
export const selectWarningsForUpdate = (db: Db, unit: OwnedUnit, ids?: readonly number[]) =>
  selectHeld(
    db,
    unit,
    ids === undefined ? sql`true` : sql`meter_warning_id = any (${[...ids]}::integer[])`,
  );

/** A unit whose warnings are to be reckoned. */
export interface WatchedUnit {
  readonly client_id: number;
  readonly unit_id: number;
}

/** Units that have changed since they were reckoned, of all tenants; only keys are read. */
export async function selectMarkedUnits(db: Db): Promise<WatchedUnit[]> {
  await sql`select set_config('app.worker', 'watch', true)`.execute(db);
  const { rows } = await sql<WatchedUnit>`
    select distinct client_id, unit_id from meter_watch_marks order by client_id, unit_id`.execute(
    db,
  );
  return rows;
}

/** Takes the turn to reckon the unit, and what marks it; what comes later marks it anew. */
export async function takeMarks(
  db: Db,
  { client_id, unit_id }: { client_id: OwnedClientId; unit_id: number },
): Promise<void> {
  const turn = `watch ${client_id} ${unit_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(db);
  await db
    .deleteFrom('meter_watch_marks')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .execute();
}
