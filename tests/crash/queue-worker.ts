import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { Database } from '#server/db/db.ts';
import type { TaskHandler } from '#server/jobs/queue.ts';
import { startTaskWorkers } from '#server/jobs/task-worker.ts';

// A process that does tasks of the kind `write` until it is killed. Where the database listens comes
// as JSON in the first argument.
const connection = JSON.parse(process.argv[2] ?? '{}') as object;

/** Writes the word of the task in the transaction with which the task ends, after some work. */
const write: TaskHandler = async (run) => {
  const { word, work_ms } = run.task.payload as { word: string; work_ms: number };
  await pause(work_ms);
  await run.finish(async (db) => {
    const { client_id, client_user_id } = run.task;
    await db
      .insertInto('client_user_messages')
      .values({ client_id, client_user_id, message: word })
      .execute();
    return undefined;
  });
};

const database = new Database({ connection, connections: 6 });
startTaskWorkers(
  {
    config: readConfig({}),
    database,
    now: () => new Date(),
    fetch: (...call) => fetch(...call),
    secretsKey: async () => Buffer.alloc(32, 7),
    publicUrl: () => '',
    log: () => undefined,
  },
  new Map([['write', write]]),
  new AbortController().signal,
);
process.stdout.write('ready\n');
