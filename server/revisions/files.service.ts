import { basename } from 'node:path';
import {
  MOST_FILE_BYTES,
  type deleteRevisionFile,
  type getRevisionFile,
  type RevisionFile,
  type uploadRevisionFile,
} from '#contract/revisions.ts';
import { revisionFileFault, typeByName } from '#contract/rules/revision-file.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { deleteFile, insertFile, selectBytesHeld, selectFileContent } from './files.sql.ts';
import { selectReportHeld } from './reports.sql.ts';

/** What the files of one unit may take together. */
const MOST_UNIT_BYTES = 500 * 1024 * 1024;

interface SentFile {
  readonly file_name: string;
  readonly content_base64: string;
}

/**
 * Keeps a file of a report after judging what it is. Faults are told at the field. Errors:
 * `invalid-input`, `files-limit-reached`.
 */
export async function keepFile(
  db: Db,
  unit: OwnedUnit,
  revision_report_id: number,
  sent: SentFile,
  field: string,
): Promise<RevisionFile> {
  const content = Buffer.from(sent.content_base64, 'base64');
  // Of a name with a path only the name itself is kept.
  const file_name = basename(sent.file_name.replaceAll('\\', '/'));
  const fault = revisionFileFault(file_name, content);
  if (fault !== null) throw fieldFault(field, fault);
  if (content.length > MOST_FILE_BYTES) throw fieldFault(field, 'Soubor je větší než 10 MB');
  const content_type = typeByName(file_name) ?? 'application/pdf';
  const taken = await selectBytesHeld(db, unit);
  ensure(taken + content.length <= MOST_UNIT_BYTES, 'files-limit-reached');
  return insertFile(db, unit, { revision_report_id, file_name, content_type }, content);
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
  return keepFile(db, unit, params.revision_report_id, body, 'content_base64');
}

/** A file to be saved by the browser: never shown as a page of the portal. Errors: `not-found`. */
export async function readFile({ unit, db, params }: UnitCall<typeof getRevisionFile>) {
  const file = await selectFileContent(db, unit, params.id);
  ensure(file !== undefined, 'not-found');
  const { content, ...told } = file;
  return { ...told, content_base64: content.toString('base64') };
}

/** Deletes a file for good. Errors: `not-found`. */
export async function removeFile({ unit, db, params }: UnitCall<typeof deleteRevisionFile>) {
  ensure(await deleteFile(db, unit, params.id), 'not-found');
  return { deleted: true as const };
}
