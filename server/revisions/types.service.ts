import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  browseRevisionTypes,
  createRevisionType,
  deleteRevisionType,
  RevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import { openValidityFault } from '#contract/rules/next-revision.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { isOfGroup } from '#contract/rules/revision-standing.ts';
import { selectWorksOfRevisionType } from '#server/core/fieldwork/works.sql.ts';
import { revisionStanding } from '#server/core/revisions/standing.ts';
import { selectRevisionsByTypes } from '#server/core/revisions/revisions.sql.ts';
import {
  deleteType,
  insertType,
  selectTypeForUpdate,
  selectTypeUse,
  updateType,
  type TypeChanges,
} from '#server/core/revisions/types.sql.ts';

/** What the portal gives a name to: it says which regulation the interval is of. */
const GIVEN = ['name', 'area', 'applies_to'] as const;

/** Kinds of revisions with how many devices of the unit have them. Errors: `not-found`. */
export async function readTypes({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof browseRevisionTypes>) {
  const today = pragueDay(portal.now());
  const { types: known, rows: revisions } = await selectRevisionsByTypes(db, unit);
  const types = known.filter(({ hidden }) => params.show_hidden === '1' || !hidden);
  const hidden_types = known.filter(({ hidden }) => hidden).length;
  const all = new Map<number, number>();
  const overdue = new Map<number, number>();
  const add = (counts: Map<number, number>, id: number) =>
    counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const row of revisions) {
    add(all, row.revision_type_id);
    if (isOfGroup('overdue', revisionStanding(row, today).state))
      add(overdue, row.revision_type_id);
  }
  const values = types.map((type) => ({
    ...type,
    revisions_count: all.get(type.revision_type_id) ?? 0,
    overdue_count: overdue.get(type.revision_type_id) ?? 0,
  }));
  return { values, hidden_types };
}

function ensureValid(type: Pick<RevisionType, 'valid_from' | 'valid_to'>): void {
  const fault = openValidityFault(type);
  if (fault !== null) throw fieldFault('valid_to', fault);
}

/** A kind of the client's own. Errors: `licence-expired`, `list-name-taken`, `invalid-input`. */
export async function addType({
  db,
  actor,
  body: type,
  portal,
}: ActorCall<typeof createRevisionType>): Promise<RevisionType> {
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  ensureValid({ valid_from: null, valid_to: null, ...type });
  return insertType(db, actor.client_id, type);
}

function ensureOwnName(before: RevisionType, changes: TypeChanges): void {
  const renamed = GIVEN.some((field) => (changes[field] ?? before[field]) !== before[field]);
  ensure(!before.is_system || !renamed, 'system-record');
}

/**
 * Saves changed fields. Errors: `not-found`, `version-conflict`, `list-name-taken`,
 * `system-record` for the name of a kind that the portal gives, `invalid-input`.
 */
export async function saveType({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateRevisionType>): Promise<RevisionType> {
  const { version, ...changes } = body;
  const before = await selectTypeForUpdate(db, actor.client_id, params.id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before);
  ensureOwnName(before, changes);
  ensureValid({ ...before, ...changes });
  if (Object.keys(changes).length === 0) return before;
  return updateType(db, actor.client_id, params.id, changes);
}

/** Deletes a kind that nothing has. Errors: `not-found`, `system-record`, `record-used`. */
export async function removeType({ db, actor, params }: ActorCall<typeof deleteRevisionType>) {
  const type = await selectTypeForUpdate(db, actor.client_id, params.id);
  ensure(type !== undefined, 'not-found');
  ensure(!type.is_system, 'system-record');
  const count = await selectTypeUse(db, actor.client_id, params.id);
  const works = await selectWorksOfRevisionType(db, actor.client_id, params.id);
  ensureUnreferred('druh revize', [
    { count, forms: ['zařízení', 'zařízení', 'zařízení'] },
    { count: works, forms: ['práce v katalogu', 'práce v katalogu', 'prací v katalogu'] },
  ]);
  await deleteType(db, actor.client_id, params.id);
  return { deleted: true as const };
}
