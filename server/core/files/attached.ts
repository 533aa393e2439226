import type { z } from 'zod';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { deleteFile, selectFileContent, type FiledTable, type Viewer } from './files.sql.ts';

/** A file among those of the records of a table. */
interface AttachedKey {
  readonly record_type: FiledTable;
  readonly id: number;
}

/** A file to be saved by the browser: never shown as a page of the portal. Errors: `not-found`. */
export async function readAttached<T extends string>(
  db: Db,
  unit: OwnedUnit,
  { record_type, id }: AttachedKey,
  viewer: Viewer,
  types: z.ZodType<T>,
): Promise<{ file_name: string; content_type: T; content_base64: string }> {
  const file = await selectFileContent(db, unit, record_type, id, viewer);
  ensure(file !== undefined, 'not-found');
  const { file_name, content_type, content } = file;
  return {
    file_name,
    content_type: types.parse(content_type),
    content_base64: content.toString('base64'),
  };
}

/** Deletes a file for good. Errors: `not-found`. */
export async function removeAttached(
  db: Db,
  unit: OwnedUnit,
  { record_type, id }: AttachedKey,
  viewer: Viewer,
): Promise<{ deleted: true }> {
  ensure(await deleteFile(db, unit, record_type, id, viewer), 'not-found');
  return { deleted: true };
}
