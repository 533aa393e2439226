import { basename } from 'node:path';
import { attachedFileFault, typeByName, type TakenFiles } from '#contract/rules/attached-file.ts';
import { MOST_UNIT_BYTES, noRoomSentence } from '#contract/rules/file-store.ts';
import { photoFault } from '#contract/rules/photo.ts';
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
import { keptPhoto } from './photo.ts';

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
  {
    record,
    seen_by = 'users',
    taken = 'pictures',
  }: { readonly record: FiledRecord; readonly seen_by?: SeenBy; readonly taken?: TakenFiles },
  sent: SentFile,
  field: string,
): Promise<StoredFile> {
  const content = Buffer.from(sent.content_base64, 'base64');
  // Of a name with a path only the name itself is kept.
  const file_name = basename(sent.file_name.replaceAll('\\', '/'));
  const fault = attachedFileFault(file_name, content, content.length, taken);
  if (fault !== null) throw fieldFault(field, fault);
  const content_type = typeByName(file_name, taken) ?? 'application/pdf';
  await ensureRoom(db, unit, content.length);
  return insertFile(db, unit, { ...record, file_name, content_type, seen_by }, content);
}

/**
 * Keeps a file of a record; a picture made smaller and without what its device wrote beside it. Faults are told at the
 * field. Errors: `invalid-input`, `files-limit-reached`.
 */
export async function keepFileOrPhoto(
  db: Db,
  unit: OwnedUnit,
  record: FiledRecord,
  sent: SentFile,
  field: string,
): Promise<StoredFile> {
  const type = typeByName(sent.file_name);
  if (type !== 'image/jpeg' && type !== 'image/png')
    return keepFile(db, unit, { record }, sent, field);
  const name = basename(sent.file_name.replaceAll('\\', '/')).replace(/\.[^.]*$/, '');
  return keepPhoto(db, unit, { record, name }, sent, field);
}

/** Errors: `files-limit-reached`. */
async function ensureRoom(db: Db, unit: OwnedUnit, bytes: number): Promise<void> {
  const taken = await selectBytesHeld(db, unit);
  ensure(taken + bytes <= MOST_UNIT_BYTES, 'files-limit-reached', {
    errorMsg: noRoomSentence(bytes, taken),
  });
}

/**
 * Keeps a photo of a record, made smaller and without what was written beside it, under the name.
 * Faults are told at the field. Errors: `invalid-input`, `files-limit-reached`.
 */
export async function keepPhoto(
  db: Db,
  unit: OwnedUnit,
  { record, name }: { readonly record: FiledRecord; readonly name: string },
  { content_base64 }: Pick<SentFile, 'content_base64'>,
  field: string,
): Promise<StoredFile> {
  const sent = Buffer.from(content_base64, 'base64');
  const fault = photoFault(sent, sent.length);
  if (fault !== null) throw fieldFault(field, fault);
  const content = await keptPhoto(sent, field);
  await ensureRoom(db, unit, content.length);
  const file = { ...record, file_name: `${name}.jpg`, content_type: 'image/jpeg' };
  return insertFile(db, unit, { ...file, seen_by: 'users' }, content);
}
