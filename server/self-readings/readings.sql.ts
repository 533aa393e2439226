import { sql, type RawBuilder } from 'kysely';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { fileIdsOf } from '#server/core/files/files.sql.ts';
import { aroundOf, type Around } from '#server/core/metering/many-readings.sql.ts';
import {
  placedMeters,
  stateBefore,
  type PlacedMeter,
} from '#server/core/metering/space-meters.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { roundNamed } from './rounds.sql.ts';

/** What photos are attached to before they are of a reading. */
export const OF_SELF = 'self_readings';

/** A state that was sent, with its device; without what is reckoned of it. */
export interface SentRow
  extends Omit<SelfReading, 'fault' | 'may_overflow' | keyof PlacedMeter>, PlacedMeter {
  readonly meter_reading_id: number | null;
}

/** States of a round, or some of them. */
export interface WhichSent {
  readonly self_reading_round_id: number;
  readonly ids?: readonly number[];
}

/** What was sent in the round, by spaces and the turn of their devices, the newest first; `more` are other columns of it. */
function sentOf<Row extends SentRow>(
  unit: OwnedUnit,
  { self_reading_round_id, ids }: WhichSent,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<Row> {
  const { client_id, unit_id } = unit;
  const some =
    ids === undefined ? sql`` : sql`and r.self_reading_id = any (${[...ids]}::integer[])`;
  return sql<Row>`
    select r.self_reading_id, a.pasport_id, p.space_number, m.measuring_place_id, m.meter_id,
           m.serial_number, m.kind, m.location, m.measured_unit, m.mounted_on, m.removed_on,
           m.digits, m.decimals, m.scale_month, m.version, r.read_on, r.state::float8 as state, r.way, r.created,
           r.outcome, r.outcome_reason, r.user_name, r.decided, r.meter_reading_id,
           ${fileIdsOf(unit, OF_SELF, sql`r.self_reading_id`)} as photo_ids,
           ${stateBefore(unit, sql`r.meter_id`, sql`r.read_on`)} as before ${more}
      from self_reading_spaces a
      join self_readings r on r.client_id = a.client_id
           and r.self_reading_space_id = a.self_reading_space_id
      join (${placedMeters(unit)}) m on m.meter_id = r.meter_id
      join pasport_places p on p.client_id = a.client_id and p.unit_id = a.unit_id
           and p.pasport_id = a.pasport_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
       and a.self_reading_round_id = ${self_reading_round_id} ${some}
     order by p.space_number collate public.czech, a.pasport_id, m.walking_order, m.kind,
              m.meter_id, r.self_reading_id desc`;
}

/** Those of the states that were sent in the round. */
export async function selectSent(db: Db, unit: OwnedUnit, which: WhichSent): Promise<SentRow[]> {
  return (await sentOf(unit, which).execute(db)).rows;
}

/** A state beside what is stored around its day, which is told of those that wait. */
export interface SentBeside extends SentRow {
  readonly around: Around | null;
}

/** All that was sent in the round; undefined where there is no such round. */
export async function selectSentBeside(
  db: Db,
  unit: OwnedUnit,
  roundId: number,
): Promise<SentBeside[] | undefined> {
  const around = sql`, case when r.outcome = 'waiting'
    then ${aroundOf(unit, sql`r.meter_id`, sql`r.read_on`)} end as around`;
  const sent = sentOf<SentBeside>(unit, { self_reading_round_id: roundId }, around);
  return selectRowsUnder(db, roundNamed(unit, roundId), sent);
}

/** Holds states of the round until the transaction ends; how many of the ids are of it. */
export async function selectSentLocked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  roundId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    select 1 from self_readings r
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
       and r.self_reading_id = any (${[...ids]}::integer[])
       and r.self_reading_space_id in (
         select a.self_reading_space_id from self_reading_spaces a
          where a.client_id = ${client_id} and a.unit_id = ${unit_id}
            and a.self_reading_round_id = ${roundId})
     order by r.self_reading_id for update`.execute(db);
  return rows.length;
}

/** What became of states. */
export interface Decision {
  readonly outcome: 'waiting' | 'accepted' | 'refused';
  readonly outcome_reason: string;
  readonly user_name: string;
  readonly decided: string | null;
}

/** Writes what became of states, each with the reading that was made of it. */
export async function updateDecided(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  decided: readonly { readonly id: number; readonly reading: number | null }[],
  { outcome, outcome_reason, user_name, decided: at }: Decision,
): Promise<void> {
  if (decided.length === 0) return;
  await sql`
    update self_readings r
       set outcome = ${outcome}, outcome_reason = ${outcome_reason}, user_name = ${user_name},
           decided = ${at}::timestamptz, meter_reading_id = d.reading
      from unnest(${decided.map(({ id }) => id)}::integer[],
                  ${decided.map(({ reading }) => reading)}::integer[]) d (id, reading)
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and r.self_reading_id = d.id`.execute(
    db,
  );
}
