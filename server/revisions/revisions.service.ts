import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  browseRevisions,
  changeRevisions,
  createRevisions,
  deleteRevision,
  getRevision,
  Revision,
  updateRevision,
} from '#contract/revisions.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAddressHeld } from '#server/core/people/held.sql.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import {
  deleteRevisionRow,
  insertRevisions,
  selectRevisionForUpdate,
  selectRevisions,
  selectRevisionsOf,
  updateRevisionRow,
  type RevisionChanges,
} from '#server/core/revisions/revisions.sql.ts';
import { revisionOf } from '#server/core/revisions/standing.ts';
import { selectTypeHeld } from '#server/core/revisions/types.sql.ts';

/** What is inspected in the unit. Errors: `not-found`. */
export async function readRevisions({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof browseRevisions>) {
  const today = pragueDay(portal.now());
  const showHidden = params.show_hidden === '1';
  const { rows, hidden_revisions } = await selectRevisions(db, unit, showHidden);
  return { values: rows.map((row) => revisionOf(row, today)), hidden_revisions };
}

async function load(
  db: Db,
  unit: OwnedUnit,
  id: number,
  today: string,
): Promise<Revision | undefined> {
  const [row] = await selectRevisionsOf(db, unit, [id]);
  return row && revisionOf(row, today);
}

/** Errors: `not-found`. */
export async function readRevision({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof getRevision>): Promise<Revision> {
  const found = await load(db, unit, params.id, pragueDay(portal.now()));
  ensure(found !== undefined, 'not-found');
  return found;
}

async function ensurePlace(db: Db, unit: OwnedUnit, pasportId: number, field: string) {
  const kind = await selectKindHeld(db, unit, pasportId);
  ensureNamed(kind, field);
  if (kind === 'group') throw fieldFault(field, 'Vyberte dům nebo prostor');
}

/** What the fields name is of the client and of the unit. Errors: `not-found`. */
async function ensureNamedRecords(db: Db, unit: OwnedUnit, fields: RevisionChanges) {
  const { revision_type_id: type, address_id: address } = fields;
  if (type !== undefined) ensureNamed(await selectTypeHeld(db, unit, type), 'revision_type_id');
  if (typeof address === 'number')
    ensureNamed(await selectAddressHeld(db, unit, address), 'address_id');
}

/** One in each of the places. Errors: `not-found`, `licence-expired`, `invalid-input`. */
export async function addRevisions({ unit, db, body, portal }: UnitCall<typeof createRevisions>) {
  const { pasport_ids, ...fields } = body;
  await ensureNamedRecords(db, unit, fields);
  const places = [...new Set(pasport_ids)].toSorted((one, other) => one - other);
  for (const pasport_id of places) await ensurePlace(db, unit, pasport_id, 'pasport_ids');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const ids = await insertRevisions(
    db,
    unit,
    places.map((pasport_id) => ({ ...fields, pasport_id })),
  );
  const today = pragueDay(portal.now());
  return { values: (await selectRevisionsOf(db, unit, ids)).map((row) => revisionOf(row, today)) };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveRevision({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof updateRevision>): Promise<Revision> {
  ensure(params.id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await selectRevisionForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  const today = pragueDay(portal.now());
  await ensureSeen(version, before, () => load(db, unit, params.id, today));
  await ensureNamedRecords(db, unit, changes);
  if (changes.pasport_id !== undefined)
    await ensurePlace(db, unit, changes.pasport_id, 'pasport_id');
  if (Object.keys(changes).length > 0) await updateRevisionRow(db, unit, params.id, changes);
  const saved = await load(db, unit, params.id, today);
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/** Changes fields of many devices, each as `saveRevision` does. Errors: `records-refused`. */
export function saveRevisions(call: UnitCall<typeof changeRevisions>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveRevision({ ...call, params: { unit_id, id }, body: { ...fields, version } }),
  );
}

/** Deletes what has no report: reports are evidence. Errors: `not-found`, `record-used`. */
export async function removeRevision({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof deleteRevision>) {
  ensure((await selectRevisionForUpdate(db, unit, params.id)) !== undefined, 'not-found');
  const stored = await load(db, unit, params.id, pragueDay(portal.now()));
  ensureUnreferred('zařízení', [
    {
      count: stored?.reports_count ?? 0,
      forms: ['zpráva o revizi', 'zprávy o revizi', 'zpráv o revizi'],
    },
  ]);
  await deleteRevisionRow(db, unit, params.id);
  return { deleted: true as const };
}
