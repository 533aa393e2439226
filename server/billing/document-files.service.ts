import type {
  BillingDocumentFile,
  deleteBillingFile,
  getBillingFile,
  uploadBillingFile,
} from '#contract/billing/documents.ts';
import { paperFileType } from '#contract/rules/attached-file.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectDocumentHeld } from '#server/core/billing/documents.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFile, type SentFile } from '#server/core/files/files.ts';
import type { StoredFile } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What papers of suppliers are attached to. */
const OF_DOCUMENTS = 'billing_documents';

/** The file as the contract tells it. */
export function documentFileOf({
  file_id,
  record_id,
  content_type,
  ...told
}: StoredFile): BillingDocumentFile {
  return {
    ...told,
    billing_file_id: file_id,
    billing_document_id: record_id,
    content_type: paperFileType.parse(content_type),
  };
}

/** Keeps a file of a document; its faults are told at the field. Errors: `invalid-input`, `files-limit-reached`. */
export async function keepDocumentFile(
  db: Db,
  unit: OwnedUnit,
  record_id: number,
  sent: SentFile,
  field: string,
): Promise<BillingDocumentFile> {
  const record = { record_type: OF_DOCUMENTS, record_id } as const;
  return documentFileOf(await keepFile(db, unit, { record, taken: 'papers' }, sent, field));
}

/** One more file of a document. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addDocumentFile({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof uploadBillingFile>): Promise<BillingDocumentFile> {
  ensure(await selectDocumentHeld(db, unit, params.billing_document_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  return keepDocumentFile(db, unit, params.billing_document_id, body, 'content_base64');
}

/** A file to be saved by the browser. Errors: `not-found`. */
export function readDocumentFile({ unit, db, actor, params }: UnitCall<typeof getBillingFile>) {
  return readAttached(db, unit, { record_type: OF_DOCUMENTS, id: params.id }, actor, paperFileType);
}

/** Deletes a file for good. Errors: `not-found`. */
export function removeDocumentFile({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof deleteBillingFile>) {
  return removeAttached(db, unit, { record_type: OF_DOCUMENTS, id: params.id }, actor);
}
