import type { Work, WorkVersion } from '#contract/fieldwork/works.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectVersions } from './work-versions.sql.ts';
import {
  selectWorkRow,
  selectWorkRowForUpdate,
  selectWorksWithVersions,
  type WorkRow,
} from './works.sql.ts';

const withVersions = (row: WorkRow, versions: readonly WorkVersion[]): Work => ({
  ...row,
  versions: versions.filter(({ work_id }) => work_id === row.work_id),
});

/** Works of the client, hidden ones too, by code and each with its versions. What holds on a day is said by `workOn`. */
export async function selectWorks(db: Db, clientId: OwnedClientId): Promise<Work[]> {
  const { rows, versions } = await selectWorksWithVersions(db, clientId);
  return rows.map((row) => withVersions(row, versions));
}

/** The work with its versions. Errors: `not-found`. */
export async function workOf(db: Db, clientId: OwnedClientId, id: number): Promise<Work> {
  const [row, versions] = await foundWith(
    selectWorkRow(db, clientId, id),
    selectVersions(db, clientId, id),
  );
  return withVersions(row, versions);
}

/** The same; nobody changes it or its versions before the transaction ends. Errors: `not-found`. */
export async function workHeld(db: Db, clientId: OwnedClientId, id: number): Promise<Work> {
  const row = await selectWorkRowForUpdate(db, clientId, id);
  ensure(row !== undefined, 'not-found');
  return withVersions(row, await selectVersions(db, clientId, id));
}
