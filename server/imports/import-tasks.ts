import { errors } from '#contract/errors.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ensure } from '#server/errors.ts';
import type { TaskHandler, TaskHandlers } from '#server/jobs/queue.ts';
import { batches } from './batches.ts';
import { insertChanges, selectChanges } from './changes.sql.ts';
import { updateBatchReached, type ImportTask } from './batches.sql.ts';
import { keepMapping } from './mappings.sql.ts';
import { countOf } from './judge.ts';
import { keepFailingRows } from './failing-file.ts';
import { creationsOf, keepVerdicts, reachChecked, refusalOf } from './keep-verdicts.ts';
import type { Judgement } from './kinds/kind.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import { judgeImport, openImport, stepper, type TaskScene } from './task-scene.ts';
import { takeBack } from './undo.ts';
import { undoRefusal } from './undo-refusal.ts';

/** The dry run: every row is judged, and nothing is written but what came of it. */
const check: TaskHandler = (run) =>
  run.finish(async (db) => {
    const scene = await openImport(db, run);
    const { key, batch, kind, now } = scene;
    const judged = await judgeImport(scene, { keep: false, part: [5, 85] });
    await keepVerdicts(db, key, judged.verdicts, batch.mapping);
    await keepFailingRows(scene);
    await reachChecked(db, key, { ...judged, creations: creationsOf(kind, judged) }, now);
    return undefined;
  });

/** Why the rows cannot be accepted after all; the database may have changed since they were checked. */
async function acceptRefusal(
  { db, key, kind, now }: TaskScene,
  judged: Judgement,
): Promise<string | undefined> {
  const failing = countOf(judged.verdicts, 'failing');
  if (failing > 0) {
    const rows = czechPlural(failing, 'řádek má', 'řádky mají', 'řádků má');
    return `Údaje se od zkoušky změnily: ${failing} ${rows} teď chybu. Nic nebylo přijato.`;
  }
  const refusal = await refusalOf(db, key, creationsOf(kind, judged), now, 'held');
  return refusal === undefined ? undefined : errors[refusal].errorMsg;
}

/** Holds the licence before the rows are judged, so that creations wait for each other in one order. */
async function holdLicence({ db, key, kind, batch, now }: TaskScene): Promise<void> {
  const creation = { limited: kind.limited, made: batch.rows_new };
  await licenceRefusal(db, key.client_id, creation, now, 'held');
}

/** Accepts all rows or none: they are judged anew and written in one transaction. */
const accept: TaskHandler = (run) =>
  run.finish(async (db) => {
    const scene = await openImport(db, run);
    const { key, unit, batch } = scene;
    ensure(batch.reached === 'checked', 'import-state');
    await holdLicence(scene);
    const judged = await judgeImport(scene, { keep: true, part: [5, 35] });
    const { verdicts, write } = judged;
    const fault = await acceptRefusal(scene, judged);
    await keepVerdicts(db, key, verdicts, batch.mapping);
    if (fault === undefined) {
      const written = await write(db, unit, stepper(run, [40, 95], verdicts.length));
      for (const some of batches(written)) await insertChanges(db, key, some);
      await updateBatchReached(db, key, { state: 'accepted', fault: '' });
      if (batch.supplier !== '') await keepMapping(db, key, batch);
    } else await updateBatchReached(db, key, { fault });
    return fault;
  });

/** Takes an accepted import back, unless somebody has gone on with what it wrote. */
const undo: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { key, batch } = await openImport(db, run);
    ensure(batch.reached === 'accepted', 'import-state');
    const changes = await selectChanges(db, key);
    const fault = await undoRefusal(db, key, changes);
    if (fault === undefined) {
      await takeBack(db, key, changes, stepper(run, [15, 99], changes.length));
      await updateBatchReached(db, key, { state: 'undone', fault: '' });
    } else await updateBatchReached(db, key, { fault });
    return fault;
  });

/** Handlers of the tasks that work on imports. */
export const importTasks: TaskHandlers = new Map<ImportTask, TaskHandler>([
  ['import-check', check],
  ['import-accept', accept],
  ['import-undo', undo],
]);
