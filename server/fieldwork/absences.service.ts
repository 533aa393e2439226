import {
  absenceFault,
  type browseAbsences,
  type createAbsence,
  type CrewAbsence,
  type deleteAbsence,
  type updateAbsence,
} from '#contract/fieldwork/absences.ts';
import type { Actor } from '#server/access/actor.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectCrewsOfUsers } from '#server/core/clients/crew-members.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  deleteAbsenceRow,
  insertAbsence,
  selectAbsence,
  selectAbsenceForUpdate,
  selectAbsences,
  updateAbsenceRow,
  type AbsenceRow,
} from '#server/core/fieldwork/absences.sql.ts';
import { selectCrewLocked } from '#server/core/fieldwork/crews.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault, invalid } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

/** Why somebody is away may be his health: it is told to who manages crews alone. */
function absenceForActor(row: AbsenceRow, actor: Actor): CrewAbsence {
  const manages = actor.is_client_admin || actor.is_sys_admin;
  return manages ? row : { ...row, reason: null, note: '' };
}

/** Absences that reach into the days, the earliest first. */
export async function readAbsences({ db, actor, query }: ActorCall<typeof browseAbsences>) {
  const rows = await selectAbsences(db, actor.client_id, query);
  return { values: rows.map((row) => absenceForActor(row, actor)) };
}

function ensureTimes(absence: Parameters<typeof absenceFault>[0]): void {
  const fault = absenceFault(absence);
  ensureFaultless(fault === null ? [] : invalid(fault.field, fault.message));
}

/** An absence is of a crew or of one user, both of the client. Errors: `invalid-input`, `not-found`. */
async function ensureOfOne(
  db: Db,
  { client_id }: Actor,
  { crew_id, client_user_id }: Pick<AbsenceRow, 'crew_id' | 'client_user_id'>,
): Promise<void> {
  if (crew_id !== null) ensureNamed(await selectCrewLocked(db, client_id, crew_id), 'crew_id');
  if (client_user_id !== null) {
    const known = await selectCrewsOfUsers(db, client_id, [client_user_id]);
    ensureNamed(known.length === 1, 'client_user_id');
  }
  if ((crew_id === null) === (client_user_id === null))
    throw fieldFault('crew_id', 'Vyberte četu, nebo jednoho jejího člena');
}

async function absenceOf(db: Db, actor: Actor, id: number): Promise<CrewAbsence> {
  const row = await selectAbsence(db, actor.client_id, id);
  ensure(row !== undefined, 'not-found');
  return absenceForActor(row, actor);
}

/** Errors: `licence-expired`, `invalid-input`, `not-found`. */
export async function addAbsence({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof createAbsence>): Promise<CrewAbsence> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const absence = {
    crew_id: null,
    client_user_id: null,
    minute_from: null,
    minute_to: null,
    ...body,
  };
  ensureTimes(absence);
  await ensureOfOne(db, actor, absence);
  return absenceOf(db, actor, await insertAbsence(db, actor.client_id, absence));
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `invalid-input`. */
export async function saveAbsence({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateAbsence>): Promise<CrewAbsence> {
  const { version, ...changes } = body;
  const before = await selectAbsenceForUpdate(db, actor.client_id, params.id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before);
  ensureTimes({ ...before, ...changes });
  if (Object.keys(changes).length > 0)
    await updateAbsenceRow(db, actor.client_id, params.id, changes);
  return absenceOf(db, actor, params.id);
}

/** Errors: `not-found`. */
export async function removeAbsence({ db, actor, params }: ActorCall<typeof deleteAbsence>) {
  const row = await selectAbsenceForUpdate(db, actor.client_id, params.id);
  ensure(row !== undefined, 'not-found');
  await deleteAbsenceRow(db, actor.client_id, params.id);
  return { deleted: true as const };
}
