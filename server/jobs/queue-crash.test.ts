import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { queueScene } from '#tests/queue.ts';

const queue = queueScene();
const TASKS = 500;
const KILLS = 5;
const PATIENCE_MS = 240_000;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A worker in a process of its own, on the database of this file; ready when it is returned. */
async function startWorker(): Promise<ChildProcess> {
  const worker = join(projectRoot, 'tests/crash/queue-worker.ts');
  const connection = JSON.stringify(queue.world.db.connection);
  const child = spawn(process.execPath, ['--import', 'tsx', worker, connection], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  children.delete(child);
}

async function countOf(condition: string): Promise<number> {
  const { rows } = await queue.world.db.owner.query<{ count: number }>(
    `select count(*)::integer as count from tasks where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error('The tasks have not got so far.');
    await pause(20);
  }
}

test(
  `${TASKS} tasks are finished exactly once each, though both of their processes are killed again and again`,
  { timeout: 600_000 },
  async () => {
    const words = Array.from({ length: TASKS }, (_, at) => `slovo ${at}`);
    for (const word of words) await queue.put({ word, work_ms: 20 });
    const workers = [await startWorker(), await startWorker()];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Killed in the middle of work, each time further on.
      const reached = Math.floor((TASKS * kill) / (KILLS + 2));
      await until(async () => (await countOf(`state = 'done'`)) >= reached);
      await until(async () => (await countOf(`state = 'running'`)) > 0);
      const at = kill % workers.length;
      await killed(workers[at]!);
      workers[at] = await startWorker();
    }
    await until(async () => (await countOf(`state <> 'done'`)) === 0);
    for (const worker of workers) await killed(worker);

    expect((await queue.written()).map(String).toSorted()).toEqual(words.toSorted());
    // What was under way in a killed process was begun again, and says so.
    const retried = await countOf('attempts > 1');
    expect(retried).toBeGreaterThan(0);
    expect(retried).toBeLessThanOrEqual(KILLS * 2);
    expect(await countOf('attempts > 5')).toBe(0);
  },
);

test(
  'a task of a killed process waits no longer than its lease',
  { timeout: 120_000 },
  async () => {
    await queue.put({ word: 'dlouhá', work_ms: 60_000 });
    const worker = await startWorker();
    await until(async () => (await countOf(`state = 'running'`)) === 1);
    await killed(worker);
    const { rows } = await queue.world.db.owner.query<{ waits: number }>(
      `select extract(epoch from due - clock_timestamp())::float8 as waits from tasks`,
    );
    expect(rows[0]?.waits).toBeLessThanOrEqual(15);
  },
);
