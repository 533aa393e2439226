import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { MOST_ATTEMPTS } from '#contract/tasks.ts';
import { setTenant } from '#server/access/access.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, isPassing } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import type { TaskHandlers } from './queue.ts';
import {
  selectDueTasks,
  selectTaskLocked,
  updateTaskEnded,
  updateTaskPutBack,
  updateTaskTaken,
  type TaskRow,
} from './queue.sql.ts';
import { AttemptEnded, createRun, LEASE_SECONDS, startHeart } from './task-run.ts';

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;
/** Tasks that one process runs at once. */
const AT_ONCE = 2;
const LOOK_AROUND_MS = 300;

/** Does what waits in the queue; any number of processes may do it side by side. */
export interface TaskWorker {
  /** Does one task if one waits; false when none does. */
  runOne(signal: AbortSignal): Promise<boolean>;
}

async function takeTask(db: Db, kinds: readonly string[]): Promise<TaskRow | undefined> {
  for (const key of await selectDueTasks(db, kinds)) {
    await setTenant(db, key.client_id);
    const taken = await updateTaskTaken(db, { ...key, lease: randomUUID() }, LEASE_SECONDS);
    if (taken !== undefined) return taken;
  }
  return undefined;
}

/** What comes of an attempt that did not reach its end. */
async function settle(db: Db, row: TaskRow, error: unknown, stopping: AbortSignal) {
  await setTenant(db, row.client_id);
  const held = await selectTaskLocked(db, row);
  if (held === undefined) return 'taken over';
  const { attempts } = row;
  if (held.cancel_asked) {
    await updateTaskEnded(db, row, { state: 'cancelled', fault: '' });
    return 'cancelled';
  }
  if (stopping.aborted) {
    await updateTaskPutBack(db, row, { seconds: 0, attempts: attempts - 1 });
    return 'put back';
  }
  const isRefused = error instanceof AppError && !isPassing(error);
  if (isRefused || attempts >= MOST_ATTEMPTS) {
    const fault = error instanceof AppError ? error.message : GENERIC_MESSAGE;
    await updateTaskEnded(db, row, { state: 'failed', fault });
    return 'failed';
  }
  const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);
  await updateTaskPutBack(db, row, { seconds, attempts });
  return 'put back';
}

/** The process that ran it before has died with the last attempt, the user gave it up, or this one was told to stop as it took it. */
function refusal(row: TaskRow, stopping: AbortSignal): Error | undefined {
  if (row.cancel_asked || stopping.aborted) return new AttemptEnded();
  if (row.attempts > MOST_ATTEMPTS) return new Error('The task has ended its process each time.');
  return undefined;
}

async function attempt(
  portal: Portal,
  handlers: TaskHandlers,
  row: TaskRow,
  stopping: AbortSignal,
): Promise<void> {
  const heart = startHeart(portal, row);
  try {
    const refused = refusal(row, stopping);
    if (refused !== undefined) throw refused;
    const run = createRun(portal, row, heart, stopping);
    await handlers.get(row.kind)?.(run);
    if (!run.isFinished()) await run.finish(() => Promise.resolve(undefined));
  } finally {
    await heart.stop();
  }
}

/** Makes a worker for the kinds that have a handler. */
export function createTaskWorker(portal: Portal, handlers: TaskHandlers): TaskWorker {
  const kinds = [...handlers.keys()];
  const { database } = portal;
  const runOne = async (stopping: AbortSignal) => {
    if (stopping.aborted) return false;
    const row = await database.transaction((db) => takeTask(db, kinds));
    if (row === undefined) return false;
    const { task_id, kind, attempts } = row;
    try {
      await attempt(portal, handlers, row, stopping);
    } catch (error) {
      const outcome = await database.transaction((db) => settle(db, row, error, stopping));
      const level = outcome === 'failed' && !(error instanceof AppError) ? 'error' : 'info';
      portal.log(level, `A task ended unfinished: ${outcome}.`, {
        task_id,
        kind,
        attempts,
        err: error,
      });
    }
    return true;
  };
  return { runOne };
}

async function work(portal: Portal, worker: TaskWorker, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let found = false;
    try {
      found = await worker.runOne(signal);
    } catch (error) {
      portal.log('error', 'The queue of tasks failed.', { err: error });
    }
    if (!found) await pause(LOOK_AROUND_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Starts doing tasks until the signal; the returned function waits for those in progress. */
export function startTaskWorkers(
  portal: Portal,
  handlers: TaskHandlers,
  signal: AbortSignal,
): () => Promise<void> {
  if (handlers.size === 0) return () => Promise.resolve();
  const worker = createTaskWorker(portal, handlers);
  const loops = Array.from({ length: AT_ONCE }, () => work(portal, worker, signal));
  return async () => {
    await Promise.all(loops);
  };
}
