import { sql } from 'kysely';
import type { z } from 'zod';
import { workFields } from '#contract/fieldwork/work-record.ts';
import type { Work, workInput, WorkVersion } from '#contract/fieldwork/works.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { typesOf } from '#server/core/revisions/types.sql.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectAllBeside } from '#server/db/rows-under.sql.ts';
import { versionsOf } from './work-versions.sql.ts';

/** Columns of a work that a person may change. */
export type WorkChanges = Partial<z.output<typeof workInput>>;

/** A work without its versions. */
export type WorkRow = Omit<Work, 'versions'>;

const columns = ['work_id', ...ownNames(workFields), 'created', 'updated', 'version'] as const;

function worksOf(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('works')
    .select(columns)
    .select(
      sql<string>`coalesce((select t.name from (${typesOf(clientId)}) t
        where t.revision_type_id = works.revision_type_id), '')`.as('revision_type_name'),
    )
    .where('client_id', '=', clientId)
    .$castTo<WorkRow>();
}

/** Works of the client, hidden ones too, by code. */
export async function selectWorkRows(db: Db, clientId: OwnedClientId): Promise<WorkRow[]> {
  return worksByCode(db, clientId).execute();
}

const worksByCode = (db: Db, clientId: OwnedClientId) =>
  worksOf(db, clientId)
    .orderBy(sql`code collate public.czech`)
    .orderBy('work_id');

/** The same with versions of them all. */
export async function selectWorksWithVersions(
  db: Db,
  clientId: OwnedClientId,
): Promise<{ rows: WorkRow[]; versions: WorkVersion[] }> {
  const versions = jsonOf(versionsOf(db, clientId));
  const { one, rows } = await selectAllBeside(db, {
    one: sql<{ versions: WorkVersion[] }>`select ${versions} as versions`,
    rows: worksByCode(db, clientId),
  });
  return { ...one, rows };
}

export async function selectWorkRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<WorkRow | undefined> {
  return worksOf(db, clientId).where('work_id', '=', id).executeTakeFirst();
}

/** The work; nobody changes it or its versions before the transaction ends. */
export async function selectWorkRowForUpdate(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<WorkRow | undefined> {
  return worksOf(db, clientId).where('work_id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertWork(
  db: Db,
  clientId: OwnedClientId,
  work: WorkChanges & Pick<Work, 'code' | 'name'>,
): Promise<number> {
  const row = await db
    .insertInto('works')
    .values({ ...work, client_id: clientId })
    .returning('work_id')
    .executeTakeFirstOrThrow();
  return row.work_id;
}

export async function updateWorkRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: WorkChanges,
): Promise<void> {
  await db
    .updateTable('works')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('work_id', '=', id)
    .execute();
}

/** The work goes with its versions. */
export async function deleteWorkRow(db: Db, clientId: OwnedClientId, id: number): Promise<void> {
  await db
    .deleteFrom('works')
    .where('client_id', '=', clientId)
    .where('work_id', '=', id)
    .execute();
}

/** How many works write revisions of the kind. */
export async function selectWorksOfRevisionType(
  db: Db,
  clientId: OwnedClientId,
  revisionTypeId: number,
): Promise<number> {
  const row = await db
    .selectFrom('works')
    .select((column) => column.fn.countAll<number>().as('works'))
    .where('client_id', '=', clientId)
    .where('revision_type_id', '=', revisionTypeId)
    .executeTakeFirstOrThrow();
  return row.works;
}
