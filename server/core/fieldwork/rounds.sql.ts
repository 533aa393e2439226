import { sql, type RawBuilder } from 'kysely';
import type { Round } from '#contract/fieldwork/rounds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Rounds `r` of the unit that meet the condition, with how far each is; the newest first. */
function roundsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<Round> {
  const times = (state: string) => sql`count(*) filter (where v.state = ${state})::integer`;
  return sql<Round>`
    select r.round_id, r.unit_id, r.name, r.work_id, k.name as work_name, r.note,
           r.days, r.crew_ids, r.minutes, r.travel, r.gap,
           n.visits, n.unplaced, n.planned, n.done, n.missed, n.first_day, n.last_day,
           r.closed, r.created, r.version
      from rounds r
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
      cross join lateral (
        select count(*) filter (where v.state <> 'cancelled')::integer as visits,
               ${times('unplaced')} as unplaced, ${times('planned')} as planned, ${times('done')} as done,
               count(*) filter (where v.state = 'no-access' and f.visit_id is null)::integer as missed,
               min(v.day) filter (where v.state <> 'cancelled') as first_day,
               max(v.day) filter (where v.state <> 'cancelled') as last_day
          from visits v
          left join visits f on f.client_id = v.client_id and f.unit_id = v.unit_id
               and f.previous_id = v.visit_id
         where v.client_id = r.client_id and v.unit_id = r.unit_id and v.round_id = r.round_id) n
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and ${condition}
     order by r.round_id desc`;
}

export async function selectRounds(db: Db, unit: OwnedUnit): Promise<Round[]> {
  return (await roundsFrom(unit, sql`true`).execute(db)).rows;
}

export async function selectRoundRecord(
  db: Db,
  unit: OwnedUnit,
  round_id: number,
): Promise<Round | undefined> {
  return (await roundsFrom(unit, sql`r.round_id = ${round_id}`).execute(db)).rows[0];
}

/** The round as it is kept; nobody changes it or adds visits to it before the transaction ends. */
export async function selectRoundForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
) {
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('round_id', '=', round_id)
    .forUpdate()
    .executeTakeFirst();
}

/** A visit that waits for a time. */
export interface WaitingVisit {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly minutes: number;
  readonly position: number;
}

/** Visits of the round that wait for a time, in the order of walking, held. */
export async function selectWaitingForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<WaitingVisit[]> {
  return db
    .selectFrom('visits')
    .select(['visit_id', 'pasport_id', 'minutes', 'position'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('round_id', '=', round_id)
    .where('state', '=', 'unplaced')
    .orderBy('position')
    .orderBy('visit_id')
    .forUpdate()
    .execute();
}

/** Places of the round where a visit waits, and the position of the next visit. */
export async function selectPlacesOfRound(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<{ waiting: readonly number[]; next: number }> {
  const { rows } = await sql<{ waiting: readonly number[]; next: number }>`
    select coalesce(array_agg(pasport_id) filter (where state in ('unplaced', 'planned')), '{}') as waiting,
           coalesce(max(position) + 1, 0)::integer as next
      from visits
     where client_id = ${client_id} and unit_id = ${unit_id} and round_id = ${round_id}`.execute(
    db,
  );
  return rows[0] ?? { waiting: [], next: 0 };
}

/** Whether a visit of the round was made, missed or given up; none of them ends before the transaction does. */
export async function selectHasEnded(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('visits')
    .select('ended')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('round_id', '=', round_id)
    .orderBy('visit_id')
    .forUpdate()
    .execute();
  return rows.some(({ ended }) => ended !== null);
}

/** Whether anything came back from a visit of the round; its visits are held. */
export async function selectHasResults(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from visits v
      join visit_results r on r.client_id = v.client_id and r.unit_id = v.unit_id
           and r.visit_id = v.visit_id
     where v.client_id = ${client_id} and v.unit_id = ${unit_id} and v.round_id = ${round_id}
     limit 1`.execute(db);
  return rows.length > 0;
}

/** How many minutes the ways of the round take: between houses, and between two visits of one. */
export async function selectWays(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<{ travel: number; gap: number } | undefined> {
  return db
    .selectFrom('rounds')
    .select(['travel', 'gap'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('round_id', '=', round_id)
    .executeTakeFirst();
}

/** Whether the round is walked by the crew. */
export async function selectIsWalkedBy(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
  crew_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('rounds')
    .select('round_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('round_id', '=', round_id)
    .where(sql<boolean>`${crew_id} = any (crew_ids)`)
    .executeTakeFirst();
  return row !== undefined;
}
