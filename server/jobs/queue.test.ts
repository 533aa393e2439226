import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { Database } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { createWorld, type World } from '#tests/world.ts';
import { enqueueTask, type TaskHandler } from './queue.ts';
import { createTaskWorker, startTaskWorkers } from './task-worker.ts';

let world: World;
let second: Database;
beforeAll(async () => {
  world = await createWorld();
  second = new Database({ connection: world.db.connection, connections: 6 });
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const never = new AbortController().signal;
let user: { client_id: number; client_user_id: number; user_identity: string };
beforeEach(async () => {
  await world.db.owner.query('delete from tasks');
  await world.db.owner.query('truncate client_user_messages');
  user = await world.makeUser();
});

const as = (who: typeof user) => ({ ...who, client_id: clientOfTask(who.client_id) });

async function put(payload: Record<string, unknown> = {}, who = user, kind = 'write') {
  return world.portal.database.transaction(async (db) => {
    await setTenant(db, who.client_id);
    const task = { kind, message: 'Zápis', unit_id: null, payload };
    return enqueueTask(db, as(who), task);
  });
}

/** Writes one message in the transaction with which the task ends. */
const write: TaskHandler = (run) =>
  run.finish(async (db) => {
    const { client_id, client_user_id, payload } = run.task;
    const { word } = payload as { word: string };
    await db
      .insertInto('client_user_messages')
      .values({ client_id, client_user_id, message: word })
      .execute();
    return undefined;
  });

const workerOf = (handler: TaskHandler, portal: Portal = world.portal) =>
  createTaskWorker(portal, new Map([['write', handler]]));

async function runAll(worker: ReturnType<typeof workerOf>): Promise<void> {
  let more = true;
  while (more) more = await worker.runOne(never);
}

async function written(): Promise<string[]> {
  const { rows } = await world.db.owner.query<{ message: string }>(
    'select message from client_user_messages order by client_user_message_id',
  );
  return rows.map(({ message }) => message);
}

async function states() {
  const { rows } = await world.db.owner.query<Record<string, unknown>>(
    `select state, attempts, progress, fault, lease,
            round(extract(epoch from due - clock_timestamp()))::integer as waits
       from tasks order by task_id`,
  );
  return rows;
}

/** As if the process had died long ago. */
const abandon = () =>
  world.db.owner.query(`update tasks set lease = null, due = now() - interval '1 second'`);

const expire = () => world.db.owner.query(`update tasks set due = now() - interval '1 second'`);

describe('a task', () => {
  test('is done once and ends as done, in the name of its user', async () => {
    await put({ word: 'hotovo' });
    await runAll(workerOf(write));
    expect(await written()).toEqual(['hotovo']);
    expect(await states()).toMatchObject([{ state: 'done', progress: 100, attempts: 1 }]);
    const { rows } = await world.db.owner.query(
      `select user_identity from audit_log where record_type = 'client_user_messages'
        order by audit_id desc limit 1`,
    );
    expect(rows).toEqual([{ user_identity: user.user_identity }]);
  });

  test('of a kind without a handler waits for a process that has one', async () => {
    await put({ word: 'a' }, user, 'other');
    await runAll(workerOf(write));
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('ends as done also when its handler leaves the end to the worker', async () => {
    await put();
    await runAll(workerOf(() => Promise.resolve()));
    expect(await states()).toMatchObject([{ state: 'done' }]);
  });

  test('may end as failed with a sentence and what it wrote', async () => {
    await put();
    await runAll(workerOf((run) => run.finish(() => Promise.resolve('Nelze provést.'))));
    expect(await states()).toMatchObject([{ state: 'failed', fault: 'Nelze provést.' }]);
  });

  test('sees its own tenant only', async () => {
    const other = await world.makeUser();
    await put({ word: 'cizí' }, other);
    await put({ word: 'vlastní' });
    const seen: unknown[] = [];
    await runAll(
      workerOf(async (run) => {
        const rows = await run.reading((db) =>
          db.selectFrom('tasks').select('client_id').distinct().execute(),
        );
        seen.push([run.task.client_id, rows]);
      }),
    );
    expect(seen).toHaveLength(2);
    for (const [client_id, rows] of seen as [number, unknown][])
      expect(rows).toEqual([{ client_id }]);
  });
});

describe('many tasks', () => {
  test('taken by workers of two processes run exactly once each', async () => {
    const words = Array.from({ length: 60 }, (_, at) => `slovo ${at}`);
    for (const word of words) await put({ word });
    const other: Portal = { ...world.portal, database: second };
    const workers = [
      workerOf(write),
      workerOf(write),
      workerOf(write, other),
      workerOf(write, other),
    ];
    await Promise.all(workers.map(runAll));
    expect((await written()).toSorted()).toEqual(words.toSorted());
    expect(await states()).toEqual(words.map(() => expect.objectContaining({ state: 'done' })));
  });

  test('are never run by two workers at the same time', async () => {
    await put();
    let running = 0;
    let most = 0;
    const slow: TaskHandler = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
    };
    const other: Portal = { ...world.portal, database: second };
    await Promise.all([workerOf(slow), workerOf(slow, other)].map(runAll));
    expect(most).toBe(1);
    expect(await states()).toMatchObject([{ attempts: 1 }]);
  });

  test('of one client do not hold up another client', async () => {
    const other = await world.makeUser();
    await put({ word: 'první' });
    await put({ word: 'druhé' });
    await put({ word: 'cizí' }, other);
    const order: number[] = [];
    const inner = workerOf(write);
    const outer = workerOf(async (run) => {
      order.push(run.task.client_id);
      await inner.runOne(never);
    });
    await outer.runOne(never);
    expect(await written()).toEqual(['cizí']);
    expect(order).toEqual([user.client_id]);
  });
});

describe('a task that breaks', () => {
  test('leaves nothing behind, is tried again later and later, and in the end fails', async () => {
    await put({ word: 'ztraceno' });
    const log = vi.fn<Portal['log']>();
    const broken = workerOf(
      (run) =>
        run.finish(async (db) => {
          await write({ ...run, finish: async (work) => void (await work(db)) });
          throw new Error('Chyba sítě');
        }),
      { ...world.portal, log },
    );
    const waits: number[] = [];
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect(await broken.runOne(never)).toBe(true);
      const [row] = await states();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, fault: '' });
      waits.push(Number(row?.['waits']));
      expect(await broken.runOne(never)).toBe(false);
      await expire();
    }
    expect(waits).toEqual([2, 4, 8, 16]);
    await broken.runOne(never);
    expect(await states()).toMatchObject([{ state: 'failed', fault: GENERIC_MESSAGE }]);
    expect(await written()).toEqual([]);
    expect(log).toHaveBeenCalledWith('error', expect.any(String), expect.anything());
  });

  test('for a reason that people understand fails at once with its sentence', async () => {
    await put();
    await runAll(workerOf(() => Promise.reject(new AppError('unit-limit-reached'))));
    expect(await states()).toMatchObject([
      {
        state: 'failed',
        attempts: 1,
        fault: 'Byl dosažen nejvyšší počet jednotek podle vaší licence.',
      },
    ]);
  });

  test('by the death of its process is taken over when the lease ends', async () => {
    await put({ word: 'dokončeno' });
    let dead: (() => void) | undefined;
    const dying = workerOf(
      () =>
        new Promise((_resolve, reject) => {
          dead = () => reject(new Error('Proces skončil.'));
        }),
    );
    const first = dying.runOne(never);
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'running' }]));
    await vi.waitFor(() => expect(dead).toBeDefined());
    const next = workerOf(write);
    expect(await next.runOne(never)).toBe(false);
    await abandon();
    expect(await next.runOne(never)).toBe(true);
    expect(await states()).toMatchObject([{ state: 'done', attempts: 2 }]);
    dead?.();
    await first;
    expect(await written()).toEqual(['dokončeno']);
    expect(await states()).toMatchObject([{ state: 'done' }]);
  });

  test('cannot finish what another process has taken over', async () => {
    await put({ word: 'dvakrát' });
    const slow = workerOf(async (run) => {
      await abandon();
      await runAll(workerOf(write));
      await write(run);
    });
    await slow.runOne(never);
    expect(await written()).toEqual(['dvakrát']);
    expect(await states()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  test('and ends its process each time is given up', async () => {
    await put({ word: 'nikdy' });
    await world.db.owner.query(
      `update tasks set state = 'running', attempts = 5, lease = 'x', due = now() - interval '1 second'`,
    );
    await runAll(workerOf(write));
    expect(await states()).toMatchObject([{ state: 'failed', fault: GENERIC_MESSAGE }]);
    expect(await written()).toEqual([]);
  });
});

describe('a running task', () => {
  test('tells its progress and keeps its lease', async () => {
    await put();
    await workerOf(async (run) => {
      run.progress(42.7);
      await expire();
      await vi.waitFor(
        async () => {
          const [row] = await states();
          expect(row).toMatchObject({ progress: 42 });
          expect(Number(row?.['waits'])).toBeGreaterThan(20);
        },
        { timeout: 10_000 },
      );
    }).runOne(never);
    expect(await states()).toMatchObject([{ state: 'done', progress: 100 }]);
  });

  test('ends when it is cancelled', async () => {
    await put({ word: 'zrušeno' });
    await workerOf(async (run) => {
      await world.db.owner.query('update tasks set cancel_asked = true');
      await new Promise<void>((resolve) => {
        run.signal.addEventListener('abort', () => resolve());
      });
      run.signal.throwIfAborted();
    }).runOne(never);
    expect(await states()).toMatchObject([{ state: 'cancelled', lease: null }]);
  });

  test('that was cancelled at its last moment writes nothing', async () => {
    await put({ word: 'zrušeno' });
    await workerOf(async (run) => {
      await world.db.owner.query('update tasks set cancel_asked = true');
      await write(run);
    }).runOne(never);
    expect(await states()).toMatchObject([{ state: 'cancelled' }]);
    expect(await written()).toEqual([]);
  });

  test('is handed back when the server stops, and no attempt is counted', async () => {
    await put({ word: 'po restartu' });
    const stopping = new AbortController();
    let begun = false;
    const stopped = startTaskWorkers(
      world.portal,
      new Map<string, TaskHandler>([
        [
          'write',
          async (run) => {
            begun = true;
            await new Promise<void>((resolve) => {
              run.signal.addEventListener('abort', () => resolve());
            });
            run.signal.throwIfAborted();
          },
        ],
      ]),
      stopping.signal,
    );
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 10_000 });
    stopping.abort();
    await stopped();
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
    await runAll(workerOf(write));
    expect(await written()).toEqual(['po restartu']);
  });
});

test('a worker sees the keys of waiting work and no task that has ended', async () => {
  await put({ word: 'a' });
  await put({ word: 'b' });
  await world.db.owner.query(
    `update tasks set state = 'done', finished = now() where payload ->> 'word' = 'b'`,
  );
  const seen = await world.portal.database.reading(async (db) => {
    await sql`select set_config('app.worker', 'queue', true)`.execute(db);
    const update = await sql`update tasks set message = 'x'`.execute(db);
    const { rows } = await sql`select payload ->> 'word' as word from tasks`.execute(db);
    return { rows, changed: update.numAffectedRows };
  });
  expect(seen).toEqual({ rows: [{ word: 'a' }], changed: 0n });
});
