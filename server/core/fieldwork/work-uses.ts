import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectPlannedVersions } from './planned-versions.sql.ts';

/**
 * Which of the versions something was planned or done by. What plans by works counts itself here; it holds
 * the work it plans by, so that none is changed under it.
 */
export type UsedVersions = (
  db: Db,
  clientId: OwnedClientId,
  versionIds: readonly number[],
) => Promise<readonly number[]>;

/** Everything that plans by works. */
const uses: readonly UsedVersions[] = [selectPlannedVersions];

/** Which of the versions something was planned or done by. */
export async function usedVersions(
  db: Db,
  clientId: OwnedClientId,
  versionIds: readonly number[],
  by: readonly UsedVersions[] = uses,
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  for (const select of by) for (const id of await select(db, clientId, versionIds)) used.add(id);
  return used;
}
