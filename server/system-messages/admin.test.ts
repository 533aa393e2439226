import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  createSystemMessage,
  deleteSystemMessage,
  listAllSystemMessages,
  listUserSystemMessages,
  updateSystemMessage,
} from '#contract/system-messages.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let token: string;
let system: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
  world.setNow('2025-01-20T10:00:00Z');
  system = await world.makeUser({ is_sys_admin: true });
  ({ token } = system);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.owner.query('delete from system_messages');
  await world.db.owner.query('delete from settings_log');
});

const create = (body: object, headers: Record<string, string> = {}) =>
  world.call(createSystemMessage, { token, body, headers });
const change = (system_message_id: number, body: object) =>
  world.call(updateSystemMessage, { token, params: { system_message_id }, body });
const list = async (search?: string) =>
  (
    await world.call(listAllSystemMessages, {
      token,
      ...(search === undefined ? {} : { query: { search } }),
    })
  ).result.values;
const made = async (body: object) => (await create(body)).result;
const logged = async () =>
  (
    await world.db.owner.query<{ user_identity: string; changes: object }>(
      'select user_identity, changes from settings_log order by settings_log_id',
    )
  ).rows;

describe('the list of a system admin', () => {
  test('has all messages with how they stand by the clock', async () => {
    await made({ message: 'Vypnuté', is_active: false });
    await made({ message: 'Naplánované', active_from: '2025-02-01T00:00:00Z' });
    await made({ message: 'Skončilo', active_to: '2025-01-20T10:00:00Z' });
    await made({ message: 'Platí' });
    const states = (await list()).map(({ message, state }) => [message, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        ['Vypnuté', 'off'],
        ['Naplánované', 'planned'],
        ['Skončilo', 'over'],
        ['Platí', 'shown'],
      ]),
    );
  });

  test('is searched without case and diacritics, and signs of patterns mean themselves', async () => {
    await made({ message: 'Odstávka v neděli', task_message: 'Přepočet' });
    await made({ message: 'Nová verze' });
    expect((await list('ODSTAVKA prepocet')).map(({ message }) => message)).toEqual([
      'Odstávka v neděli',
    ]);
    for (const sign of ['%', '_', '\\']) expect(await list(sign)).toEqual([]);
  });
});

describe('a new message', () => {
  test('takes what the specification gives it and is shown at once', async () => {
    const { status, result } = await create({ message: 'Odstávka' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      message: 'Odstávka',
      message_priority: 99,
      is_active: true,
      remember_user: false,
      red_alert: false,
      task_id: null,
      active_from: '',
      state: 'shown',
      version: 1,
    });
    const user = await world.makeUser();
    const shown = await world.call(listUserSystemMessages, { token: user.token });
    expect(shown.result.values).toMatchObject([{ message: 'Odstávka', hidden: '' }]);
  });

  test('is made once, however often the call is repeated', async () => {
    const headers = { 'idempotency-key': 'hlaseni-1' };
    const first = await create({ message: 'Jednou' }, headers);
    const again = await create({ message: 'Jednou' }, headers);
    expect(again.result).toEqual(first.result);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['message', { message: ' ' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['message_priority', { message: 'a', message_priority: 1000 }],
    ['message_priority', { message: 'a', message_priority: -1 }],
    ['active_from', { message: 'a', active_from: 'zítra' }],
    ['active_from', { message: 'a', active_from: '0000-01-01T00:00:00Z' }],
    ['active_to', { message: 'a', active_to: '2200-01-01T00:00:00Z' }],
    [
      'active_to',
      { message: 'a', active_from: '2025-01-20T10:00:00Z', active_to: '2025-01-20T10:00:00Z' },
    ],
  ])('with a wrong %s is refused and not kept', async (field, body) => {
    const { status, error } = await create(body);
    expect([status, error.fields?.[0]?.field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  test('is tied to a task of the admin’s own client only', async () => {
    const task = async (owner: { client_id: number; client_user_id: number }) => {
      const { client_id, client_user_id } = owner;
      const row = { client_id, client_user_id, kind: 'test', message: 'Úloha' };
      return Number((await insertRow(world.db, 'tasks', row))['task_id']);
    };
    const own = await task(system);
    const foreign = await task(await world.makeUser());
    expect((await create({ message: 'a', task_id: own })).status).toBe(200);
    for (const task_id of [foreign, 2_000_000_000])
      expect((await create({ message: 'a', task_id })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('is written down with who made it', async () => {
    const { system_message_id } = await made({ message: 'Odstávka' });
    expect(await logged()).toMatchObject([
      {
        user_identity: system.user_identity,
        changes: { [`system_messages.${system_message_id}.message`]: [null, 'Odstávka'] },
      },
    ]);
  });
});

describe('a change of a message', () => {
  test('changes what was sent and nothing else, and is written down', async () => {
    const { system_message_id } = await made({ message: 'Odstávka', red_alert: true });
    const { result } = await change(system_message_id, {
      message: 'Odstávka v 18:00',
      active_to: '2025-01-21T00:00:00Z',
      version: 1,
    });
    expect(result).toMatchObject({ message: 'Odstávka v 18:00', red_alert: true, version: 2 });
    expect(result.active_to).toBe('2025-01-21T00:00:00.000Z');
    expect((await change(system_message_id, { active_to: '' })).result.active_to).toBe('');
    expect(await logged()).toHaveLength(3);
  });

  test('against a newer version is refused with the message as it stands', async () => {
    const { system_message_id } = await made({ message: 'První' });
    await change(system_message_id, { message: 'Druhá', version: 1 });
    const { status, error } = await change(system_message_id, { message: 'Třetí', version: 1 });
    expect([status, error.errorCode]).toEqual([409, errors['version-conflict'].errorCode]);
    expect(error.current).toMatchObject({ message: 'Druhá', version: 2 });
    expect(await list()).toMatchObject([{ message: 'Druhá' }]);
  });

  test('may not turn its bounds round, nor concern a message that is not there', async () => {
    const { system_message_id } = await made({ message: 'a', active_from: '2025-01-21T00:00:00Z' });
    const reply = await change(system_message_id, { active_to: '2025-01-20T00:00:00Z' });
    expect(reply.error.fields).toEqual([
      { field: 'active_to', message: 'Konec musí být po začátku' },
    ]);
    expect((await change(2_000_000_000, { message: 'a' })).status).toBe(404);
  });
});

test('a deleted message is shown to nobody, and the deletion is written down', async () => {
  const { system_message_id } = await made({ message: 'Odstávka' });
  const remove = () => world.call(deleteSystemMessage, { token, params: { system_message_id } });
  expect((await remove()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await remove()).status).toBe(404);
  expect((await logged()).at(-1)?.changes).toEqual({
    [`system_messages.${system_message_id}.message`]: ['Odstávka', null],
  });
});
