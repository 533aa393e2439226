import { sql } from 'kysely';
import type { ImportKind } from '#contract/import-kinds.ts';
import type { ImportBatch } from '#contract/imports.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { ImportKey } from './changes.sql.ts';
import type { Constants } from './columns/read-rows.ts';
import type { Totals } from './kinds/kind.ts';
import type { FormerReading } from './columns/remembered.ts';
import type { Words } from './columns/words.ts';

/** What an import has reached, whatever is being done with it now. */
export type Reached = 'uploaded' | 'checked' | 'accepted' | 'undone';

/** Kinds of tasks that work on imports. */
export type ImportTask = 'import-check' | 'import-accept' | 'import-undo';

/** The wire's state and fault follow from what was reached and from the task that works on it. */
const wireState = sql<ImportBatch['state']>`
  case when t.state in ('waiting', 'running') and t.kind = 'import-check' then 'checking'
       when t.state in ('waiting', 'running') and t.kind = 'import-accept' then 'accepting'
       when t.state in ('waiting', 'running') and t.kind = 'import-undo' then 'undoing'
       when t.state = 'failed' and t.kind = 'import-check' then 'failed'
       else b.state end`;
const wireFault = sql<string>`
  case when b.fault = '' and t.state = 'failed' then t.fault else b.fault end`;

const shownColumns = [
  'b.import_id',
  'b.unit_id',
  sql<ImportKind>`b.kind`.as('kind'),
  'b.file_name',
  'b.supplier',
  wireState.as('state'),
  'b.rows_total',
  'b.rows_new',
  'b.rows_changed',
  'b.rows_same',
  'b.rows_failing',
  'b.rows_left_out',
  'b.heading_row',
  'b.task_id',
  wireFault.as('fault'),
  'b.created',
  'b.version',
] as const;

/** Names of the client's types of spaces, which cells may say. */
const typeNames = sql<string[]>`(
  select coalesce(jsonb_agg(t.name order by t.type_order), '[]')
    from pasport_types t where t.client_id = b.client_id)`;

const constantsColumn = sql<Constants>`b.constants`.as('constants');
const wordsColumn = sql<Words>`b.words`.as('words');

function batchesOf(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('import_batches as b')
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.client_id', '=', 'b.client_id').onRef('t.task_id', '=', 'b.task_id'),
    )
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id);
}

const MOST_LISTED = 200;

