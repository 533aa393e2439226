import type {
  BillingDocument,
  browseBillingCosts,
  createBillingDocument,
  deleteBillingDocument,
  getBillingDocument,
  listBillingDocuments,
  updateBillingDocument,
} from '#contract/billing/documents.ts';
import { blankOf } from '#contract/record.ts';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { costsBetween } from '#server/core/billing/costs.ts';
import { changedDocument, documentFaults, newDocument } from '#server/core/billing/documents.ts';
import {
  selectDocument,
  selectDocumentHeld,
  selectDocumentsOf,
  type DocumentKey,
  type FiledDocument,
} from '#server/core/billing/documents.sql.ts';
import { selectBillingPlaceForUpdate } from '#server/core/billing/places.sql.ts';
import { billingDocumentTable } from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { documentFileOf, keepDocumentFile } from './document-files.service.ts';

/** Documents of a place, the newest periods first. Errors: `not-found`. */
export async function readDocuments({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof listBillingDocuments>) {
  const rows = await selectDocumentsOf(db, unit, actor, params.billing_place_id);
  ensure(rows !== undefined, 'not-found');
  return { values: rows.map(told) };
}

const told = ({ files, ...row }: FiledDocument): BillingDocument => ({
  ...row,
  files: files.map(documentFileOf),
});

async function loadDocument(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  key: DocumentKey,
): Promise<BillingDocument | undefined> {
  const row = await selectDocument(db, unit, viewer, key);
  return row && told(row);
}

/** Errors: `not-found`. */
export async function readDocument({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof getBillingDocument>) {
  const found = await loadDocument(db, unit, actor, params);
  ensure(found !== undefined, 'not-found');
  return found;
}

/**
 * A new document, with its file where one is sent: both or neither. Errors: `wrong-method`, `not-found`,
 * `licence-expired`, `invalid-input`, `document-taken`, `files-limit-reached`.
 */
export async function addDocument({
  unit,
  db,
  actor,
  params,
  body,
  portal,
}: UnitCall<typeof createBillingDocument>): Promise<BillingDocument> {
  ensure(params.id === 0, 'wrong-method');
  const { billing_place_id } = params;
  // The place is not deleted meanwhile.
  const place = await selectBillingPlaceForUpdate(db, unit, billing_place_id);
  ensure(place !== undefined, 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { file, ...written } = body;
  ensureFaultless(
    documentFaults({ ...blankOf(billingDocumentFields), ...written }, pragueDay(portal.now())),
  );
  const row = newDocument({ ...written, billing_place_id });
  const id = await billingDocumentTable.insertOne(db, unit, row);
  if (file !== undefined) await keepDocumentFile(db, unit, id, file, 'file');
  const made = await loadDocument(db, unit, actor, { billing_place_id, id });
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`, `document-taken`. */
export async function saveDocument({
  unit,
  db,
  actor,
  params,
  body,
  portal,
}: UnitCall<typeof updateBillingDocument>): Promise<BillingDocument> {
  ensure(params.id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  ensure(await selectDocumentHeld(db, unit, params.id), 'not-found');
  const tell = () => loadDocument(db, unit, actor, params);
  const before = await tell();
  ensure(before !== undefined, 'not-found');
  await ensureSeen(version, before);
  ensureFaultless(documentFaults({ ...before, ...changes }, pragueDay(portal.now())));
  if (Object.keys(changes).length > 0)
    await billingDocumentTable.updateOne(db, unit, {
      id: params.id,
      columns: changedDocument(changes),
    });
  return savedOr(await tell(), tell);
}

/** Deletes a document with its files. Errors: `not-found`. */
export async function removeDocument({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof deleteBillingDocument>) {
  ensure(await selectDocumentHeld(db, unit, params.id), 'not-found');
  ensure((await selectDocument(db, unit, actor, params)) !== undefined, 'not-found');
  await billingDocumentTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}

/** What documents of each place say of the days. Errors: `invalid-input`. */
export async function readCosts({ unit, db, params, portal }: UnitCall<typeof browseBillingCosts>) {
  if (params.to < params.from)
    throw fieldFault('to', 'Konec období nesmí být dříve než jeho začátek');
  return { values: await costsBetween(db, unit, params, pragueDay(portal.now())) };
}
