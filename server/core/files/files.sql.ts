import { sql, type Expression, type RawBuilder } from 'kysely';
import type { FiledKind } from '#contract/file-store.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { jsonOf } from '#server/db/rows-under.sql.ts';

/** Tables whose records have files. Another one comes with a migration: a column that refers to it. */
export type FiledTable = FiledKind;

/** A record that a file is attached to. */
export interface FiledRecord {
  readonly record_type: FiledTable;
  readonly record_id: number;
}

/** Who may see a file: all users who may see its record, or of these the admins only. */
export type SeenBy = 'users' | 'admins';

/** A file without what is in it; its size in bytes. */
export interface StoredFile {
  readonly file_id: number;
  readonly record_id: number;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly created: string;
}

/** Whoever asks for files. */
export type Viewer = Pick<Actor, 'is_client_admin' | 'is_sys_admin'>;

const columns = [
  'file_id',
  'record_id',
  'file_name',
  'content_type',
  'size_bytes',
  'created',
] as const;

function seenBy({ is_client_admin, is_sys_admin }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(seen_by = 'users' or ${is_client_admin || is_sys_admin}::boolean)`;
}

/** Records by their ids, or by a query of the unit that brings these: then nobody waits for the ids. */
export type FiledRecords = readonly number[] | RawBuilder<number>;

const among = (column: string, records: FiledRecords) =>
  'compile' in records
    ? sql<boolean>`${sql.ref(column)} in (${records})`
    : sql<boolean>`${sql.ref(column)} = any (${[...records]}::integer[])`;

/** Files of the records that the viewer may see, in the order in which they came. */
export async function selectFiles(
  db: Db,
  unit: OwnedUnit,
  record_type: FiledTable,
  records: FiledRecords,
  viewer: Viewer,
): Promise<StoredFile[]> {
  return db
    .selectFrom('files')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('record_type', '=', record_type)
    .where(among('record_id', records))
    .where(seenBy(viewer))
    .orderBy('file_id')
    .execute();
}

/** Rows of a query in their order, each with its files that the viewer may see, in the order in which they came. */
export function rowsWithFiles<Row extends object>(
  { client_id, unit_id }: OwnedUnit,
  rows: Expression<Row>,
  of: { readonly record_type: FiledTable; readonly id: keyof Row & string },
  viewer: Viewer,
): RawBuilder<Row & { files: StoredFile[] }> {
  const files = jsonOf(sql<StoredFile>`
    select f.file_id, f.record_id, f.file_name, f.content_type, f.size_bytes,
           ${momentOrEmpty('f.created')} as created
      from files f
     where f.client_id = ${client_id} and f.unit_id = ${unit_id}
       and f.record_type = ${of.record_type} and f.record_id = w.${sql.ref(of.id)}
       and ${seenBy(viewer)}
     order by f.file_id`);
  return sql`select w.*, ${files} as files from (${rows}) w`;
}

/** Ids of the files of a record that all its users may see, the oldest first, as a column. */
export function fileIdsOf(
  { client_id, unit_id }: OwnedUnit,
  record_type: FiledTable,
  recordId: RawBuilder<unknown>,
): RawBuilder<number[]> {
  return sql<number[]>`array(
    select f.file_id from files f
     where f.client_id = ${client_id} and f.unit_id = ${unit_id}
       and f.record_type = ${record_type} and f.record_id = ${recordId} and f.seen_by = 'users'
     order by f.file_id)`;
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
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

export async function insertFile(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  file: FiledRecord & Pick<StoredFile, 'file_name' | 'content_type'> & { seen_by: SeenBy },
  content: Buffer,
): Promise<StoredFile> {
  const row = await db
    .insertInto('files')
    .values({ ...file, client_id, unit_id, size_bytes: content.length })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const { file_id } = row;
  await db.insertInto('file_contents').values({ client_id, file_id, content }).execute();
  return row;
}

/** A file of a record of the unit with what is in it, if the viewer may see it. */
export async function selectFileContent(
  db: Db,
  unit: OwnedUnit,
  record_type: FiledTable,
  id: number,
  viewer: Viewer,
): Promise<
  (Pick<StoredFile, 'file_name' | 'content_type'> & { readonly content: Buffer }) | undefined
> {
  return db
    .selectFrom('files as f')
    .innerJoin('file_contents as c', (join) =>
      join.onRef('c.client_id', '=', 'f.client_id').onRef('c.file_id', '=', 'f.file_id'),
    )
    .select(['f.file_name', 'f.content_type', 'c.content'])
    .where('f.client_id', '=', unit.client_id)
    .where('f.unit_id', '=', unit.unit_id)
    .where('f.record_type', '=', record_type)
    .where('f.file_id', '=', id)
    .where(seenBy(viewer))
    .executeTakeFirst();
}

/** What is in the files of the records that the viewer may see, in the order in which they came. */
export async function selectContentsOf(
  db: Db,
  unit: OwnedUnit,
  record_type: FiledTable,
  recordIds: readonly number[],
  viewer: Viewer,
): Promise<{ readonly record_id: number; readonly file_name: string; readonly content: Buffer }[]> {
  if (recordIds.length === 0) return [];
  return db
    .selectFrom('files as f')
    .innerJoin('file_contents as c', (join) =>
      join.onRef('c.client_id', '=', 'f.client_id').onRef('c.file_id', '=', 'f.file_id'),
    )
    .select(['f.record_id', 'f.file_name', 'c.content'])
    .where('f.client_id', '=', unit.client_id)
    .where('f.unit_id', '=', unit.unit_id)
    .where('f.record_type', '=', record_type)
    .where(sql<boolean>`f.record_id = any (${[...recordIds]}::integer[])`)
    .where(seenBy(viewer))
    .orderBy('f.file_id')
    .execute();
}

/** Whether the file was there for the viewer to be deleted. Files of a deleted record go with it. */
export async function deleteFile(
  db: Db,
  unit: OwnedUnit,
  record_type: FiledTable,
  id: number,
  viewer: Viewer,
): Promise<boolean> {
  const row = await db
    .deleteFrom('files')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('record_type', '=', record_type)
    .where('file_id', '=', id)
    .where(seenBy(viewer))
    .executeTakeFirst();
  return row.numDeletedRows === 1n;
}

/** Deletes all files of the records. */
export async function deleteFilesOf(
  db: Db,
  unit: OwnedUnit,
  record_type: FiledTable,
  recordIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('files')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('record_type', '=', record_type)
    .where(sql<boolean>`record_id = any (${[...recordIds]}::integer[])`)
    .execute();
}

/** Has files belong to other records, each to that which is named beside its own. */
export async function updateFiled(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { from, to }: { readonly from: FiledTable; readonly to: FiledTable },
  moved: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    update files f set record_type = ${to}, record_id = m.into_id
      from unnest(${moved.map((one) => one.from)}::integer[],
                  ${moved.map((one) => one.to)}::integer[]) m (from_id, into_id)
     where f.client_id = ${client_id} and f.unit_id = ${unit_id} and f.record_type = ${from}
       and f.record_id = m.from_id`.execute(db);
}
