import { pragueDay } from '#contract/czech/prague-day.ts';
import { needsFaults } from '#contract/fieldwork/work-on.ts';
import type {
  createWorkVersion,
  deleteWorkVersion,
  updateWorkVersion,
  Work,
  WorkVersion,
} from '#contract/fieldwork/works.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { usedVersions } from '#server/core/fieldwork/work-uses.ts';
import {
  deleteVersionRow,
  insertVersion,
  updateVersionRow,
} from '#server/core/fieldwork/work-versions.sql.ts';
import { workHeld } from '#server/core/fieldwork/works.ts';
import { ensure, ensureFaultless, invalid } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

const NEEDS_NOTHING = { needs_state: false, needs_number: false };

function ensureFits({ writes }: Work, version: Partial<WorkVersion>): void {
  const faults = needsFaults(writes, { ...NEEDS_NOTHING, ...version });
  ensureFaultless(faults.flatMap(({ field, message }) => invalid(field, message)));
}

function ensureDayFree(work: Work, day: string | undefined, but?: number): void {
  const taken = work.versions.some(
    ({ valid_from, work_version_id }) => valid_from === day && work_version_id !== but,
  );
  ensure(!taken, 'work-version-taken');
}

function versionOf(work: Work, id: number): WorkVersion {
  const version = work.versions.find(({ work_version_id }) => work_version_id === id);
  ensure(version !== undefined, 'not-found');
  return version;
}

/** A new version from a day. Errors: `not-found`, `licence-expired`, `work-version-taken`, `invalid-input`. */
export async function addVersion({
  db,
  actor,
  params,
  body,
  portal,
}: ActorCall<typeof createWorkVersion>): Promise<WorkVersion> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  const work = await workHeld(db, actor.client_id, params.work_id);
  ensureDayFree(work, body.valid_from);
  ensureFits(work, body);
  return insertVersion(db, actor.client_id, params.work_id, body);
}

/**
 * Corrects a version by which nothing was planned or done. Errors: `not-found`, `version-conflict`,
 * `work-version-taken`, `work-version-used`, `invalid-input`.
 */
export async function saveVersion({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateWorkVersion>): Promise<WorkVersion> {
  const { version, ...changes } = body;
  const work = await workHeld(db, actor.client_id, params.work_id);
  const before = versionOf(work, params.id);
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  ensure((await usedVersions(db, actor.client_id, [params.id])).size === 0, 'work-version-used');
  ensureDayFree(work, changes.valid_from, params.id);
  ensureFits(work, { ...before, ...changes });
  return updateVersionRow(db, actor.client_id, params.id, changes);
}

/**
 * Deletes a version that has not begun and by which nothing is planned. Errors: `not-found`,
 * `work-version-only`, `work-version-begun`, `work-version-used`.
 */
export async function removeVersion({
  db,
  actor,
  params,
  portal,
}: ActorCall<typeof deleteWorkVersion>) {
  const work = await workHeld(db, actor.client_id, params.work_id);
  const { valid_from } = versionOf(work, params.id);
  ensure(work.versions.length > 1, 'work-version-only');
  ensure(valid_from > pragueDay(portal.now()), 'work-version-begun');
  ensure((await usedVersions(db, actor.client_id, [params.id])).size === 0, 'work-version-used');
  await deleteVersionRow(db, actor.client_id, params.id);
  return { deleted: true as const };
}
