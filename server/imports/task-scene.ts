import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { TaskRun } from '#server/jobs/queue.ts';
import { selectBatchLocked, type LockedBatch } from './batches.sql.ts';
import { judgeRows } from './judge.ts';
import { kinds } from './kinds/all.ts';
import type { Judgement, Kind } from './kinds/kind.ts';
import { selectRowsAfter, type StoredRow } from './rows.sql.ts';
import type { ImportKey } from './changes.sql.ts';

const PAGE = 2000;
const SLICE = 500;
const payload = z.object({ import_id: z.int(), unit_id: z.int() });

/** An import as the transaction of a task has it: held until the transaction ends. */
export interface TaskScene {
  readonly db: Db;
  readonly run: TaskRun;
  readonly unit: OwnedUnit;
  readonly key: ImportKey;
  readonly batch: LockedBatch;
  readonly kind: Kind;
  readonly now: Date;
}

/** Opens the import that the task works on. Errors: `not-found`. */
export async function openImport(db: Db, run: TaskRun): Promise<TaskScene> {
  const { import_id, unit_id } = payload.parse(run.task.payload);
  const unit = await ownedUnit(db, run.task, unit_id);
  const batch = await selectBatchLocked(db, unit, import_id);
  ensure(batch !== undefined, 'not-found');
  const key = { ...unit, import_id };
  return { db, run, unit, key, batch, kind: kinds[batch.kind], now: run.portal.now() };
}

/**
 * Tells the progress of a part of the work, lets others on, and ends the work when it is to end.
 * The part goes from one percentage to another in so many steps.
 */
export function stepper(run: TaskRun, [from, to]: readonly [number, number], steps: number) {
  let done = 0;
  return async (count: number) => {
    done += count;
    run.progress(from + ((to - from) * Math.min(done, steps)) / Math.max(1, steps));
    await turnOfOthers();
    run.signal.throwIfAborted();
  };
}

/** All rows under the headings. */
async function storedRows(db: Db, key: ImportKey, heading: number): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (let full = true; full;) {
    const page = await selectRowsAfter(db, key, rows.at(-1)?.row_number ?? heading, PAGE);
    rows.push(...page);
    full = page.length === PAGE;
  }
  return rows;
}

/** Judges all rows of the import; `keep` holds what they stand on until the transaction ends. */
export async function judgeImport(
  { db, run, unit, key, batch, kind, now }: TaskScene,
  { keep, part }: { keep: boolean; part: readonly [number, number] },
): Promise<Judgement> {
  // Rows pass three times: what they are is looked at, their cells are read, then they are judged.
  const step = stepper(run, part, batch.rows_total * 3);
  const scene = { db, unit, today: pragueDay(now), keep, turn: () => step(SLICE) };
  return judgeRows(kind, scene, batch, await storedRows(db, key, batch.heading_row));
}
