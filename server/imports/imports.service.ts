import { modulesOfImport } from '#contract/import-kinds.ts';
import type {
  acceptImport,
  checkImport,
  chooseImportHeading,
  getImport,
  ImportBatch,
  listImportRows,
  listImports,
  undoImport,
} from '#contract/imports.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ensureModule } from '#server/access/actor.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import {
  selectBatch,
  selectBatches,
  selectBatchLocked,
  updateBatchHeading,
  updateBatchTask,
  type Headed,
  type ImportTask,
  type LockedBatch,
} from './batches.sql.ts';
import { formerReadings } from './former.ts';
import { headedBy } from './columns/headed.ts';
import { leftOutReason } from './columns/left-out.ts';
import { wireWords } from './columns/words.ts';
import { readTable } from './judge.ts';
import { kinds } from './kinds/all.ts';
import { readingFrom, wireConstants } from './reading.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import { clearRowStates, countRowsAfter, selectCheckedPage, selectRowsAfter } from './rows.sql.ts';
import { fieldsOf } from './shape.ts';

const MOST_ROWS = 1000;
const SAMPLE_ROWS = 5;
/** Rows that may hold the headings of the columns. */
const TOP_ROWS = 40;
const SHOWN_TOP_ROWS = 15;

type Headings = Pick<ImportBatch, 'heading_row' | 'columns'>;

/** The rows at the top of a file. */
async function topRows(db: Db, unit: OwnedUnit, import_id: number) {
  const rows = await selectRowsAfter(db, { ...unit, import_id }, 0, TOP_ROWS);
  return rows.map(({ row_number, cells }) => ({ row_number, cells: [...cells] }));
}

/** Imports of the unit, newest first. Errors: `not-found`. */
export async function importsOfUnit({ unit, db }: UnitCall<typeof listImports>) {
  return { values: await selectBatches(db, unit) };
}

/** The first rows, and the one with the headings; files of older versions of the portal lack it. */
function shownTop(top: ImportBatch['top'], { heading_row, columns }: Headings): ImportBatch['top'] {
  const shown = top.filter(
    ({ row_number }, at) => at < SHOWN_TOP_ROWS || row_number === heading_row,
  );
  if (shown.some(({ row_number }) => row_number === heading_row)) return shown;
  return [{ row_number: heading_row, cells: [...columns] }, ...shown];
}

/** One import with its columns and a sample of its rows. Errors: `not-found`. */
export async function loadImport(db: Db, unit: OwnedUnit, importId: number): Promise<ImportBatch> {
  const [found, top] = await foundWith(
    selectBatch(db, unit, importId),
    topRows(db, unit, importId),
  );
  const { reached: _reached, constants, types, words, ...batch } = found;
  const table = readTable(kinds[batch.kind], batch.columns, batch.mapping);
  const sample = top
    .filter(({ row_number }) => row_number > batch.heading_row)
    .map(({ cells }) => cells)
    .filter((cells) => leftOutReason(cells, table) === '')
    .slice(0, SAMPLE_ROWS);
  return {
    ...batch,
    fields: fieldsOf(batch.kind, types),
    constants: wireConstants(constants),
    words: wireWords(words),
    top: shownTop(top, batch),
    sample,
  };
}

export async function readImport({ unit, db, params }: UnitCall<typeof getImport>) {
  return loadImport(db, unit, params.import_id);
}

/** Rows of a checked import by their state, at most a thousand at once. Errors: `not-found`. */
export async function rowsOfImport({ unit, db, params, query }: UnitCall<typeof listImportRows>) {
  const key = { ...unit, import_id: params.import_id };
  const { state, after } = query;
  const found = await selectCheckedPage(db, key, { state, after, most: MOST_ROWS });
  ensure(found !== undefined, 'not-found');
  const { reached, ...page } = found;
  // What was found by an older mapping says nothing of the present one.
  return reached === 'uploaded' ? { values: [], total: 0 } : page;
}

const BUSY: readonly ImportBatch['state'][] = ['checking', 'accepting', 'undoing'];

type OfImport = Pick<UnitCall<typeof acceptImport>, 'db' | 'unit' | 'actor' | 'params'>;

/** The import, held until the transaction ends. Errors: `not-found`, `import-busy`, `module-off`. */
export async function idleImport({ db, unit, actor, params }: OfImport): Promise<LockedBatch> {
  const importId = params.import_id;
  // A task holds the import while it works: nobody is to wait for its end.
  const seen = await selectBatch(db, unit, importId);
  ensure(seen === undefined || !BUSY.includes(seen.state), 'import-busy');
  const batch = await selectBatchLocked(db, unit, importId);
  ensure(batch !== undefined, 'not-found');
  ensure(!batch.is_busy, 'import-busy');
  ensureModule(modulesOfImport[batch.kind], actor.modules);
  return batch;
}

