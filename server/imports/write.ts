import type { Db } from '#server/db/db.ts';
import { batches } from './batches.ts';
import type { Verdict } from './kinds/kind.ts';
import {
  WRITTEN_TABLES,
  type NewRecord,
  type RecordUpdate,
  type Ref,
  type WrittenTable,
} from './kinds/plan.ts';
import { grouped } from './kinds/slices.ts';
import {
  ID_COLUMNS,
  insertRecords,
  selectNewIds,
  updateRecords,
  type ImportKey,
} from './write.sql.ts';

/** Somebody has changed a record between its judging and its writing: all is to be judged again. */
class ChangedMeanwhile extends Error {
  constructor() {
    super('A record was changed while the import was being written.');
  }
}

interface Writing {
  readonly db: Db;
  readonly key: ImportKey;
  /** Called after each batch with the number of records written. */
  readonly written: (count: number) => Promise<void>;
}

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value;

/** Ids of new records by the tables and keys they were planned under. */
type NewIds = ReadonlyMap<string, number>;

async function newIdsOf(db: Db, inserts: readonly NewRecord[]): Promise<NewIds> {
  const ids = new Map<string, number>();
  for (const [table, records] of grouped(inserts, (record) => record.table)) {
    const fresh = await selectNewIds(db, table, records.length);
    records.forEach(({ key }, at) => ids.set(`${table} ${key}`, fresh[at] ?? 0));
  }
  return ids;
}

/** Where a column of a record with a Ref leads. */
const REFERRED: Readonly<Record<string, WrittenTable>> = {
  pasport_id: 'pasports',
  pasport_floor_id: 'pasport_floors',
};

function settled(columns: Readonly<Record<string, unknown>>, ids: NewIds): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column,
      isRef(value) ? ids.get(`${REFERRED[column]} ${value.ref}`) : value,
    ]),
  );
}

function withoutRepeats(inserts: readonly NewRecord[]): NewRecord[] {
  return [...new Map(inserts.map((record) => [`${record.table} ${record.key}`, record])).values()];
}

async function writeInserts(
  { db, key, written }: Writing,
  records: readonly NewRecord[],
  ids: NewIds,
): Promise<void> {
  for (const table of WRITTEN_TABLES) {
    const own = records.filter((record) => record.table === table);
    for (const batch of batches(own)) {
      const rows = batch.map((record) => ({
        ...settled(record.columns, ids),
        [ID_COLUMNS[table]]: ids.get(`${table} ${record.key}`),
      }));
      const columns = Object.keys(rows[0] ?? {});
      await insertRecords(db, key, table, columns, JSON.stringify(rows));
      await written(batch.length);
    }
  }
}

async function writeUpdates(
  { db, key, written }: Writing,
  updates: readonly RecordUpdate[],
  ids: NewIds,
): Promise<void> {
  const alike = grouped(
    updates,
    ({ table, columns }) => `${table} ${Object.keys(columns).toSorted().join()}`,
  );
  for (const group of alike.values()) {
    for (const batch of batches(group)) {
      const { table, columns } = batch[0] as RecordUpdate;
      const rows = batch.map((update) => ({
        ...settled(update.columns, ids),
        [ID_COLUMNS[table]]: update.id,
        version: update.version,
      }));
      const changed = await updateRecords(
        db,
        key,
        table,
        Object.keys(columns),
        JSON.stringify(rows),
      );
      if (changed !== batch.length) throw new ChangedMeanwhile();
      await written(batch.length);
    }
  }
}

/** How many records the rows write. */
export function recordCount(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { plan }) => sum + plan.inserts.length + plan.updates.length, 0);
}

/** Writes all that the rows plan, in the caller's transaction. Throws ChangedMeanwhile. */
export async function writePlans(writing: Writing, verdicts: readonly Verdict[]): Promise<void> {
  const inserts = withoutRepeats(verdicts.flatMap(({ plan }) => plan.inserts));
  const ids = await newIdsOf(writing.db, inserts);
  await writeInserts(writing, inserts, ids);
  await writeUpdates(
    writing,
    verdicts.flatMap(({ plan }) => plan.updates),
    ids,
  );
}
