import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelTask, getTaskFile, listTasks } from '#contract/tasks.ts';
import { keepTaskFile, type TaskHandler } from '#server/jobs/queue.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { insertRow } from '#tests/builders.ts';
import { never, runTasks } from '#tests/queue.ts';
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
  test('has what waits and runs, and what ended within a week, newest first', async () => {
    await makeTask({ message: 'stará', state: 'done', finished: ago(169), created: ago(170) });
    await makeTask({ message: 'dlouhá', state: 'running', progress: 30, created: ago(200) });
    await makeTask({
      message: 'hotová',
      state: 'failed',
      fault: 'Nešlo to.',
      finished: ago(167),
      created: ago(168),
    });
    await makeTask({ message: 'nová' });
    expect(await list()).toMatchObject([
      { message: 'nová', state: 'waiting', progress: 0, finished: null },
      { message: 'hotová', state: 'failed', fault: 'Nešlo to.' },
      { message: 'dlouhá', state: 'running', progress: 30 },
    ]);
  });

  test('is the user’s own: of no colleague, and of nobody else', async () => {
    const { client_id } = user;
    const colleague = await world.makeUser({ client_id });
    const admin = await world.makeUser({ client_id, is_client_admin: true });
    await makeTask({ message: 'vlastní' });
    await makeTask({ message: 'kolega' }, colleague);
    await makeTask({ message: 'cizí' }, await world.makeUser());
    expect((await list()).map(({ message }) => message)).toEqual(['vlastní']);
    expect(await list(admin)).toEqual([]);
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

describe('a task that is tried again', () => {
  test('says how often it was begun and when it is next', async () => {
    await makeTask({ attempts: 2, due: '2035-01-20T08:00:00Z' });
    await makeTask({ message: 'První pokus', due: '2035-01-20T08:00:00Z' });
    expect(await list()).toMatchObject([
      { message: 'První pokus', attempts: 0, next_try: '' },
      { attempts: 2, next_try: '2035-01-20T08:00:00.000Z' },
    ]);
  });
});

describe('the result of a task', () => {
  const content = Buffer.from('Řádek;Chyba\r\n');
  async function makeResult(owner = user): Promise<number> {
    const task_id = await makeTask({ state: 'done', finished: new Date() }, owner);
    const { client_id, client_user_id } = owner;
    await insertRow(world.db, 'task_files', {
      client_id,
      task_id,
      client_user_id,
      file_name: 'Kanárek.csv',
      content_type: 'text/csv',
      size_bytes: content.length,
      content,
    });
    return task_id;
  }
  const file = (task_id: number, who = user) =>
    world.call(getTaskFile, { token: who.token, params: { task_id } });

  test('is told with the task and handed over as it was kept', async () => {
    const task_id = await makeResult();
    expect(await list()).toMatchObject([
      { task_id, result_file: 'Kanárek.csv', result_bytes: content.length },
    ]);
    const { result } = await file(task_id);
    expect(result).toMatchObject({ file_name: 'Kanárek.csv', content_type: 'text/csv' });
    expect(Buffer.from(result.content_base64, 'base64')).toEqual(content);
  });

  test('is its owner’s: for a colleague, an admin and another client it is as good as missing', async () => {
    const task_id = await makeResult();
    const { client_id } = user;
    const others = [
      await world.makeUser({ client_id }),
      await world.makeUser({ client_id, is_client_admin: true }),
      await world.makeUser({ is_sys_admin: true }),
    ];
    for (const other of others) {
      const [reply, none] = [await file(task_id, other), await file(2_000_000_000, other)];
      expect([reply.status, none.status]).toEqual([404, 404]);
      expect(reply.text).not.toContain('Kanárek');
      expect(JSON.stringify(await list(other))).not.toContain('Kanárek');
    }
  });

  test('kept by a task stands with it, and a later attempt’s takes its place', async () => {
    const task_id = await makeTask({ kind: 'test' });
    const handler: TaskHandler = (run) =>
      run.finish(async (db) => {
        for (const word of ['první', 'druhý'])
          await keepTaskFile(db, run.task, {
            file_name: `${word}.txt`,
            content_type: 'text/plain',
            content: Buffer.from(word),
          });
        return undefined;
      });
    await runTasks(world.portal, new Map([['test', handler]]));
    expect((await file(task_id)).result.file_name).toBe('druhý.txt');
  });

  test.each([0, 20_000_001])(
    'of %i bytes is refused, and nothing of the task stays',
    async (size) => {
      const task_id = await makeTask({ kind: 'test' });
      const fault: unknown[] = [];
      const handler: TaskHandler = (run) =>
        run.finish(async (db) => {
          const file_name = 'velký.bin';
          const sent = { file_name, content_type: 'text/plain', content: Buffer.alloc(size) };
          await keepTaskFile(db, run.task, sent).catch((error: unknown) => {
            fault.push(error);
            throw error;
          });
          return undefined;
        });
      await createTaskWorker(world.portal, new Map([['test', handler]])).runOne(never);
      expect(fault[0]).toBeInstanceOf(RangeError);
      expect((await file(task_id)).status).toBe(404);
      expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    },
  );
});
