import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { never, queueScene, runWaiting, write } from '#tests/queue.ts';
import type { TaskHandler } from './queue.ts';

const queue = queueScene();

describe('a task', () => {
  test('is done once and ends as done, in the name of its user', async () => {
    await queue.put({ word: 'hotovo' });
    await runWaiting(queue.workerOf(write));
    expect(await queue.written()).toEqual(['hotovo']);
    expect(await queue.states()).toMatchObject([{ state: 'done', progress: 100, attempts: 1 }]);
    const { rows } = await queue.world.db.owner.query(
      `select user_identity from audit_log where record_type = 'client_user_messages'
        order by audit_id desc limit 1`,
    );
    expect(rows).toEqual([{ user_identity: queue.user.user_identity }]);
  });

  test('of a kind without a handler waits for a process that has one', async () => {
    await queue.put({ word: 'a' }, queue.user, 'other');
    await runWaiting(queue.workerOf(write));
    expect(await queue.states()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('ends as done also when its handler leaves the end to the worker', async () => {
    await queue.put();
    await runWaiting(queue.workerOf(() => Promise.resolve()));
    expect(await queue.states()).toMatchObject([{ state: 'done' }]);
  });

  test('may end as failed with a sentence and what it wrote', async () => {
    await queue.put();
    await runWaiting(queue.workerOf((run) => run.finish(() => Promise.resolve('Nelze provést.'))));
    expect(await queue.states()).toMatchObject([{ state: 'failed', fault: 'Nelze provést.' }]);
  });

  test('sees its own tenant only', async () => {
    const other = await queue.world.makeUser();
    await queue.put({ word: 'cizí' }, other);
    await queue.put({ word: 'vlastní' });
    const seen: unknown[] = [];
    await runWaiting(
      queue.workerOf(async (run) => {
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
    for (const word of words) await queue.put({ word });
    const other = queue.otherPortal;
    const workers = [
      queue.workerOf(write),
      queue.workerOf(write),
      queue.workerOf(write, other),
      queue.workerOf(write, other),
    ];
    await Promise.all(workers.map(runWaiting));
    expect((await queue.written()).map(String).toSorted()).toEqual(words.toSorted());
    expect(await queue.states()).toEqual(
      words.map(() => expect.objectContaining({ state: 'done' })),
    );
  });

  test('are never run by two workers at the same time', async () => {
    await queue.put();
    let running = 0;
    let most = 0;
    const slow: TaskHandler = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
    };
    const other = queue.otherPortal;
    await Promise.all([queue.workerOf(slow), queue.workerOf(slow, other)].map(runWaiting));
    expect(most).toBe(1);
    expect(await queue.states()).toMatchObject([{ attempts: 1 }]);
  });

  test('of one client do not hold up another client', async () => {
    const other = await queue.world.makeUser();
    await queue.put({ word: 'první' });
    await queue.put({ word: 'druhé' });
    await queue.put({ word: 'cizí' }, other);
    const order: number[] = [];
    const inner = queue.workerOf(write);
    const outer = queue.workerOf(async (run) => {
      order.push(run.task.client_id);
      await inner.runOne(never);
    });
    await outer.runOne(never);
    expect(await queue.written()).toEqual(['cizí']);
    expect(order).toEqual([queue.user.client_id]);
  });
});

test('a worker sees the keys of waiting work and no task that has ended', async () => {
  await queue.put({ word: 'a' });
  await queue.put({ word: 'b' });
  await queue.world.db.owner.query(
    `update tasks set state = 'done', finished = now() where payload ->> 'word' = 'b'`,
  );
  const seen = await queue.world.portal.database.reading(async (db) => {
    await sql`select set_config('app.worker', 'queue', true)`.execute(db);
    const update = await sql`update tasks set message = 'x'`.execute(db);
    const { rows } = await sql`select payload ->> 'word' as word from tasks`.execute(db);
    return { rows, changed: update.numAffectedRows };
  });
  expect(seen).toEqual({ rows: [{ word: 'a' }], changed: 0n });
});
