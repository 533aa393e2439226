import { sql } from 'kysely';
import type { RevisionFile } from '#contract/revisions.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'revision_file_id',
  'revision_report_id',
  'file_name',
  sql<RevisionFile['content_type']>`content_type`.as('content_type'),
  'size_bytes',
  'created',
] as const;

export type NewFile = Pick<RevisionFile, 'revision_report_id' | 'file_name' | 'content_type'>;

/** Files of the reports in the order in which they came. */
export async function selectFiles(
  db: Db,
  unit: OwnedUnit,
  reportIds: readonly number[],
): Promise<RevisionFile[]> {
  return db
    .selectFrom('revision_files')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`revision_report_id = any (${[...reportIds]}::integer[])`)
    .orderBy('revision_file_id')
    .execute();
}

/** Bytes that the files of the unit take; others who ask wait until the transaction ends. */
export async function selectBytesHeld(db: Db, unit: OwnedUnit): Promise<number> {
  await db
    .selectFrom('units')
    .select('unit_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .forNoKeyUpdate()
    .execute();
  const row = await db
    .selectFrom('revision_files')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

export async function insertFile(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  file: NewFile,
  content: Buffer,
): Promise<RevisionFile> {
  const row = await db
    .insertInto('revision_files')
    .values({ ...file, client_id, unit_id, size_bytes: content.length })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const { revision_file_id } = row;
  await db
    .insertInto('revision_file_contents')
    .values({ client_id, revision_file_id, content })
    .execute();
  return row;
}

/** A file of the unit with what is in it. */
export async function selectFileContent(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<
  (Pick<RevisionFile, 'file_name' | 'content_type'> & { readonly content: Buffer }) | undefined
> {
  return db
    .selectFrom('revision_files as f')
    .innerJoin('revision_file_contents as c', (join) =>
      join
        .onRef('c.client_id', '=', 'f.client_id')
        .onRef('c.revision_file_id', '=', 'f.revision_file_id'),
    )
    .select([
      'f.file_name',
      sql<RevisionFile['content_type']>`f.content_type`.as('content_type'),
      'c.content',
    ])
    .where('f.client_id', '=', unit.client_id)
    .where('f.unit_id', '=', unit.unit_id)
    .where('f.revision_file_id', '=', id)
    .executeTakeFirst();
}

/** Whether the file was there to be deleted. */
export async function deleteFile(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('revision_files')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_file_id', '=', id)
    .returning('revision_file_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFilesOf(db: Db, unit: OwnedUnit, reportId: number): Promise<void> {
  await db
    .deleteFrom('revision_files')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_report_id', '=', reportId)
    .execute();
}
