import type { z } from 'zod';
import { workVersionFields } from '#contract/fieldwork/work-record.ts';
import type { WorkVersion, workVersionInput } from '#contract/fieldwork/works.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Columns of a version that a person may change. */
export type VersionChanges = Partial<z.output<typeof workVersionInput>>;
export type NewVersion = VersionChanges & Pick<WorkVersion, 'valid_from' | 'duration_minutes'>;

const columns = [
  'work_version_id',
  'work_id',
  ...ownNames(workVersionFields),
  momentOrEmpty('created').as('created'),
  momentOrEmpty('updated').as('updated'),
  'version',
] as const;

/** Versions of all works of the client, or of one; the newest first. */
export async function selectVersions(
  db: Db,
  clientId: OwnedClientId,
  workId?: number,
): Promise<WorkVersion[]> {
  return versionsOf(db, clientId, workId).execute();
}

/** The same as a query. */
export function versionsOf(db: Db, clientId: OwnedClientId, workId?: number) {
  return db
    .selectFrom('work_versions')
    .select(columns)
    .where('client_id', '=', clientId)
    .$if(workId !== undefined, (query) => query.where('work_id', '=', workId ?? 0))
    .orderBy('work_id')
    .orderBy('valid_from', 'desc')
    .$castTo<WorkVersion>();
}

export async function insertVersion(
  db: Db,
  clientId: OwnedClientId,
  workId: number,
  version: NewVersion,
): Promise<WorkVersion> {
  return db
    .insertInto('work_versions')
    .values({ ...version, client_id: clientId, work_id: workId })
    .returning(columns)
    .$castTo<WorkVersion>()
    .executeTakeFirstOrThrow();
}

export async function updateVersionRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: VersionChanges,
): Promise<WorkVersion> {
  return db
    .updateTable('work_versions')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('work_version_id', '=', id)
    .returning(columns)
    .$castTo<WorkVersion>()
    .executeTakeFirstOrThrow();
}

export async function deleteVersionRow(db: Db, clientId: OwnedClientId, id: number): Promise<void> {
  await db
    .deleteFrom('work_versions')
    .where('client_id', '=', clientId)
    .where('work_version_id', '=', id)
    .execute();
}
