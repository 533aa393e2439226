import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ImportRow } from '#contract/imports.ts';
import type { Db } from '#server/db/db.ts';
import type { Reached } from './batches.sql.ts';
import type { ImportKey } from './changes.sql.ts';

export interface StoredRow {
  readonly row_number: number;
  readonly cells: readonly string[];
  /** What a person has decided of the row; null leaves it to what it looks like. */
  readonly kept: boolean | null;
}

/** Inserts rows given as a JSON array of {row_number, cells}. */
export async function insertRows(db: Db, key: ImportKey, packet: string): Promise<void> {
  await sql`
    insert into import_rows (client_id, import_id, row_number, cells)
    select ${key.client_id}::integer, ${key.import_id}::integer, r.row_number, r.cells
      from jsonb_to_recordset(${packet}::jsonb) as r (row_number integer, cells jsonb)
  `.execute(db);
}

function rowsOf(db: Db, key: ImportKey) {
  return db
    .selectFrom('import_rows')
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id);
}

const cells = sql<string[]>`cells`.as('cells');

/** Rows after the number, in their order. */
export async function selectRowsAfter(
  db: Db,
  key: ImportKey,
  after: number,
  most: number,
): Promise<StoredRow[]> {
  return rowsOf(db, key)
    .select(['row_number', cells, 'kept'])
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(most)
    .execute();
}

/** How many rows stand under the row. */
export async function countRowsAfter(db: Db, key: ImportKey, after: number): Promise<number> {
  const { rows } = await rowsOf(db, key)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('row_number', '>', after)
    .executeTakeFirstOrThrow();
  return rows;
}

/** Rows of the groups, in their order. */
export async function selectRowsOfGroups(
  db: Db,
  key: ImportKey,
  groups: readonly string[],
): Promise<StoredRow[]> {
  return rowsOf(db, key)
    .select(['row_number', cells, 'kept'])
    .where('group_key', 'in', [...groups])
    .orderBy('row_number')
    .execute();
}

/** One row with its group; undefined when the file has no such row. */
export async function selectRow(
  db: Db,
  key: ImportKey,
  rowNumber: number,
): Promise<(StoredRow & { readonly group_key: string }) | undefined> {
  return rowsOf(db, key)
    .select(['row_number', cells, 'kept', 'group_key'])
    .where('row_number', '=', rowNumber)
    .executeTakeFirst();
}

/** Rows are as nobody has judged them yet. */
export async function clearRowStates(db: Db, key: ImportKey): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ state: null, faults: '[]', reason: '', group_key: '', notes: '[]' })
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id)
    .where('state', 'is not', null)
    .execute();
}

/** Writes the cells of a row, and whether it is kept. */
export async function updateRowCells(
  db: Db,
  key: ImportKey,
  { row_number, cells: changed, kept }: StoredRow,
): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ cells: JSON.stringify(changed), kept })
    .where('client_id', '=', key.client_id)
    .where('import_id', '=', key.import_id)
    .where('row_number', '=', row_number)
    .execute();
}

/** Sets states, faults and groups given as a JSON array; rows that have them already are left alone. */
export async function updateRowStates(db: Db, key: ImportKey, packet: string): Promise<void> {
  await sql`
    update import_rows r set state = s.state, faults = s.faults, group_key = s.group_key,
           reason = s.reason, notes = s.notes
      from jsonb_to_recordset(${packet}::jsonb)
           as s (row_number integer, state text, faults jsonb, group_key text, reason text, notes jsonb)
     where r.client_id = ${key.client_id} and r.import_id = ${key.import_id}
       and r.row_number = s.row_number
       and (r.state, r.faults, r.group_key, r.reason, r.notes)
           is distinct from (s.state, s.faults, s.group_key, s.reason, s.notes)
  `.execute(db);
}

const wireColumns = [
  'row_number',
  sql<ImportRow['state']>`state`.as('state'),
  cells,
  sql<ImportRow['faults']>`faults`.as('faults'),
  'reason',
  sql<ImportRow['notes']>`notes`.as('notes'),
] as const;

type State = ImportRow['state'] | undefined;

interface CheckedRows {
  readonly state: State;
  readonly after: number;
  readonly most: number;
}

function checked(db: Db, key: ImportKey, state: State) {
  return rowsOf(db, key)
    .where('state', 'is not', null)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? null));
}

function checkedRows(db: Db, key: ImportKey, { state, after, most }: CheckedRows) {
  return checked(db, key, state)
    .select(wireColumns)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(most);
}

/** Checked rows of the state after the number, at most so many. */
export async function selectCheckedRows(
  db: Db,
  key: ImportKey,
  asked: CheckedRows,
): Promise<ImportRow[]> {
  return checkedRows(db, key, asked).execute();
}

/**
 * The same with the number of all rows of the state, and what the import has reached; undefined where the unit
 * has no such import.
 */
export async function selectCheckedPage(
  db: Db,
  key: ImportKey,
  asked: CheckedRows,
): Promise<{ reached: Reached; values: ImportRow[]; total: number } | undefined> {
  const counted = checked(db, key, asked.state).select((row) =>
    row.fn.countAll<number>().as('rows'),
  );
  return db
    .selectFrom('import_batches')
    .select((page) => [
      sql<Reached>`state`.as('reached'),
      jsonArrayFrom(checkedRows(db, key, asked)).as('values'),
      page.fn.coalesce(counted, page.lit(0)).as('total'),
    ])
    .where('client_id', '=', key.client_id)
    .where('unit_id', '=', key.unit_id)
    .where('import_id', '=', key.import_id)
    .executeTakeFirst();
}

export async function selectCheckedRow(
  db: Db,
  key: ImportKey,
  rowNumber: number,
): Promise<ImportRow> {
  return rowsOf(db, key)
    .select(wireColumns)
    .where('row_number', '=', rowNumber)
    .executeTakeFirstOrThrow();
}