const doing: Readonly<Record<ImportTask, string>> = {
  'import-check': 'Zkouška importu',
  'import-accept': 'Přijetí importu',
  'import-undo': 'Vrácení importu',
};
const what: Readonly<Record<ImportBatch['kind'], string>> = {
  house: 'celého domu',
  buildings: 'domů',
  spaces: 'prostorů',
  persons: 'osob',
  tenants: 'nájemců',
  ownerships: 'vlastnictví',
  occupants: 'počtů osob',
  costs: 'nákladů a záloh',
  rooms: 'místností',
  roommates: 'spolubydlících',
  readings: 'odečtů',
  documents: 'dokladů dodavatelů',
};

type Call = Pick<ActorCall<typeof acceptImport>, 'db' | 'actor' | 'params'>;

/** A task begins to work on the import. */
export async function begin(
  { db, actor }: Call,
  unit: OwnedUnit,
  batch: LockedBatch,
  task: { kind: ImportTask; reading?: Pick<Headed, 'mapping' | 'constants' | 'words'> },
): Promise<ImportBatch> {
  const { import_id } = batch;
  const task_id = await enqueueTask(db, actor, {
    kind: task.kind,
    message: `${doing[task.kind]} ${what[batch.kind]} ze souboru ${batch.file_name}`,
    unit_id: unit.unit_id,
    payload: { import_id, unit_id: unit.unit_id },
  });
  const { reading } = task;
  await updateBatchTask(
    db,
    { ...unit, import_id },
    reading === undefined ? { task_id } : { task_id, reading },
  );
  return loadImport(db, unit, import_id);
}

/** Errors: `import-state` for an accepted import. */
function ensureNotAccepted({ reached }: LockedBatch): void {
  ensure(reached !== 'accepted', 'import-state', {
    errorMsg: 'Import už byl přijat. Nejdřív ho vraťte.',
  });
}

/**
 * Chooses the row with the headings of the columns; what they mean is guessed anew. Errors:
 * `not-found`, `import-busy`, `import-state` for an accepted import, `invalid-input` for a row that is
 * none of the first ones.
 */
export async function chooseHeading(
  call: UnitCall<typeof chooseImportHeading>,
): Promise<ImportBatch> {
  const { db, unit, params, body } = call;
  const batch = await idleImport(call);
  ensureNotAccepted(batch);
  const key = { ...unit, import_id: params.import_id };
  const top = await topRows(db, unit, params.import_id);
  if (!top.some(({ row_number }) => row_number === body.row_number))
    throw fieldFault('row_number', 'Vyberte jeden z prvních řádků souboru');
  const rows_total = await countRowsAfter(db, key, body.row_number);
  if (rows_total === 0) throw fieldFault('row_number', 'Pod tímto řádkem už žádné údaje nejsou');
  const former = await formerReadings(db, unit, batch);
  const headed = headedBy(top, body.row_number, kinds[batch.kind], former);
  await updateBatchHeading(db, key, { ...headed, rows_total });
  await clearRowStates(db, key);
  return loadImport(db, unit, params.import_id);
}

/**
 * Begins the dry run by the mapping. Errors: `not-found`, `import-busy`, `import-state` for an
 * accepted import, `invalid-input` for a mapping that cannot be used.
 */
export async function startCheck(call: UnitCall<typeof checkImport>): Promise<ImportBatch> {
  const { unit, body } = call;
  const batch = await idleImport(call);
  ensureNotAccepted(batch);
  const reading = readingFrom(batch, body);
  return begin(call, unit, batch, { kind: 'import-check', reading });
}

function ensureAcceptable({ reached, rows_failing }: LockedBatch): void {
  ensure(reached === 'checked', 'import-state', {
    errorMsg:
      reached === 'accepted' ? 'Import už byl přijat.' : 'Import nejdřív vyzkoušejte nanečisto.',
  });
  const rows = czechPlural(
    rows_failing,
    'řádek má chybu. Opravte ho',
    'řádky mají chybu. Opravte je',
    'řádků má chybu. Opravte je',
  );
  const errorMsg = `Import nelze přijmout: ${rows_failing} ${rows}.`;
  ensure(rows_failing === 0, 'import-failing', { errorMsg });
}

/**
 * Begins to accept all rows, or none. Errors: `not-found`, `import-busy`, `import-state`,
 * `import-failing`, `module-off`, and what the licence has against it.
 */
export async function startAccept(call: UnitCall<typeof acceptImport>): Promise<ImportBatch> {
  const { unit, db, portal } = call;
  const batch = await idleImport(call);
  ensureAcceptable(batch);
  const creation = { limited: kinds[batch.kind].limited, made: batch.rows_new };
  const refusal = await licenceRefusal(db, unit.client_id, creation, portal.now());
  if (refusal !== undefined) throw new AppError(refusal);
  return begin(call, unit, batch, { kind: 'import-accept' });
}

/** Begins to take an accepted import back. Errors: `not-found`, `import-busy`, `import-state`. */
export async function startUndo(call: UnitCall<typeof undoImport>): Promise<ImportBatch> {
  const { unit } = call;
  const batch = await idleImport(call);
  ensure(batch.reached === 'accepted', 'import-state', {
    errorMsg: 'Vrátit lze jen přijatý import.',
  });
  return begin(call, unit, batch, { kind: 'import-undo' });
}