/** Imports of the unit, newest first. */
export async function selectBatches(db: Db, unit: OwnedUnit) {
  return batchesOf(db, unit)
    .select(shownColumns)
    .orderBy('b.import_id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** One import with its columns and how they are mapped. */
export async function selectBatch(db: Db, unit: OwnedUnit, importId: number) {
  return batchesOf(db, unit)
    .select([
      ...shownColumns,
      sql<Reached>`b.state`.as('reached'),
      sql<string[]>`b.columns`.as('columns'),
      sql<(string | null)[]>`b.mapping`.as('mapping'),
      constantsColumn,
      wordsColumn,
      sql<ImportBatch['totals']>`b.totals`.as('totals'),
      typeNames.as('types'),
    ])
    .where('b.import_id', '=', importId)
    .executeTakeFirst();
}

/** What the import has reached, and whether a task works on it; held until the transaction ends. */
export async function selectBatchLocked(db: Db, unit: OwnedUnit, importId: number) {
  await sql`
    select 1 from import_batches
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and import_id = ${importId}
       for update
  `.execute(db);
  return batchesOf(db, unit)
    .select([
      'b.import_id',
      sql<ImportKind>`b.kind`.as('kind'),
      sql<Reached>`b.state`.as('reached'),
      sql<(string | null)[]>`b.mapping`.as('mapping'),
      sql<string[]>`b.columns`.as('columns'),
      constantsColumn,
      wordsColumn,
      'b.heading_row',
      'b.file_name',
      'b.supplier',
      'b.rows_total',
      'b.rows_new',
      'b.rows_failing',
      sql<Totals>`b.totals`.as('totals'),
      sql<boolean>`coalesce(t.state in ('waiting', 'running'), false)`.as('is_busy'),
    ])
    .where('b.import_id', '=', importId)
    .executeTakeFirst();
}
export type LockedBatch = NonNullable<Awaited<ReturnType<typeof selectBatchLocked>>>;

/** How the columns of a file are read. */
export interface Headed {
  readonly heading_row: number;
  readonly columns: readonly string[];
  readonly mapping: readonly (string | null)[];
  readonly constants: Constants;
  readonly words: Words;
  readonly rows_total: number;
}

const headedColumns = ({ columns, mapping, constants, words, ...rest }: Headed) => ({
  ...rest,
  columns: JSON.stringify(columns),
  mapping: JSON.stringify(mapping),
  constants: JSON.stringify(constants),
  words: JSON.stringify(words),
});

const MOST_FORMER = 10;

/** Whose file it is, and of what. */
export interface FileOf {
  readonly kind: ImportKind;
  readonly supplier: string;
}

/**
 * How former files of the kind were read, the newest first: those of the supplier, in whichever unit of
 * the client, before those of the unit that nobody named.
 */
export async function selectFormerReadings(
  db: Db,
  unit: OwnedUnit,
  { kind, supplier }: FileOf,
): Promise<(FormerReading & { readonly is_named: boolean })[]> {
  const isOfSupplier = sql<boolean>`lower(b.supplier) = lower(${supplier})`;
  return db
    .selectFrom('import_batches as b')
    .select([
      sql<string[]>`b.columns`.as('columns'),
      sql<(string | null)[]>`b.mapping`.as('mapping'),
      constantsColumn,
      wordsColumn,
      sql<boolean>`b.supplier <> ''`.as('is_named'),
    ])
    .where('b.client_id', '=', unit.client_id)
    .where('b.kind', '=', kind)
    .where('b.state', '<>', 'uploaded')
    .$if(supplier === '', (query) => query.where('b.unit_id', '=', unit.unit_id))
    .$if(supplier !== '', (query) =>
      query
        .where((where) =>
          where.or([
            isOfSupplier,
            where.and([where('b.supplier', '=', ''), where('b.unit_id', '=', unit.unit_id)]),
          ]),
        )
        .orderBy(isOfSupplier, 'desc'),
    )
    .orderBy('b.import_id', 'desc')
    .limit(MOST_FORMER)
    .execute();
}

/** By what a program knows what it has sent. */
export interface Sender {
  readonly sender_key: string;
  readonly sender_hash: Buffer;
}

interface NewBatch extends FileOf {
  readonly file_name: string;
  readonly headed: Headed;
  readonly sender?: Sender | undefined;
}

/** The id of a new import; undefined where the sender has used his key already. */
export async function insertBatch(
  db: Db,
  unit: OwnedUnit,
  { headed, sender, ...file }: NewBatch,
): Promise<number | undefined> {
  const row = await db
    .insertInto('import_batches')
    .values({
      ...file,
      ...sender,
      client_id: unit.client_id,
      unit_id: unit.unit_id,
      ...headedColumns(headed),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'unit_id', 'sender_key'])
        .where('sender_key', 'is not', null)
        .doNothing(),
    )
    .returning('import_id')
    .executeTakeFirst();
  return row?.import_id;
}

/** The columns of the file are read otherwise; what was found before is true no more. */
export async function updateBatchHeading(db: Db, key: ImportKey, headed: Headed): Promise<void> {
  await batchToUpdate(db, key)
    .set({ ...headedColumns(headed), state: 'uploaded', fault: '' })
    .execute();
}

function batchToUpdate(db: Db, key: ImportKey) {
  return db
    .updateTable('import_batches')
    .where('client_id', '=', key.client_id)
    .where('unit_id', '=', key.unit_id)
    .where('import_id', '=', key.import_id);
}

/** A task begins to work on the import. */
export async function updateBatchTask(
  db: Db,
  key: ImportKey,
  change: { task_id: number; reading?: Pick<Headed, 'mapping' | 'constants' | 'words'> },
): Promise<void> {
  const { task_id, reading } = change;
  // What an earlier check has found is not true of a new mapping.
  const columns =
    reading === undefined
      ? {}
      : {
          mapping: JSON.stringify(reading.mapping),
          constants: JSON.stringify(reading.constants),
          words: JSON.stringify(reading.words),
          state: 'uploaded' as const,
        };
  await batchToUpdate(db, key)
    .set({ task_id, ...columns, fault: '' })
    .execute();
}

/** The import has reached a state, or did not, for the fault. */
export async function updateBatchReached(
  db: Db,
  key: ImportKey,
  { totals, ...change }: { state?: Reached; fault: string; totals?: Totals },
): Promise<void> {
  const counted = totals === undefined ? {} : { totals: JSON.stringify(totals) };
  await batchToUpdate(db, key)
    .set({ ...change, ...counted })
    .execute();
}

/** Counts the rows of the import by their states. */
export async function updateBatchCounts(db: Db, key: ImportKey): Promise<void> {
  await sql`
    update import_batches b
       set rows_new = n.new, rows_changed = n.changed, rows_same = n.same, rows_failing = n.failing,
           rows_left_out = n.left_out
      from (select count(*) filter (where state = 'new') as new,
                   count(*) filter (where state = 'changed') as changed,
                   count(*) filter (where state = 'same') as same,
                   count(*) filter (where state = 'failing') as failing,
                   count(*) filter (where state = 'left-out') as left_out
              from import_rows
             where client_id = ${key.client_id} and import_id = ${key.import_id}) n
     where b.client_id = ${key.client_id} and b.unit_id = ${key.unit_id}
       and b.import_id = ${key.import_id}
  `.execute(db);
}
