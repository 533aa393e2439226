import { czechPlural } from '#contract/rules/plural.ts';
import { missedReading } from '#server/core/metering/many-readings.ts';
import { readingTable } from '#server/core/metering/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import {
  selectReferences,
  selectReferring,
  selectVersionsHeld,
} from '#server/db/record-references.sql.ts';
import { batches } from './batches.ts';
import type { Change, ImportKey } from './changes.sql.ts';
import { idColumnOf, WRITTEN_TABLES, type WritingTable, type WrittenTable } from './tables.ts';

/** How many records of each table. */
type Counts = Readonly<Record<WrittenTable, number>>;

/** A building or space is one record to people, though it is a row of two tables. */
function recordsIn({ pasports, pasport_buildings, pasport_spaces, ...rest }: Counts) {
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return others + Math.max(pasports, pasport_buildings + pasport_spaces);
}

async function counted(count: (table: WritingTable) => Promise<number>): Promise<Counts> {
  const counts: [WrittenTable, number][] = [];
  for (const table of WRITTEN_TABLES) counts.push([table.name, await count(table)]);
  return Object.fromEntries(counts) as Counts;
}

/** How many of the records do not stand as the import left them; those that stand are held. */
async function changedCount(
  db: Db,
  key: ImportKey,
  table: WritingTable,
  changes: readonly Change[],
): Promise<number> {
  let unchanged = 0;
  for (const batch of batches(changes)) {
    const ids = batch.map(({ record_id }) => record_id);
    const versions = new Map(
      (await selectVersionsHeld(db, key, table, ids)).map(({ id, version }) => [id, version]),
    );
    unchanged += batch.filter((one) => versions.get(one.record_id) === one.left_version).length;
  }
  return changes.length - unchanged;
}

type Made = ReadonlyMap<string, ReadonlySet<number>>;

/** Records of the table that the import made and to which others refer than it made itself. */
async function usedCount(db: Db, key: ImportKey, table: WritingTable, made: Made): Promise<number> {
  const used = new Set<number>();
  for (const found of await selectReferences(db, table)) {
    const reference = { ...found, id: idColumnOf(found.table_name) };
    const itsOwn = made.get(reference.table_name);
    for (const ids of batches([...(made.get(table.name) ?? [])])) {
      for (const { referred, referring } of await selectReferring(db, key, reference, ids)) {
        if (itsOwn?.has(referring ?? 0) !== true) used.add(referred);
      }
    }
  }
  return used.size;
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

/** Why readings cannot be taken away, where others follow from them. */
async function missedSentence(
  db: Db,
  key: ImportKey,
  readings: ReadonlySet<number>,
): Promise<string | undefined> {
  if (readings.size === 0) return undefined;
  const missed = await missedReading(db, key, [...readings]);
  return missed === null ? undefined : `Import nelze vrátit: ${missed}`;
}

/**
 * Why the import cannot be taken back, for people: how many of its records were changed since, or
 * are used by others. Holds its records until the transaction ends.
 */
export async function undoRefusal(
  db: Db,
  key: ImportKey,
  changes: readonly Change[],
): Promise<string | undefined> {
  const ofTable = ({ name }: WritingTable) =>
    changes.filter(({ record_type }) => record_type === name);
  const changed = await counted((table) => changedCount(db, key, table, ofTable(table)));
  const made: Made = new Map(
    WRITTEN_TABLES.map((table) => {
      const inserted = ofTable(table).filter(({ action }) => action === 'insert');
      return [table.name, new Set(inserted.map(({ record_id }) => record_id))];
    }),
  );
  const used = await counted((table) => usedCount(db, key, table, made));
  const sentence = sentenceOf(recordsIn(changed), recordsIn(used));
  return sentence ?? missedSentence(db, key, made.get(readingTable.name) ?? new Set());
}
