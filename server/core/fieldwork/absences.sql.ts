import { sql } from 'kysely';
import type { CrewAbsence } from '#contract/fieldwork/absences.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** An absence as it is kept. */
export type AbsenceRow = Omit<CrewAbsence, 'reason'> & {
  readonly reason: NonNullable<CrewAbsence['reason']>;
};
type Times = Pick<CrewAbsence, 'day_from' | 'minute_from' | 'day_to' | 'minute_to'>;
export type AbsenceChanges = Partial<Times & Pick<AbsenceRow, 'reason' | 'note'>>;
export type NewAbsence = AbsenceChanges &
  Pick<AbsenceRow, 'day_from' | 'day_to' | 'reason' | 'crew_id' | 'client_user_id'>;

function absencesOf(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('crew_absences')
    .select([
      'crew_absence_id',
      'crew_id',
      'client_user_id',
      'day_from',
      'minute_from',
      'day_to',
      'minute_to',
      'reason',
      'note',
      'created',
      'updated',
      'version',
    ])
    .select(
      sql<string>`coalesce(
        (select c.name from crews c where c.client_id = crew_absences.client_id and c.crew_id = crew_absences.crew_id),
        (select trim(u.first_name || ' ' || u.last_name) from client_users u
          where u.client_id = crew_absences.client_id and u.client_user_id = crew_absences.client_user_id),
        '')`.as('name'),
    )
    .where('client_id', '=', clientId)
    .$castTo<AbsenceRow>();
}

/** Absences that reach into the days, both included; an open end asks for all. The earliest first. */
export async function selectAbsences(
  db: Db,
  clientId: OwnedClientId,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<AbsenceRow[]> {
  return absencesOf(db, clientId)
    .$if(from !== undefined, (query) => query.where('day_to', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day_from', '<=', to ?? ''))
    .orderBy('day_from')
    .orderBy('crew_absence_id')
    .execute();
}

export async function selectAbsence(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<AbsenceRow | undefined> {
  return absencesOf(db, clientId).where('crew_absence_id', '=', id).executeTakeFirst();
}

/** The absence; nobody changes it before the transaction ends. */
export async function selectAbsenceForUpdate(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<AbsenceRow | undefined> {
  return absencesOf(db, clientId).where('crew_absence_id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertAbsence(
  db: Db,
  clientId: OwnedClientId,
  absence: NewAbsence,
): Promise<number> {
  const row = await db
    .insertInto('crew_absences')
    .values({ ...absence, client_id: clientId })
    .returning('crew_absence_id')
    .executeTakeFirstOrThrow();
  return row.crew_absence_id;
}

export async function updateAbsenceRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: AbsenceChanges,
): Promise<void> {
  await db
    .updateTable('crew_absences')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('crew_absence_id', '=', id)
    .execute();
}

export async function deleteAbsenceRow(db: Db, clientId: OwnedClientId, id: number): Promise<void> {
  await db
    .deleteFrom('crew_absences')
    .where('client_id', '=', clientId)
    .where('crew_absence_id', '=', id)
    .execute();
}
