import { pragueDay } from '#contract/czech/prague-day.ts';
import type { correctImportRow } from '#contract/imports.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectBatchLocked } from './batches.sql.ts';
import { cleanCell } from '#server/files/clean-cell.ts';
import { idleImport, loadImport } from './imports.service.ts';
import { judgeRows } from './judge.ts';
import { keepVerdicts, reachChecked } from './keep-verdicts.ts';
import { kinds } from './kinds/all.ts';
import type { Scene } from './kinds/kind.ts';
import {
  selectCheckedRow,
  selectRowGroup,
  selectRowsOfGroups,
  updateRowCells,
  type StoredRow,
} from './rows.sql.ts';

const goOn = () => Promise.resolve();

/** The row and those it stands beside: before its correction, and after it. */
function together(row: StoredRow, beside: readonly StoredRow[]): StoredRow[] {
  return [...beside.filter(({ row_number }) => row_number !== row.row_number), row].toSorted(
    (one, other) => one.row_number - other.row_number,
  );
}

/**
 * Corrects the cells of one row and judges it anew, with the rows that it stood and stands beside.
 * Errors: `not-found`, `import-busy`, `import-state`, `invalid-input`.
 */
export async function correctRow(call: UnitCall<typeof correctImportRow>) {
  const { unit, db, params, body, portal } = call;
  const batch = await idleImport(call);
  ensure(batch.reached === 'checked', 'import-state', {
    errorMsg: 'Opravovat lze řádky importu, který prošel zkouškou a nebyl přijat.',
  });
  const { columns, mapping } = batch;
  if (body.cells.length > columns.length)
    throw fieldFault('cells', 'Řádek má více buněk než soubor');
  const key = { ...unit, import_id: params.import_id };
  const groupBefore = await selectRowGroup(db, key, body.row_number);
  ensure(groupBefore !== undefined, 'not-found');
  const cells = columns.map((_, at) => cleanCell(body.cells[at] ?? ''));
  const row = { row_number: body.row_number, cells };
  await updateRowCells(db, key, row);
  const kind = kinds[batch.kind];
  const now = portal.now();
  const scene: Scene = { db, unit, today: pragueDay(now), keep: false, turn: goOn };
  const [alone] = (await judgeRows(kind, scene, mapping, [row])).verdicts;
  const groups = [groupBefore, alone?.group_key ?? ''].filter((group) => group !== '');
  const beside = groups.length === 0 ? [] : await selectRowsOfGroups(db, key, groups);
  const { verdicts } = await judgeRows(kind, scene, mapping, together(row, beside));
  await keepVerdicts(db, key, verdicts, mapping);
  const made = (await selectBatchLocked(db, unit, params.import_id))?.rows_new ?? 0;
  await reachChecked(db, key, { limited: kind.limited, made }, now);
  return {
    batch: await loadImport(db, unit, params.import_id),
    row: await selectCheckedRow(db, key, body.row_number),
  };
}
