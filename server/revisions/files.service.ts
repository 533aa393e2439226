import type {
  deleteRevisionFile,
  getRevisionFile,
  RevisionFile,
  uploadRevisionFile,
} from '#contract/revisions.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFile, type SentFile } from '#server/core/files/files.ts';
import type { StoredFile } from '#server/core/files/files.sql.ts';
import { selectReportHeld } from '#server/core/revisions/reports.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What files of reports are attached to. */
const OF_REPORTS = 'revision_reports';

/** The file as the contract tells it. */
export function reportFileOf({
  file_id,
  record_id,
  content_type,
  ...told
}: StoredFile): RevisionFile {
  return {
    ...told,
    revision_file_id: file_id,
    revision_report_id: record_id,
    content_type: attachedFileType.parse(content_type),
  };
}

/** Keeps a file of a report; its faults are told at the field. Errors: `invalid-input`, `files-limit-reached`. */
export async function keepReportFile(
  db: Db,
  unit: OwnedUnit,
  record_id: number,
  sent: SentFile,
  field: string,
): Promise<RevisionFile> {
  const record = { record_type: OF_REPORTS, record_id } as const;
  return reportFileOf(await keepFile(db, unit, { record }, sent, field));
}

/** One more file of a report. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addFile({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof uploadRevisionFile>): Promise<RevisionFile> {
  ensure(await selectReportHeld(db, unit, params.revision_report_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  return keepReportFile(db, unit, params.revision_report_id, body, 'content_base64');
}

/** A file to be saved by the browser. Errors: `not-found`. */
export function readFile({ unit, db, actor, params }: UnitCall<typeof getRevisionFile>) {
  return readAttached(
    db,
    unit,
    { record_type: OF_REPORTS, id: params.id },
    actor,
    attachedFileType,
  );
}

/** Deletes a file for good. Errors: `not-found`. */
export function removeFile({ unit, db, actor, params }: UnitCall<typeof deleteRevisionFile>) {
  return removeAttached(db, unit, { record_type: OF_REPORTS, id: params.id }, actor);
}
