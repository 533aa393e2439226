import type { ResultOf } from '#contract/endpoint.ts';
import type { importDegreeDays } from '#contract/degree-days.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { AppError, ensure } from '#server/errors.ts';
import { readFile } from '#server/files/read-file.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { judgeRows, type Judged } from './judge-rows.ts';
import { selectMonths, upsertMonths } from './months.sql.ts';
import { selectPlaces } from './places.sql.ts';
import { columnsOf } from './read-file.ts';

/** More months than eighty places have in five years are no station's table. */
const MOST_ROWS = 5000;

interface FileRow {
  readonly row_number: number;
  readonly cells: readonly string[];
}

const list = new Intl.ListFormat('cs-CZ');

/** Rows of a file in the order of the fields. Errors: `import-unreadable`, `import-too-large`. */
async function readMonthsFile(content_base64: string, clientId: number): Promise<FileRow[]> {
  const table = await readFile(Buffer.from(content_base64, 'base64'), clientId);
  const columns = columnsOf(table.columns);
  if ('missing' in columns) {
    const { missing } = columns;
    const lacks = czechPlural(missing.length, 'chybí sloupec', 'chybí sloupce', 'chybí sloupce');
    throw new AppError('import-unreadable', {
      errorMsg: `V hlavičce souboru ${lacks} ${list.format(missing)}.`,
    });
  }
  ensure(table.rows_total <= MOST_ROWS, 'import-too-large', {
    errorMsg: 'Soubor má více než 5 000 řádků. Rozdělte ho.',
  });
  const rows = table.packets.flatMap((packet) => JSON.parse(packet) as FileRow[]);
  return rows.map(({ row_number, cells }) => ({
    row_number,
    cells: columns.at.map((at) => cells[at] ?? ''),
  }));
}

function ensureAcceptable(judged: readonly Judged[]): void {
  const failing = judged.filter(({ row }) => row.state === 'failing').length;
  const rows = czechPlural(failing, 'chybný řádek', 'chybné řádky', 'chybných řádků');
  ensure(failing === 0, 'import-failing', {
    errorMsg: `Soubor nelze přijmout, má ${failing} ${rows}.`,
  });
}

/**
 * Judges the months of a file against those of the client; with `accept` writes all of them, or none
 * while a row fails. No transaction waits for the reading. Errors: `import-unreadable`,
 * `import-too-large`, `import-empty`, `import-failing`, `licence-expired`, `overloaded`.
 */
export async function importMonths({
  portal,
  actor,
  body,
}: OutsideCall<typeof importDegreeDays>): Promise<ResultOf<typeof importDegreeDays>> {
  ensure(actor !== undefined, 'unauthorized');
  const rows = await readMonthsFile(body.content_base64, actor.client_id);
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const known = {
      places: await selectPlaces(db, actor.client_id),
      months: await selectMonths(db, actor.client_id, 19),
    };
    const judged = judgeRows(rows, known);
    if (body.accept) {
      ensureAcceptable(judged);
      await ensureLicenceHolds(db, actor.client_id, portal.now());
      const months = judged.flatMap(({ month }) => (month === undefined ? [] : [month]));
      await upsertMonths(db, actor.client_id, months);
    }
    return { accepted: body.accept, values: judged.map(({ row }) => row) };
  });
}
