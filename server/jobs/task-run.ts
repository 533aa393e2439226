import { setTenant } from '#server/access/access.sql.ts';
import { asActor } from '#server/access/as-actor.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import type { Portal } from '#server/portal.ts';
import type { TaskRun } from './queue.ts';
import {
  selectTaskLocked,
  selectTaskUser,
  updateTaskBeat,
  updateTaskEnded,
  type TaskRow,
} from './queue.sql.ts';

/**
 * How long a task is left to a process that does not speak up. It speaks up twice a second; the lease
 * bears a beat that waits for a connection and for its statement as long as the database lets it, and
 * the pause of a process that is short of time. A task taken from a process that lives after all is
 * only work done twice: nothing is finished without the lease.
 */
export const LEASE_SECONDS = 15;
const BEAT_MS = 500;

/** The attempt must not go on: the task was cancelled, or another process has it. */
export class AttemptEnded extends Error {
  constructor() {
    super('The attempt at the task has ended.');
  }
}

/** Opens the tenant of the task, in the name of its user, for the rest of the transaction. */
async function openTask(db: Db, row: TaskRow): Promise<void> {
  await setTenant(db, row.client_id);
  const user = await selectTaskUser(db, row);
  await asActor(db, { ...user, client_id: row.client_id });
}

/** Speaks up for a running task until stopped. */
export interface Heart {
  readonly signal: AbortSignal;
  progress(this: void, percent: number): void;
  stop(this: void): Promise<void>;
}

/** Prolongs the lease of the task twice a second; its signal says that the attempt has to end. */
export function startHeart(portal: Portal, row: TaskRow): Heart {
  const ending = new AbortController();
  let percent = 0;
  let beating = Promise.resolve();
  const beat = async () => {
    const state = await portal.database.transaction(async (db) => {
      await setTenant(db, row.client_id);
      return updateTaskBeat(db, row, { seconds: LEASE_SECONDS, progress: percent });
    });
    if (state === undefined || state.cancel_asked) ending.abort(new AttemptEnded());
  };
  const timer = setInterval(() => {
    beating = beating
      .then(beat)
      .catch((error: unknown) =>
        portal.log('warn', 'The lease of a task was not prolonged.', { err: error }),
      );
  }, BEAT_MS);
  return {
    signal: ending.signal,
    progress: (value) => {
      percent = Math.max(0, Math.min(100, Math.floor(value)));
    },
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}

async function end(db: Db, row: TaskRow, fault: string | undefined): Promise<void> {
  const held = await selectTaskLocked(db, row);
  if (held === undefined || held.cancel_asked) throw new AttemptEnded();
  await updateTaskEnded(db, row, {
    state: fault === undefined ? 'done' : 'failed',
    fault: fault ?? '',
  });
}

/** An attempt at the task, for its handler, which may leave the end to the worker. */
export function createRun(
  portal: Portal,
  row: TaskRow,
  heart: Heart,
  stopping: AbortSignal,
): TaskRun & { isFinished(): boolean } {
  let finished = false;
  const opened =
    <T>(work: (db: Db) => Promise<T>) =>
    async (db: Db) => {
      await openTask(db, row);
      return work(db);
    };
  const refreshed = (db: Db) =>
    refreshAfterWrites(db, (err) =>
      portal.log('warn', 'Statistics were not refreshed after a task.', { kind: row.kind, err }),
    );
  return {
    task: { ...row, client_id: clientOfTask(row.client_id) },
    portal,
    signal: AbortSignal.any([heart.signal, stopping]),
    progress: heart.progress,
    reading: (work) => portal.database.reading(opened(work)),
    transaction: (work) =>
      portal.database.transaction(
        opened(async (db) => {
          const result = await work(db);
          await refreshed(db);
          return result;
        }),
      ),
    finish: async (work) => {
      await portal.database.transaction(
        opened(async (db) => {
          const fault = await work(db);
          await refreshed(db);
          await end(db, row, fault);
        }),
      );
      finished = true;
    },
    isFinished: () => finished,
  };
}
