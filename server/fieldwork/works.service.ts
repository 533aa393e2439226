import { needsFaults, writingFaults, type Writing } from '#contract/fieldwork/work-on.ts';
import type {
  browseWorks,
  createWork,
  createWorks,
  deleteWork,
  getWork,
  updateWork,
  Work,
} from '#contract/fieldwork/works.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { usedVersions } from '#server/core/fieldwork/work-uses.ts';
import { insertVersion, type NewVersion } from '#server/core/fieldwork/work-versions.sql.ts';
import {
  deleteWorkRow,
  insertWork,
  updateWorkRow,
  type WorkChanges,
} from '#server/core/fieldwork/works.sql.ts';
import { selectWorks, workHeld, workOf } from '#server/core/fieldwork/works.ts';
import { selectTypeHeld } from '#server/core/revisions/types.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, invalid } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

/** Works of the client by code. */
export async function readWorks({ db, actor, params }: ActorCall<typeof browseWorks>) {
  const known = await selectWorks(db, actor.client_id);
  const values = known.filter(({ hidden }) => params.show_hidden === '1' || !hidden);
  return { values, hidden_works: known.filter(({ hidden }) => hidden).length };
}

/** Errors: `not-found`. */
export async function readWork({ db, actor, params }: ActorCall<typeof getWork>): Promise<Work> {
  return workOf(db, actor.client_id, params.id);
}

/** What a work writes fits together, and its kind of revision is the client's. Errors: `invalid-input`, `not-found`. */
async function ensureWriting(db: Db, clientId: OwnedClientId, writing: Writing): Promise<void> {
  ensureFaultless(writingFaults(writing).flatMap(({ field, message }) => invalid(field, message)));
  const { revision_type_id } = writing;
  if (revision_type_id === null) return;
  const isKnown = await selectTypeHeld(db, { client_id: clientId }, revision_type_id);
  ensureNamed(isKnown, 'revision_type_id');
}

const WRITES_NOTHING: Writing = { writes: 'nothing', meter_kind: null, revision_type_id: null };
const NEEDS_NOTHING = { needs_state: false, needs_number: false };

/** A body with a work and its first version, told apart. */
function parted(body: WorkChanges & Pick<Work, 'code' | 'name'> & NewVersion) {
  const { code, name, writes, meter_kind, revision_type_id, hidden, ...version } = body;
  const given = Object.entries({ writes, meter_kind, revision_type_id, hidden });
  const others: WorkChanges = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return { work: { code, name, ...others }, version };
}

/** A new work with its first version. Errors: `licence-expired`, `list-code-taken`, `invalid-input`, `not-found`. */
export async function addWork({
  db,
  actor,
  body,
  portal,
}: Pick<ActorCall<typeof createWork>, 'db' | 'actor' | 'body' | 'portal'>): Promise<Work> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const { work, version } = parted(body);
  const writing = { ...WRITES_NOTHING, ...work };
  await ensureWriting(db, actor.client_id, writing);
  const faults = needsFaults(writing.writes, { ...NEEDS_NOTHING, ...version });
  ensureFaultless(faults.flatMap(({ field, message }) => invalid(field, message)));
  const id = await insertWork(db, actor.client_id, work);
  await insertVersion(db, actor.client_id, id, version);
  return workOf(db, actor.client_id, id);
}

/** Makes the works, each by the rules of one: all or none. Errors: as of one. */
export async function addWorks(call: ActorCall<typeof createWorks>) {
  const work_ids: number[] = [];
  for (const body of call.body.works) {
    const { db, actor, portal } = call;
    const { work_id } = await addWork({ db, actor, portal, body });
    work_ids.push(work_id);
  }
  return { work_ids };
}

const WRITING = ['writes', 'meter_kind', 'revision_type_id'] as const;

/** What a work writes stays once it was used: what was written by it could not be understood. */
async function ensureMayWrite(db: Db, clientId: OwnedClientId, before: Work, after: Writing) {
  if (WRITING.every((field) => after[field] === before[field])) return;
  await ensureWriting(db, clientId, after);
  const ids = before.versions.map(({ work_version_id }) => work_version_id);
  const used = await usedVersions(db, clientId, ids);
  ensure(used.size === 0, 'work-used');
  // Versions of the past are not repaired: what holds now and later has to fit.
  const lacking = before.versions.flatMap((version) => needsFaults(after.writes, version));
  const [first] = lacking;
  ensureFaultless(
    invalid(
      'writes',
      first === undefined ? null : `${first.message}. Nejdříve opravte verze práce`,
    ),
  );
}

/**
 * Saves changed fields. Errors: `not-found`, `version-conflict`, `list-code-taken`, `invalid-input`,
 * `work-used` for what a used work writes.
 */
export async function saveWork({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateWork>): Promise<Work> {
  const { version, ...changes } = body;
  const before = await workHeld(db, actor.client_id, params.id);
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  await ensureMayWrite(db, actor.client_id, before, { ...before, ...changes });
  await updateWorkRow(db, actor.client_id, params.id, changes);
  return workOf(db, actor.client_id, params.id);
}

/** Deletes a work that nothing has used; what refers to it refuses it. Errors: `not-found`, `record-used`. */
export async function removeWork({ db, actor, params }: ActorCall<typeof deleteWork>) {
  const { versions } = await workHeld(db, actor.client_id, params.id);
  const ids = versions.map(({ work_version_id }) => work_version_id);
  ensure((await usedVersions(db, actor.client_id, ids)).size === 0, 'record-used');
  await deleteWorkRow(db, actor.client_id, params.id);
  return { deleted: true as const };
}
