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
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAddressHeld } from '#server/core/people/held.sql.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import { selectKindsHeld } from '#server/core/pasports/places.sql.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import {
  deleteRevisionRow,
  insertRevisions,
  selectRevisions,
  selectRevisionsForUpdate,
  selectRevisionsOf,
  updateRevisionRows,
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

function ensurePlace(kind: string | undefined, field: string): void {
  ensureNamed(kind, field);
  if (kind === 'group') throw fieldFault(field, 'Vyberte dům nebo prostor');
}

/**
 * How it is judged that what the fields name is of the client and of the unit; it stays until the transaction ends.
 * Errors when it is asked: `not-found`, `invalid-input`.
 */
async function changesJudge(db: Db, unit: OwnedUnit, fields: RevisionChanges): Promise<() => void> {
  const { revision_type_id: type, address_id: address, pasport_id: place } = fields;
  const isType = type === undefined || (await selectTypeHeld(db, unit, type));
  const isAddress = typeof address !== 'number' || (await selectAddressHeld(db, unit, address));
  const kind = place === undefined ? undefined : await selectKindHeld(db, unit, place);
  return () => {
    ensureNamed(isType, 'revision_type_id');
    ensureNamed(isAddress, 'address_id');
    if (place !== undefined) ensurePlace(kind, 'pasport_id');
  };
}

/** One in each of the places. Errors: `not-found`, `licence-expired`, `invalid-input`. */
export async function addRevisions({ unit, db, body, portal }: UnitCall<typeof createRevisions>) {
  const { pasport_ids, ...fields } = body;
  (await changesJudge(db, unit, fields))();
  const places = [...new Set(pasport_ids)].toSorted((one, other) => one - other);
  const kinds = await selectKindsHeld(db, unit, places);
  for (const pasport_id of places) ensurePlace(kinds.get(pasport_id), 'pasport_ids');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const ids = await insertRevisions(
    db,
    unit,
    places.map((pasport_id) => ({ ...fields, pasport_id })),
  );
  const today = pragueDay(portal.now());
  return { values: (await selectRevisionsOf(db, unit, ids)).map((row) => revisionOf(row, today)) };
}

type Saving = Pick<UnitCall<typeof updateRevision>, 'unit' | 'db'>;

/**
 * How the same change of devices is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a device: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function revisionJudge(
  { unit, db }: Saving,
  ids: readonly number[],
  changes: RevisionChanges,
) {
  const rows = await selectRevisionsForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.revision_id, row]));
  const ensureRight = await changesJudge(db, unit, changes);
  return async ({ id, version }: Seen, tell?: () => unknown): Promise<number> => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    ensureRight();
    return id;
  };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveRevision(call: UnitCall<typeof updateRevision>): Promise<Revision> {
  const { unit, db, params, body, portal } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const today = pragueDay(portal.now());
  const judge = await revisionJudge(call, [id], changes);
  await judge({ id, version }, () => load(db, unit, id, today));
  if (Object.keys(changes).length > 0) await updateRevisionRows(db, unit, [id], changes);
  const saved = await load(db, unit, id, today);
  ensure(saved !== undefined, 'not-found');
  return saved;
}

/** Changes fields of many devices, each judged as by `saveRevision`. Errors: `records-refused`. */
export async function saveRevisions(call: UnitCall<typeof changeRevisions>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await revisionJudge(call, idsOf(records), fields);
  const ids = await judgedMany(records, (record) => judge(record));
  await updateRevisionRows(db, unit, ids, fields);
  return { changed_count: records.length };
}

/** Deletes what has no report: reports are evidence. Errors: `not-found`, `record-used`. */
export async function removeRevision({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof deleteRevision>) {
  ensure((await selectRevisionsForUpdate(db, unit, [params.id])).length === 1, 'not-found');
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
