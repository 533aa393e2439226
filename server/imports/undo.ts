import { czechPlural } from '#contract/rules/plural.ts';
import type { Db } from '#server/db/db.ts';
import { WRITTEN_TABLES, type WrittenTable } from './kinds/plan.ts';
import {
  deleteChanges,
  deleteMadeRecords,
  selectChangedSince,
  selectPlainColumns,
  selectReferences,
  selectReferred,
  selectWrittenIds,
  selectWrittenLocked,
  updateRecordsBack,
} from './undo.sql.ts';
import type { ImportKey } from './write.sql.ts';

const BATCH = 1000;

/** How many records of each table. */
type Counts = Partial<Record<WrittenTable, number>>;

async function countsOf(count: (table: WrittenTable) => Promise<number>): Promise<Counts> {
  const counts: Counts = {};
  for (const table of WRITTEN_TABLES) counts[table] = await count(table);
  return counts;
}

/** A building or space is one record to people, though it is a row of two tables. */
function recordsIn({ pasports = 0, pasport_buildings = 0, pasport_spaces = 0, ...rest }: Counts) {
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return others + Math.max(pasports, pasport_buildings + pasport_spaces);
}

async function referredCount(db: Db, key: ImportKey, table: WrittenTable): Promise<number> {
  const ids = new Set<number>();
  for (const reference of await selectReferences(db, table)) {
    for (const id of await selectReferred(db, key, table, reference)) ids.add(id);
  }
  return ids.size;
}

function sentenceOf(changed: number, used: number): string | undefined {
  if (changed > 0) {
    const what = czechPlural(
      changed,
      'záznam byl od té doby změněn nebo smazán',
      'záznamy byly od té doby změněny nebo smazány',
      'záznamů bylo od té doby změněno nebo smazáno',
    );
    return `Import nelze vrátit: ${changed} ${what}.`;
  }
  if (used === 0) return undefined;
  const what = czechPlural(used, 'jeho záznam', 'jeho záznamy', 'jeho záznamů');
  return `Import nelze vrátit: na ${used} ${what} odkazují jiné záznamy.`;
}

/**
 * Why the import cannot be taken back, for people: how many of its records were changed since, or
 * are used by others. Holds its records until the transaction ends.
 */
export async function undoRefusal(db: Db, key: ImportKey): Promise<string | undefined> {
  for (const table of WRITTEN_TABLES) await selectWrittenLocked(db, key, table);
  const changed = await countsOf(
    async (table) => (await selectChangedSince(db, key, table)).length,
  );
  const used = await countsOf((table) => referredCount(db, key, table));
  return sentenceOf(recordsIn(changed), recordsIn(used));
}

type Done = (count: number) => Promise<void>;

/** Works through the records that the import wrote in the table, a batch at a time. */
async function eachBatch(
  db: Db,
  key: ImportKey,
  of: { table: WrittenTable; action: 'insert' | 'update' },
  work: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (let full = true; full;) {
    const ids = await selectWrittenIds(db, key, { ...of, after, most: BATCH });
    if (ids.length > 0) await work(ids);
    after = ids.at(-1) ?? after;
    full = ids.length === BATCH;
  }
}

/** Takes the import back: what it changed is as it was, what it made is gone. Refusals come first. */
export async function takeBack(db: Db, key: ImportKey, done: Done): Promise<void> {
  for (const table of WRITTEN_TABLES) {
    const columns = await selectPlainColumns(db, table);
    await eachBatch(db, key, { table, action: 'update' }, async (ids) => {
      await updateRecordsBack(db, key, table, { columns, ids });
      await done(ids.length);
    });
  }
  // Details go before the places that they stand on.
  for (const table of WRITTEN_TABLES.toReversed()) {
    await eachBatch(db, key, { table, action: 'insert' }, async (ids) => {
      await deleteMadeRecords(db, key, table, ids);
      await done(ids.length);
    });
  }
  await deleteChanges(db, key);
}
