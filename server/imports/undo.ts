import type { Db } from '#server/db/db.ts';
import { batches } from './batches.ts';
import { deleteChanges, selectBefore, type Change, type ImportKey } from './changes.sql.ts';
import { WRITTEN_TABLES, type WritingTable } from './tables.ts';

function idsOf(changes: readonly Change[], { name }: WritingTable, action: Change['action']) {
  return changes
    .filter((change) => change.record_type === name && change.action === action)
    .map(({ record_id }) => record_id);
}

/**
 * Takes the import back: what it changed is as it was, what it made is gone. Whether that may be
 * is asked of `undoRefusal` before. Calls `done` with the number of records of each batch.
 */
export async function takeBack(
  db: Db,
  key: ImportKey,
  changes: readonly Change[],
  done: (count: number) => Promise<void>,
): Promise<void> {
  for (const table of WRITTEN_TABLES) {
    for (const ids of batches(idsOf(changes, table, 'update'))) {
      await table.putBack(db, key, await selectBefore(db, key, table.name, ids));
      await done(ids.length);
    }
  }
  // Details go before the places that they stand on.
  for (const table of WRITTEN_TABLES.toReversed()) {
    for (const ids of batches(idsOf(changes, table, 'insert'))) {
      await table.remove(db, key, ids);
      await done(ids.length);
    }
  }
  await deleteChanges(db, key);
}
