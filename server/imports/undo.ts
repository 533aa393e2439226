import type { Db } from '#server/db/db.ts';
import { batches } from './batches.ts';
import { WRITTEN_TABLES, type WrittenTable } from './kinds/plan.ts';
import {
  deleteChanges,
  deleteMadeRecords,
  selectPlainColumns,
  updateRecordsBack,
  type Change,
} from './undo.sql.ts';
import type { ImportKey } from './write.sql.ts';

function idsOf(changes: readonly Change[], table: WrittenTable, action: Change['action']) {
  return changes
    .filter((change) => change.record_type === table && change.action === action)
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
    const columns = await selectPlainColumns(db, table);
    for (const ids of batches(idsOf(changes, table, 'update'))) {
      await updateRecordsBack(db, key, table, { columns, ids });
      await done(ids.length);
    }
  }
  // Details go before the places that they stand on.
  for (const table of WRITTEN_TABLES.toReversed()) {
    for (const ids of batches(idsOf(changes, table, 'insert'))) {
      await deleteMadeRecords(db, key, table, ids);
      await done(ids.length);
    }
  }
  await deleteChanges(db, key);
}
