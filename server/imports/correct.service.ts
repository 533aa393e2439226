import { pragueDay } from '#contract/czech/prague-day.ts';
import type { correctImportRow, keepImportRow } from '#contract/imports.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectBatchLocked, type LockedBatch } from './batches.sql.ts';
import { cleanCell } from '#server/files/clean-cell.ts';
import { idleImport, loadImport } from './imports.service.ts';
import type { ImportKey } from './changes.sql.ts';
import { judgeRows } from './judge.ts';
import { creationsOf, keepVerdicts, reachChecked } from './keep-verdicts.ts';
import { kinds } from './kinds/all.ts';
import type { Scene } from './kinds/kind.ts';
import {
  selectCheckedRow,
  selectRow,
  selectRowsAfter,
  selectRowsOfGroups,
  updateRowCells,
  type StoredRow,
} from './rows.sql.ts';

/** Rows that tell of more records, or more of one, are judged together while they are so few that nobody waits. */
const MOST_TOGETHER = 1000;
const goOn = () => Promise.resolve();

type RowCall = UnitCall<typeof correctImportRow> | UnitCall<typeof keepImportRow>;

/** The row and those it stands beside: before its change, and after it. */
function together(row: StoredRow, beside: readonly StoredRow[]): StoredRow[] {
  return [...beside.filter(({ row_number }) => row_number !== row.row_number), row].toSorted(
    (one, other) => one.row_number - other.row_number,
  );
}

interface Beside {
  readonly key: ImportKey;
  readonly batch: LockedBatch;
  readonly row: StoredRow;
  readonly groupBefore: string;
}

/** Rows of the groups in which the row was and is. */
async function besideRow(scene: Scene, { key, batch, row, groupBefore }: Beside) {
  const [alone] = (await judgeRows(kinds[batch.kind], scene, batch, [row])).verdicts;
  const groups = [groupBefore, alone?.group_key ?? ''].filter((group) => group !== '');
  return groups.length === 0 ? [] : selectRowsOfGroups(scene.db, key, groups);
}

/** Errors: `not-found`, `import-busy`, `import-state`. */
async function checkedImport(call: RowCall): Promise<LockedBatch> {
  const batch = await idleImport(call);
  ensure(batch.reached === 'checked', 'import-state', {
    errorMsg: 'Opravovat lze řádky importu, který prošel zkouškou a nebyl přijat.',
  });
  return batch;
}

/** Writes the row as it is from now on and judges it anew, with the rows that it stood and stands beside. */
async function changeRow(
  { unit, db, params, portal }: RowCall,
  batch: LockedBatch,
  row: StoredRow,
  groupBefore: string,
) {
  const key = { ...unit, import_id: params.import_id };
  await updateRowCells(db, key, row);
  const kind = kinds[batch.kind];
  const now = portal.now();
  const scene: Scene = { db, unit, today: pragueDay(now), keep: false, turn: goOn };
  const tellsMore = kind.many !== undefined || kind.isTogether === true;
  const isWhole = tellsMore && batch.rows_total <= MOST_TOGETHER;
  const beside = isWhole
    ? await selectRowsAfter(db, key, batch.heading_row, MOST_TOGETHER)
    : await besideRow(scene, { key, batch, row, groupBefore });
  const judged = await judgeRows(kind, scene, batch, together(row, beside));
  await keepVerdicts(db, key, judged.verdicts, batch.mapping);
  const made = (await selectBatchLocked(db, unit, params.import_id))?.rows_new ?? 0;
  const creations = isWhole ? creationsOf(kind, judged) : [{ limited: kind.limited, made }];
  const totals = isWhole ? judged.totals : batch.totals;
  await reachChecked(db, key, { creations, ...(totals !== undefined && { totals }) }, now);
  return {
    batch: await loadImport(db, unit, params.import_id),
    row: await selectCheckedRow(db, key, row.row_number),
  };
}

/** Errors: `not-found` for a row that the table under the headings does not have. */
async function storedRow({ unit, db, params, body }: RowCall, { heading_row }: LockedBatch) {
  const row = await selectRow(db, { ...unit, import_id: params.import_id }, body.row_number);
  ensure(row !== undefined && row.row_number > heading_row, 'not-found');
  return row;
}

/**
 * Corrects the cells of one row and judges it anew. Errors: `not-found`, `import-busy`, `import-state`,
 * `invalid-input`.
 */
export async function correctRow(call: UnitCall<typeof correctImportRow>) {
  const { body } = call;
  const batch = await checkedImport(call);
  const { columns } = batch;
  if (body.cells.length > columns.length)
    throw fieldFault('cells', 'Řádek má více buněk než soubor');
  const { row_number, kept, group_key } = await storedRow(call, batch);
  const cells = columns.map((_, at) => cleanCell(body.cells[at] ?? ''));
  return changeRow(call, batch, { row_number, cells, kept }, group_key);
}

/**
 * Leaves a row out of the import, or takes it for a record after all. Errors: `not-found`,
 * `import-busy`, `import-state`.
 */
export async function keepRow(call: UnitCall<typeof keepImportRow>) {
  const batch = await checkedImport(call);
  const { row_number, cells, group_key } = await storedRow(call, batch);
  return changeRow(call, batch, { row_number, cells, kept: call.body.kept }, group_key);
}
