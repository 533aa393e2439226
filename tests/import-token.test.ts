import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeClientToken, readClientToken } from '#contract/clients.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getImportTemplate, listImportUnits } from '#contract/import-start.ts';
import {
  acceptImport,
  checkImport,
  getImport,
  listImports,
  uploadImport,
} from '#contract/imports.ts';
import { getTaskFile, listTasks } from '#contract/tasks.ts';
import { changeUnitToken, readUnitToken } from '#contract/units.ts';
import { taskHandlers } from '#server/app.ts';
import { insertRow } from './builders.ts';
import { csv } from './imports.ts';
import { runTasks } from './queue.ts';
import { codeOf } from './endpoints/ask.ts';
import { walk } from './endpoints/walk.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let client_id: number;
let admin: Awaited<ReturnType<World['makeUser']>>;
let first: number;
let second: number;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ client_id } = await world.makeClient());
  admin = await world.makeUser({ client_id, is_client_admin: true });
  first = (await world.makeUnit(client_id, { name: 'Lípová' })).unit_id;
  second = (await world.makeUnit(client_id, { name: 'Dubová' })).unit_id;
});

async function unitToken(unit_id = first): Promise<string> {
  const body = { unit_id, action: 'create' };
  return (await world.call(changeUnitToken, { token: admin.token, body })).result.external_token;
}
async function clientToken(): Promise<string> {
  const body = { action: 'create' };
  return (await world.call(changeClientToken, { token: admin.token, body })).result.external_token;
}
const upload = (token: string, unit_id = first) =>
  world.call(uploadImport, {
    token,
    params: { unit_id },
    body: {
      kind: 'buildings',
      file_name: 'domy.csv',
      content_base64: Buffer.from(csv([['Název domu'], ['Lípová 12']])).toString('base64'),
    },
  });

describe('a program with the token of a unit', () => {
  test('brings a file through: upload, dry run, acceptance, with the progress of the work', async () => {
    const token = await unitToken();
    const { result, status } = await upload(token);
    expect(status).toBe(200);
    const params = { unit_id: first, import_id: result.import_id };
    await world.call(checkImport, { token, params, body: { mapping: ['pasport_name'] } });
    const tasks = (await world.call(listTasks, { token })).result.values;
    expect(tasks.map(({ kind, unit_id }) => [kind, unit_id])).toEqual([['import-check', first]]);
    await runTasks(world.portal, taskHandlers);
    await world.call(acceptImport, { token, params });
    await runTasks(world.portal, taskHandlers);
    expect((await world.call(getImport, { token, params })).result.state).toBe('accepted');
    const template = await world.call(getImportTemplate, { token, params: { kind: 'buildings' } });
    expect(template.status).toBe(200);
  });

  test('sees its unit alone, another of the client is as good as missing', async () => {
    const token = await unitToken();
    const units = (await world.call(listImportUnits, { token })).result.values;
    expect(units).toEqual([{ unit_id: first, name: 'Lípová' }]);
    expect((await world.call(listImports, { token, params: { unit_id: second } })).status).toBe(
      404,
    );
    expect((await upload(token, second)).status).toBe(404);
  });

  test('sees tasks of its imports, and no other work or file of whoever made it', async () => {
    const token = await unitToken();
    const { client_user_id } = admin;
    const make = async (kind: string, unit_id: number | null) => {
      const task = { client_id, client_user_id, kind, message: 'Práce', unit_id };
      return Number((await insertRow(world.db, 'tasks', task))['task_id']);
    };
    const own = await make('import-check', first);
    const foreign = await make('import-check', second);
    const other = await make('test', first);
    for (const task_id of [own, foreign, other])
      await insertRow(world.db, 'task_files', {
        client_id,
        client_user_id,
        task_id,
        file_name: 'a.txt',
        content_type: 'text/plain',
        content: Buffer.from('a'),
        size_bytes: 1,
      });
    const tasks = (await world.call(listTasks, { token })).result.values;
    expect(tasks.map(({ task_id }) => task_id)).toEqual([own]);
    const files = [own, foreign, other].map((task_id) =>
      world.call(getTaskFile, { token, params: { task_id } }),
    );
    expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 404, 404]);
  });
});

