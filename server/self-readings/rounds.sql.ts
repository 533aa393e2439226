import { sql } from 'kysely';
import type { SelfRound } from '#contract/metering/self-rounds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { FoundBy } from '#server/access/sheet-codes.ts';
import { readableMeters } from '#server/core/metering/space-meters.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A round to be started. */
export type NewRound = Pick<
  SelfRound,
  'pasport_id' | 'name' | 'kinds' | 'opens' | 'closes' | 'user_name'
>;

/** A space to be asked, with what finds it. */
interface NewAsked extends FoundBy {
  readonly pasport_id: number;
  readonly seed: Buffer;
}

/** Rounds of the unit, the newest first; one of them by its id. */
export async function selectRounds(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  roundId?: number,
): Promise<SelfRound[]> {
  const one = roundId === undefined ? sql`` : sql`and k.self_reading_round_id = ${roundId}`;
  const { rows } = await sql<SelfRound>`
    select k.self_reading_round_id, k.unit_id, k.pasport_id,
           coalesce(h.pasport_name, '') as building_name, k.name, k.kinds, k.opens, k.closes,
           k.state, k.ended, k.user_name, k.created, k.version, s.spaces_count, s.answered_count,
           s.waiting_count
      from self_reading_rounds k
      left join house_places h on h.client_id = k.client_id and h.unit_id = k.unit_id
           and h.pasport_id = k.pasport_id
     cross join lateral (
       select count(*)::integer as spaces_count,
              (count(*) filter (where r.sent > 0))::integer as answered_count,
              coalesce(sum(r.waiting), 0)::integer as waiting_count
         from self_reading_spaces a
        cross join lateral (
          select count(*) as sent, count(*) filter (where r.outcome = 'waiting') as waiting
            from self_readings r
           where r.client_id = a.client_id and r.self_reading_space_id = a.self_reading_space_id) r
        where a.client_id = k.client_id and a.self_reading_round_id = k.self_reading_round_id) s
     where k.client_id = ${client_id} and k.unit_id = ${unit_id} ${one}
     order by k.self_reading_round_id desc`.execute(db);
  return rows;
}

/** The round of the id, as a query that brings a row or none. */
export const roundNamed = ({ client_id, unit_id }: OwnedUnit, roundId: number) => sql`
  select from self_reading_rounds
   where client_id = ${client_id} and unit_id = ${unit_id} and self_reading_round_id = ${roundId}`;

/** How a round stands; held, nobody ends it before the transaction does. */
export async function selectRoundHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  roundId: number,
): Promise<Pick<SelfRound, 'name' | 'state' | 'opens' | 'closes'> | undefined> {
  const { rows } = await sql<Pick<SelfRound, 'name' | 'state' | 'opens' | 'closes'>>`
    select name, state, opens, closes from self_reading_rounds
     where client_id = ${client_id} and unit_id = ${unit_id} and self_reading_round_id = ${roundId}
       for share`.execute(db);
  return rows[0];
}

/** Shown spaces of the house where there is something of the kinds to be read. */
export async function selectReadable(
  db: Db,
  unit: OwnedUnit,
  { pasport_id, kinds }: Pick<NewRound, 'pasport_id' | 'kinds'>,
): Promise<number[]> {
  const { rows } = await sql<{ pasport_id: number }>`
    select s.pasport_id from space_places s
     where s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}
       and s.parent_id = ${pasport_id} and not s.hidden
       and s.pasport_id in (
         select m.pasport_id from (${readableMeters(unit, sql`${kinds}::text[]`)}) m)
     order by s.pasport_id`.execute(db);
  return rows.map(({ pasport_id: id }) => id);
}

/** Starts a round that asks the spaces; returns its id. */
export async function insertRound(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round: NewRound,
  asked: readonly NewAsked[],
): Promise<number> {
  const { self_reading_round_id } = await db
    .insertInto('self_reading_rounds')
    .values({ client_id, unit_id, ...round })
    .returning('self_reading_round_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('self_reading_spaces')
    .values(asked.map((one) => ({ client_id, unit_id, self_reading_round_id, ...one })))
    .execute();
  return self_reading_round_id;
}

function runningOf(db: Db, { client_id, unit_id }: OwnedUnit, roundId: number) {
  return db
    .updateTable('self_reading_rounds')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('self_reading_round_id', '=', roundId)
    .where('state', '=', 'running');
}

/** Gives a running round another last day; false when it runs no more. */
export async function updateTerm(
  db: Db,
  unit: OwnedUnit,
  roundId: number,
  closes: string,
): Promise<boolean> {
  const { numUpdatedRows } = await runningOf(db, unit, roundId).set({ closes }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a running round; false when it runs no more. */
export async function updateEnded(
  db: Db,
  unit: OwnedUnit,
  roundId: number,
  state: 'closed' | 'cancelled',
): Promise<boolean> {
  const { numUpdatedRows } = await runningOf(db, unit, roundId)
    .set({ state, ended: sql<string>`clock_timestamp()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
