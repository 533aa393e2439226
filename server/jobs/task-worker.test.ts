import { describe, expect, test, vi } from 'vitest';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { never, queueScene, runWaiting, write } from '#tests/queue.ts';
import type { TaskHandler } from './queue.ts';
import { startTaskWorkers } from './task-worker.ts';

const queue = queueScene();

describe('a task that breaks', () => {
  test('leaves nothing behind, is tried again later and later, and in the end fails', async () => {
    await queue.put({ word: 'ztraceno' });
    const log = vi.fn<Portal['log']>();
    const broken = queue.workerOf(
      (run) =>
        run.finish(async (db) => {
          await write({ ...run, finish: async (work) => void (await work(db)) });
          throw new Error('Chyba sítě');
        }),
      { ...queue.world.portal, log },
    );
    const waits: number[] = [];
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect(await broken.runOne(never)).toBe(true);
      const [row] = await queue.states();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, fault: '' });
      waits.push(Number(row?.['waits']));
      expect(await broken.runOne(never)).toBe(false);
      await queue.expire();
    }
    expect(waits).toEqual([2, 4, 8, 16]);
    await broken.runOne(never);
    expect(await queue.states()).toMatchObject([{ state: 'failed', fault: GENERIC_MESSAGE }]);
    expect(await queue.written()).toEqual([]);
    expect(log).toHaveBeenCalledWith('error', expect.any(String), expect.anything());
  });

  test('for a reason that people understand fails at once with its sentence', async () => {
    await queue.put();
    await runWaiting(queue.workerOf(() => Promise.reject(new AppError('unit-limit-reached'))));
    expect(await queue.states()).toMatchObject([
      {
        state: 'failed',
        attempts: 1,
        fault: 'Byl dosažen nejvyšší počet jednotek podle vaší licence.',
      },
    ]);
  });

  test('by the death of its process is taken over when the lease ends', async () => {
    await queue.put({ word: 'dokončeno' });
    let dead: (() => void) | undefined;
    const dying = queue.workerOf(
      () =>
        new Promise((_resolve, reject) => {
          dead = () => reject(new Error('Proces skončil.'));
        }),
    );
    const first = dying.runOne(never);
    await vi.waitFor(async () =>
      expect(await queue.states()).toMatchObject([{ state: 'running' }]),
    );
    await vi.waitFor(() => expect(dead).toBeDefined());
    const next = queue.workerOf(write);
    expect(await next.runOne(never)).toBe(false);
    await queue.abandon();
    expect(await next.runOne(never)).toBe(true);
    expect(await queue.states()).toMatchObject([{ state: 'done', attempts: 2 }]);
    dead?.();
    await first;
    expect(await queue.written()).toEqual(['dokončeno']);
    expect(await queue.states()).toMatchObject([{ state: 'done' }]);
  });

  test('cannot finish what another process has taken over', async () => {
    await queue.put({ word: 'dvakrát' });
    const slow = queue.workerOf(async (run) => {
      await queue.abandon();
      await runWaiting(queue.workerOf(write));
      await write(run);
    });
    await slow.runOne(never);
    expect(await queue.written()).toEqual(['dvakrát']);
    expect(await queue.states()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  test('and ends its process each time is given up', async () => {
    await queue.put({ word: 'nikdy' });
    await queue.world.db.owner.query(
      `update tasks set state = 'running', attempts = 5, lease = 'x', due = now() - interval '1 second'`,
    );
    await runWaiting(queue.workerOf(write));
    expect(await queue.states()).toMatchObject([{ state: 'failed', fault: GENERIC_MESSAGE }]);
    expect(await queue.written()).toEqual([]);
  });
});

describe('a running task', () => {
  test('tells its progress and keeps its lease', async () => {
    await queue.put();
    await queue
      .workerOf(async (run) => {
        run.progress(42.7);
        await queue.expire();
        await vi.waitFor(
          async () => {
            const [row] = await queue.states();
            expect(row).toMatchObject({ progress: 42 });
            expect(Number(row?.['waits'])).toBeGreaterThan(10);
          },
          { timeout: 10_000 },
        );
      })
      .runOne(never);
    expect(await queue.states()).toMatchObject([{ state: 'done', progress: 100 }]);
  });

  test('ends when it is cancelled', async () => {
    await queue.put({ word: 'zrušeno' });
    await queue
      .workerOf(async (run) => {
        await queue.world.db.owner.query('update tasks set cancel_asked = true');
        await new Promise<void>((resolve) => {
          run.signal.addEventListener('abort', () => resolve());
        });
        run.signal.throwIfAborted();
      })
      .runOne(never);
    expect(await queue.states()).toMatchObject([{ state: 'cancelled', lease: null }]);
  });

  test('that was cancelled at its last moment writes nothing', async () => {
    await queue.put({ word: 'zrušeno' });
    await queue
      .workerOf(async (run) => {
        await queue.world.db.owner.query('update tasks set cancel_asked = true');
        await write(run);
      })
      .runOne(never);
    expect(await queue.states()).toMatchObject([{ state: 'cancelled' }]);
    expect(await queue.written()).toEqual([]);
  });

  test('is handed back when the server stops, and no attempt is counted', async () => {
    await queue.put({ word: 'po restartu' });
    const stopping = new AbortController();
    let begun = false;
    const stopped = startTaskWorkers(
      queue.world.portal,
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
    expect(await queue.states()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
    await runWaiting(queue.workerOf(write));
    expect(await queue.written()).toEqual(['po restartu']);
  });

  test('is not begun by a server that was told to stop as it took it', async () => {
    await queue.put({ word: 'po restartu' });
    const stopping = new AbortController();
    const { portal } = queue.world;
    // What is told after the task was taken, and before it is begun.
    const transaction: typeof portal.database.transaction = async (work) => {
      const result = await portal.database.transaction(work);
      stopping.abort();
      return result;
    };
    const database = Object.assign(Object.create(portal.database), { transaction });
    const begun = vi.fn<TaskHandler>();
    await queue.workerOf(begun, { ...portal, database }).runOne(stopping.signal);
    expect(begun).not.toHaveBeenCalled();
    expect(await queue.states()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
  });
});
