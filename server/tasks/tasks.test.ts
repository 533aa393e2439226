import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelTask, listTasks } from '#contract/tasks.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeEach(async () => {
  await world.db.owner.query('delete from tasks');
  user = await world.makeUser();
});

async function makeTask(columns: Record<string, unknown> = {}, owner = user): Promise<number> {
  const { client_id, client_user_id } = owner;
  const task = { client_id, client_user_id, kind: 'test', message: 'Zkouška', ...columns };
  return Number((await insertRow(world.db, 'tasks', task))['task_id']);
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const list = async (who = user) =>
  (await world.call(listTasks, { token: who.token })).result.values;

const cancel = (task_id: number, who = user) =>
  world.call(cancelTask, { token: who.token, params: { task_id } });

describe('the list of tasks', () => {
  test('has what waits and runs, and what ended within a day, newest first', async () => {
    await makeTask({ message: 'stará', state: 'done', finished: ago(25), created: ago(26) });
    await makeTask({ message: 'dlouhá', state: 'running', progress: 30, created: ago(48) });
    await makeTask({
      message: 'hotová',
      state: 'failed',
      fault: 'Nešlo to.',
      finished: ago(23),
      created: ago(24),
    });
    await makeTask({ message: 'nová' });
    expect(await list()).toMatchObject([
      { message: 'nová', state: 'waiting', progress: 0, finished: null },
      { message: 'hotová', state: 'failed', fault: 'Nešlo to.' },
      { message: 'dlouhá', state: 'running', progress: 30 },
    ]);
  });

  test('is that of the client: of colleagues, and of nobody else', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    await makeTask({ message: 'kolega' }, colleague);
    await makeTask({ message: 'cizí' }, stranger);
    expect((await list()).map(({ message }) => message)).toEqual(['kolega']);
  });
});

describe('cancelling', () => {
  test('a waiting task ends it, and no worker takes it any more', async () => {
    const task_id = await makeTask();
    const { result } = await cancel(task_id);
    expect(result).toMatchObject({ state: 'cancelled' });
    expect(result.finished).not.toBeNull();
    const worker = createTaskWorker(world.portal, new Map([['test', () => Promise.resolve()]]));
    expect(await worker.runOne(new AbortController().signal)).toBe(false);
  });

  test('a running task asks its process to give it up', async () => {
    const task_id = await makeTask({ state: 'running' });
    expect((await cancel(task_id)).result).toMatchObject({ state: 'running', finished: null });
    const { rows } = await world.db.owner.query('select cancel_asked from tasks');
    expect(rows).toEqual([{ cancel_asked: true }]);
  });

  test('a task that has ended is refused', async () => {
    const task_id = await makeTask({ state: 'done', finished: ago(1) });
    const { status, error } = await cancel(task_id);
    expect([status, error.errorCode]).toEqual([409, 67000409]);
  });

  test('a task of a colleague is for admins', async () => {
    const { client_id } = user;
    const colleague = await world.makeUser({ client_id });
    const admin = await world.makeUser({ client_id, is_client_admin: true });
    const task_id = await makeTask();
    expect((await cancel(task_id, colleague)).error.errorCode).toBe(62000403);
    expect((await cancel(task_id, admin)).result.state).toBe('cancelled');
  });

  test('a foreign task is as good as a missing one', async () => {
    const task_id = await makeTask({}, await world.makeUser());
    const admin = await world.makeUser({ is_client_admin: true });
    for (const id of [task_id, 2_000_000_000]) {
      const { status, error } = await cancel(id, admin);
      expect([status, error.errorCode]).toEqual([404, 60000404]);
    }
  });
});