test('the token of a client opens all its units, and none of another', async () => {
  const token = await clientToken();
  const units = (await world.call(listImportUnits, { token })).result.values;
  expect(units.map(({ name }) => name)).toEqual(['Dubová', 'Lípová']);
  expect((await upload(token, second)).status).toBe(200);
  const foreign = await world.makeUser();
  const { unit_id } = await world.makeUnit(foreign.client_id);
  expect((await upload(token, unit_id)).status).toBe(404);
});

describe('a token opens nothing', () => {
  const tried = async (token: string) => (await upload(token)).status;

  test('once it is removed', async () => {
    const token = await unitToken();
    await world.call(changeUnitToken, {
      token: admin.token,
      body: { unit_id: first, action: 'delete' },
    });
    expect(await tried(token)).toBe(401);
  });

  test('once it has expired, until it is prolonged', async () => {
    const token = await unitToken();
    const past = `update units set external_token_expires = now() - interval '1 second'
                   where unit_id = $1`;
    await world.db.owner.query(past, [first]);
    expect(await tried(token)).toBe(401);
    const body = { unit_id: first, action: 'prolong' };
    const prolonged = await world.call(changeUnitToken, { token: admin.token, body });
    expect(prolonged.result.external_token).toBe(token);
    expect(await tried(token)).toBe(200);
  });

  test('once whoever made it is blocked', async () => {
    const token = await clientToken();
    const block = 'update client_users set blocked = true where client_user_id = $1';
    await world.db.owner.query(block, [admin.client_user_id]);
    expect(await tried(token)).toBe(401);
  });

  test('that is not there is not prolonged', async () => {
    const body = { unit_id: first, action: 'prolong' };
    const { status } = await world.call(changeUnitToken, { token: admin.token, body });
    expect(status).toBe(409);
  });
});

test('each call by a token is written down with how it ended, and its admin is told of it', async () => {
  const token = await unitToken();
  const state = async () =>
    (await world.call(readUnitToken, { token: admin.token, params: { unit_id: first } })).result;
  expect(await state()).toMatchObject({ last_used: '', calls: [] });
  await upload(token);
  await world.call(acceptImport, { token, params: { unit_id: first, import_id: 999_999 } });
  const { calls, last_used, expires, user_name } = await state();
  expect(calls.map(({ called, refusal }) => [called, refusal])).toEqual([
    [`POST /v1/imports/${first}/999999/accept`, 'not-found'],
    [`POST /v1/imports/${first}`, ''],
  ]);
  expect(last_used).not.toBe('');
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 80 * 86_400_000);
  expect(user_name).toBe('Jana Zkušební');
  const { result } = await world.call(readClientToken, { token: admin.token });
  expect(result).toEqual({ expires: '', last_used: '', user_name: '', calls: [] });
});

describe('every other call', () => {
  const walking = walk();
  const others = endpoints.filter(({ access, streams }) => !streams && access !== 'import');
  const closed = others.filter(({ access }) => access !== 'public');

  test.each(closed.map((one) => [nameOf(one), one] as const))(
    '%s is closed to a token',
    async (_name, endpoint: Endpoint) => {
      const scene = walking.still;
      const body = { unit_id: scene.unit_id, action: 'create' };
      await walking.world.call(changeUnitToken, {
        token: await scene.token('client-admin'),
        body,
      });
      const { rows } = await walking.world.db.owner.query<{ external_token: string }>(
        'select external_token from units where unit_id = $1',
        [scene.unit_id],
      );
      const response = await walking.answer(endpoint, scene, { token: rows[0]?.external_token });
      expect(codeOf(response)).toBe('unauthorized');
    },
  );
});
