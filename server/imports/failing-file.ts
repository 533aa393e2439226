import type { ImportRow } from '#contract/imports.ts';
import { keepTaskFile } from '#server/jobs/queue.ts';
import { selectCheckedRows } from './rows.sql.ts';
import type { TaskScene } from './task-scene.ts';

/** Whoever has more faulty rows corrects the file as a whole. */
const MOST_ROWS = 2000;
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = (value: string) => ({ value, fontWeight: 'bold' as const });
// Cells are text: what a faulty row holds must not become a formula.
const cell = (value: string) => ({ value, format: '@', type: String });

function lineOf({ row_number, cells, faults }: ImportRow) {
  const said = faults.map(({ message }) => message).join('; ');
  return [cell(String(row_number)), ...cells.map(cell), cell(said)];
}

/** Keeps a workbook of the faulty rows with the task, for whoever corrects them where they come from. */
export async function keepFailingRows({ db, run, key, batch }: TaskScene): Promise<void> {
  const rows = await selectCheckedRows(db, key, { state: 'failing', after: 0, most: MOST_ROWS });
  if (rows.length === 0) return;
  // Loaded with the first workbook, so that the server starts without it.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const names = ['Řádek', ...batch.columns, 'Chyby'];
  const file = await writeExcelFile([names.map(head), ...rows.map(lineOf)], {
    stickyRowsCount: 1,
  }).toBlob();
  const base = batch.file_name.replace(/\.\w{1,5}$/, '').slice(0, 150);
  await keepTaskFile(db, run.task, {
    file_name: `Chybné řádky – ${base}.xlsx`,
    content_type: WORKBOOK,
    content: Buffer.from(await file.arrayBuffer()),
  });
}
