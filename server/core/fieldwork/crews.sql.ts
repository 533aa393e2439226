import { sql } from 'kysely';
import type { z } from 'zod';
import type { Crew, crewInput } from '#contract/fieldwork/crews.ts';
import type { AbsenceTime } from '#contract/fieldwork/working-intervals.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { membersOfCrews } from '#server/core/clients/crew-members.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Columns of a crew that a person may change. */
export type CrewChanges = Partial<Omit<z.output<typeof crewInput>, 'member_ids'>>;

const columns = [
  'crew_id',
  'name',
  'letters',
  'color',
  'hours',
  'works_on_holidays',
  'hidden',
  'created',
  'updated',
  'version',
] as const;

function crewsOf(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('crews')
    .select(columns)
    .select(membersOfCrews(clientId))
    .where('client_id', '=', clientId)
    .$castTo<Omit<Crew, 'member_ids'>>();
}

const withIds = (row: Omit<Crew, 'member_ids'>): Crew => ({
  ...row,
  member_ids: row.members.map(({ client_user_id }) => client_user_id).toSorted((a, b) => a - b),
});

/** Crews of the client, given up ones too, by name. */
export async function selectCrews(db: Db, clientId: OwnedClientId): Promise<Crew[]> {
  const rows = await crewsOf(db, clientId)
    .orderBy(sql`name collate public.czech`)
    .orderBy('crew_id')
    .execute();
  return rows.map(withIds);
}

/** A crew with the times in which it, or somebody of any crew, is away in the days asked for. */
export interface CrewTimes extends Crew {
  readonly absences: readonly AbsenceTime[];
}

/** Crews of the client, given up ones too, by name, with absences that reach into the days, both included. */
export async function selectCrewTimes(
  db: Db,
  clientId: OwnedClientId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CrewTimes[]> {
  const absences = sql<readonly AbsenceTime[]>`coalesce((
    select json_agg(json_build_object(
             'crew_id', a.crew_id, 'client_user_id', a.client_user_id, 'day_from', a.day_from,
             'minute_from', a.minute_from, 'day_to', a.day_to, 'minute_to', a.minute_to))
      from crew_absences a
     where a.client_id = ${clientId} and a.day_to >= ${from}::date and a.day_from <= ${to}::date), '[]')`;
  const rows = await crewsOf(db, clientId)
    .select(absences.as('absences'))
    .orderBy(sql`name collate public.czech`)
    .orderBy('crew_id')
    .execute();
  return rows.map(({ absences: away, ...row }) => ({ ...withIds(row), absences: away }));
}

export async function selectCrew(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<Crew | undefined> {
  const row = await crewsOf(db, clientId).where('crew_id', '=', id).executeTakeFirst();
  return row && withIds(row);
}

/** Holds the crew until the end of the transaction; false where the client has none of the id. */
export async function selectCrewLocked(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('crews')
    .select('crew_id')
    .where('client_id', '=', clientId)
    .where('crew_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the crews until the end of the transaction, so that only one plans for them; how many the client has. */
export async function selectCrewsHeld(
  db: Db,
  clientId: OwnedClientId,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    select 1 from crews where client_id = ${clientId} and crew_id = any(${[...ids]}::integer[])
     order by crew_id for no key update`.execute(db);
  return rows.length;
}

const asJson = ({ hours, ...others }: CrewChanges) => ({
  ...others,
  ...(hours === undefined ? {} : { hours: sql<string>`${JSON.stringify(hours)}::jsonb` }),
});

export async function insertCrew(
  db: Db,
  clientId: OwnedClientId,
  crew: CrewChanges & Pick<Crew, 'name' | 'letters' | 'hours'>,
): Promise<number> {
  const { hours, ...others } = crew;
  const row = await db
    .insertInto('crews')
    .values({
      ...others,
      hours: sql<string>`${JSON.stringify(hours)}::jsonb`,
      client_id: clientId,
    })
    .returning('crew_id')
    .executeTakeFirstOrThrow();
  return row.crew_id;
}

/** Changes the crew; without changes only its version grows, because it has changed by its members. */
export async function updateCrewRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: CrewChanges,
): Promise<void> {
  await db
    .updateTable('crews')
    .set({ ...asJson(changes), updated: sql`now()` })
    .where('client_id', '=', clientId)
    .where('crew_id', '=', id)
    .execute();
}

export async function deleteCrewRow(db: Db, clientId: OwnedClientId, id: number): Promise<void> {
  await db
    .deleteFrom('crews')
    .where('client_id', '=', clientId)
    .where('crew_id', '=', id)
    .execute();
}
