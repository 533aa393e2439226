import { basename } from 'node:path';
import { attachedFileFault, typeByName } from '#contract/rules/attached-file.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import {
  insertFile,
  selectBytesHeld,
  type FiledRecord,
  type SeenBy,
  type StoredFile,
} from './files.sql.ts';

/** What the files of one unit may take together. */
const MOST_UNIT_BYTES = 500 * 1024 * 1024;

/** A file as a person sends it. */
export interface SentFile {
  readonly file_name: string;
  readonly content_base64: string;
}

/**
 * Keeps a file of a record after judging what it is. Faults are told at the field. Errors:
 * `invalid-input`, `files-limit-reached`.
 */
export async function keepFile(
  db: Db,
  unit: OwnedUnit,
  { record, seen_by = 'users' }: { readonly record: FiledRecord; readonly seen_by?: SeenBy },
  sent: SentFile,
  field: string,
): Promise<StoredFile> {
  const content = Buffer.from(sent.content_base64, 'base64');
  // Of a name with a path only the name itself is kept.
  const file_name = basename(sent.file_name.replaceAll('\\', '/'));
  const fault = attachedFileFault(file_name, content, content.length);
  if (fault !== null) throw fieldFault(field, fault);
  const content_type = typeByName(file_name) ?? 'application/pdf';
  const taken = await selectBytesHeld(db, unit);
  ensure(taken + content.length <= MOST_UNIT_BYTES, 'files-limit-reached');
  return insertFile(db, unit, { ...record, file_name, content_type, seen_by }, content);
}
