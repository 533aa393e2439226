import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { insertTask, upsertTaskFile } from './queue.sql.ts';

/** A task to be done in the background. */
export interface NewTask {
  /** Names the handler. */
  readonly kind: string;
  /** What is being done, for people. */
  readonly message: string;
  readonly unit_id: number | null;
  /** What the handler needs; small, as JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A task as its handler sees it. */
export interface Task {
  readonly client_id: OwnedClientId;
  readonly task_id: number;
  readonly client_user_id: number;
  readonly unit_id: number | null;
  readonly payload: unknown;
  /** The number of this attempt, from 1. */
  readonly attempts: number;
}

/** One attempt at a task. All transactions are of the task's tenant and in the name of its user. */
export interface TaskRun {
  readonly task: Task;
  readonly portal: Portal;
  /** Aborts when the attempt is to end: the task was cancelled or the server is stopping. */
  readonly signal: AbortSignal;
  /** Tells how far the work is, in percent; people see it within a second. */
  progress(this: void, percent: number): void;
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>;
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs the last transaction of the task, with which the task itself ends: what it wrote is there
   * exactly once, however often the task was tried. A text that it returns is the fault with which
   * the task ends as failed; what was written stays.
   */
  finish(work: (db: Db) => Promise<string | undefined>): Promise<void>;
}

/**
 * Does tasks of one kind. An AppError ends the task as failed with its sentence; after any other
 * error the task is tried again, later and later.
 */
export type TaskHandler = (run: TaskRun) => Promise<void>;

/** Handlers by the kinds of tasks. */
export type TaskHandlers = ReadonlyMap<string, TaskHandler>;

/** Puts a task into the queue in the caller's transaction: it begins after that commits. */
export async function enqueueTask(
  db: Db,
  owner: { client_id: OwnedClientId; client_user_id: number },
  task: NewTask,
): Promise<number> {
  const { kind, message, unit_id } = task;
  return insertTask(db, owner, { kind, message, unit_id, payload: JSON.stringify(task.payload) });
}

/** What a task has made for its user to take away. */
export interface TaskFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly content: Buffer;
}

/** The largest result of a task. */
const MOST_RESULT_BYTES = 20_000_000;

/**
 * Keeps the result of the task for a week; a later attempt's replaces it. To be called in the
 * transaction of `finish`. Throws for a file that is empty or over 20 MB.
 */
export async function keepTaskFile(db: Db, task: Task, file: TaskFile): Promise<void> {
  const size_bytes = file.content.length;
  if (size_bytes === 0 || size_bytes > MOST_RESULT_BYTES)
    throw new RangeError(`The result of a task has ${size_bytes} bytes.`);
  await upsertTaskFile(db, task, { ...file, size_bytes });
}
