import { USUAL_HOURS } from '#contract/fieldwork/crew-record.ts';
import type {
  browseCrews,
  createCrew,
  Crew,
  deleteCrew,
  getCrew,
  updateCrew,
} from '#contract/fieldwork/crews.ts';
import { crewOf, ensureOwnCrew } from '#server/access/crew.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectCrewsOfUsers, updateCrewOfUsers } from '#server/core/clients/crew-members.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  deleteCrewRow,
  insertCrew,
  selectCrew,
  selectCrewLocked,
  selectCrews,
  updateCrewRow,
} from '#server/core/fieldwork/crews.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

/** Crews of the client by name; a member of a crew is told of his own. */
export async function readCrews({ db, actor, params }: ActorCall<typeof browseCrews>) {
  const own = crewOf(actor);
  const all = await selectCrews(db, actor.client_id);
  const known = all.filter(({ crew_id }) => own === null || crew_id === own);
  const values = known.filter(({ hidden }) => params.show_hidden === '1' || !hidden);
  return { values, hidden_crews: known.filter(({ hidden }) => hidden).length };
}

async function knownCrew(db: Db, clientId: OwnedClientId, id: number): Promise<Crew> {
  const crew = await selectCrew(db, clientId, id);
  ensure(crew !== undefined, 'not-found');
  return crew;
}

/** Errors: `not-found`. */
export async function readCrew({ db, actor, params }: ActorCall<typeof getCrew>): Promise<Crew> {
  ensureOwnCrew(actor, params.id);
  return knownCrew(db, actor.client_id, params.id);
}

/** The named users are in the crew then, and nobody else; crews that they left grow a version. Errors: `not-found`. */
async function putMembers(db: Db, clientId: OwnedClientId, id: number, members: readonly number[]) {
  const known = await selectCrewsOfUsers(db, clientId, members);
  ensureNamed(known.length === members.length, 'member_ids');
  const left = new Set(known.flatMap(({ assembly_crew_id }) => assembly_crew_id ?? []));
  left.delete(id);
  for (const crew of left) await updateCrewRow(db, clientId, crew, {});
  await updateCrewOfUsers(db, clientId, id, members);
}

/** A new crew; by itself it works Monday to Friday. Errors: `licence-expired`, `list-name-taken`, `not-found`. */
export async function addCrew({
  db,
  actor,
  body,
  portal,
}: ActorCall<typeof createCrew>): Promise<Crew> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const { member_ids = [], ...crew } = body;
  const id = await insertCrew(db, actor.client_id, { hours: [...USUAL_HOURS], ...crew });
  await putMembers(db, actor.client_id, id, member_ids);
  return knownCrew(db, actor.client_id, id);
}

/** Saves changed fields. Errors: `not-found`, `version-conflict`, `list-name-taken`. */
export async function saveCrew({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateCrew>): Promise<Crew> {
  const { version, member_ids, ...changes } = body;
  ensure(await selectCrewLocked(db, actor.client_id, params.id), 'not-found');
  const before = await knownCrew(db, actor.client_id, params.id);
  await ensureSeen(version, before);
  if (Object.keys(body).every((field) => field === 'version')) return before;
  if (member_ids !== undefined) await putMembers(db, actor.client_id, params.id, member_ids);
  await updateCrewRow(db, actor.client_id, params.id, changes);
  return knownCrew(db, actor.client_id, params.id);
}

/** Deletes a crew; its members are in none then, its days off go along. Errors: `not-found`, `record-used`. */
export async function removeCrew({ db, actor, params }: ActorCall<typeof deleteCrew>) {
  ensure(await selectCrewLocked(db, actor.client_id, params.id), 'not-found');
  await deleteCrewRow(db, actor.client_id, params.id);
  return { deleted: true as const };
}
