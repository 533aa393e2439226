import { afterAll, beforeAll, beforeEach } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { Database } from '#server/db/db.ts';
import { enqueueTask, type TaskHandler, type TaskHandlers } from '#server/jobs/queue.ts';
import { createTaskWorker, type TaskWorker } from '#server/jobs/task-worker.ts';
import type { Portal } from '#server/portal.ts';
import { createWorld, type World } from './world.ts';

/** A signal that never stops anything. */
export const never = new AbortController().signal;

/** Does everything that waits in the queue. */
export async function runWaiting(worker: TaskWorker): Promise<void> {
  for (let more = true; more;) more = await worker.runOne(never);
}

/** Does the waiting tasks of these kinds. */
export function runTasks(portal: Portal, handlers: TaskHandlers): Promise<void> {
  return runWaiting(createTaskWorker(portal, handlers));
}

interface Person {
  readonly client_id: number;
  readonly client_user_id: number;
  readonly user_identity: string;
}

/** Writes a message of one word in the transaction with which the task ends. */
export const write: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { client_id, client_user_id, payload } = run.task;
    const { word } = payload as { word: string };
    const row = { client_id, client_user_id, message: word };
    await db.insertInto('client_user_messages').values(row).execute();
    return undefined;
  });

/** A queue of a test file's own, with tasks of the kind `write`; ready inside its tests. */
export function queueScene() {
  let world: World;
  let second: Database;
  let user: Person;
  beforeAll(async () => {
    world = await createWorld();
    second = new Database({ connection: world.db.connection, connections: 6 });
  });
  afterAll(async () => {
    await second.close();
    await world.close();
  });
  beforeEach(async () => {
    await world.db.owner.query('delete from tasks');
    await world.db.owner.query('delete from client_user_messages');
    user = await world.makeUser();
  });
  const rowsOf = async (text: string) =>
    (await world.db.owner.query<Record<string, unknown>>(text)).rows;
  return {
    get world() {
      return world;
    },
    get user() {
      return user;
    },
    /** The portal as another process has it. */
    get otherPortal(): Portal {
      return { ...world.portal, database: second };
    },
    put: (payload: Record<string, unknown> = {}, who: Person = user, kind = 'write') =>
      world.portal.database.transaction(async (db) => {
        await setTenant(db, who.client_id);
        const owner = { ...who, client_id: clientOfTask(who.client_id) };
        return enqueueTask(db, owner, { kind, message: 'Zápis', unit_id: null, payload });
      }),
    workerOf: (handler: TaskHandler, portal: Portal = world.portal) =>
      createTaskWorker(portal, new Map([['write', handler]])),
    written: async () =>
      (
        await rowsOf('select message from client_user_messages order by client_user_message_id')
      ).map(({ message }) => message),
    states: () =>
      rowsOf(`select state, attempts, progress, fault, lease,
                     round(extract(epoch from due - clock_timestamp()))::integer as waits
                from tasks order by task_id`),
    expire: () => rowsOf(`update tasks set due = now() - interval '1 second'`),
    /** As if the process had died long ago. */
    abandon: () => rowsOf(`update tasks set lease = null, due = now() - interval '1 second'`),
  };
}
