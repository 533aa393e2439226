import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  hideSystemMessage,
  listPublicSystemMessages,
  listUserSystemMessages,
  readSystemMessage,
  resetSystemMessage,
  showSystemMessageAgain,
} from '#contract/system-messages.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow('2025-01-20T10:00:00Z');
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeEach(async () => {
  await world.db.owner.query('delete from system_messages');
  user = await world.makeUser();
});

async function make(message: string, columns: Record<string, unknown> = {}): Promise<number> {
  const row = await insertRow(world.db, 'system_messages', { message, ...columns });
  return Number(row['system_message_id']);
}
const shown = async (who = user, query: Record<string, string> = {}) =>
  (await world.call(listUserSystemMessages, { token: who.token, query })).result.values;
const texts = async (who = user) => (await shown(who)).map(({ message }) => message);
const of = (system_message_id: number, who = user) => ({
  token: who.token,
  params: { system_message_id },
  body: { user_identity: who.user_identity, client_id: who.client_id, system_message_id },
});
const codes = (code: keyof typeof errors) => errors[code].errorCode;

describe('messages of the panel', () => {
  test('come by priority, and the newest first within one', async () => {
    await make('Starší', { created: '2025-01-18' });
    await make('Novější', { created: '2025-01-19' });
    await make('Naléhavá', { message_priority: 1, created: '2025-01-10' });
    expect(await texts()).toEqual(['Naléhavá', 'Novější', 'Starší']);
    expect((await shown())[2]?.message_priority).toBe(99);
  });

  test('are those that are active and that hold by the clock', async () => {
    await make('Vypnutá', { is_active: false });
    await make('Budoucí', { active_from: '2025-01-20T10:00:01Z' });
    await make('Skončená', { active_to: '2025-01-20T10:00:00Z' });
    await make('Právě', { active_from: '2025-01-20T10:00:00Z', active_to: '2025-01-21T00:00:00Z' });
    expect(await texts()).toEqual(['Právě']);
  });

  test('are shown to people who are not signed in only when they are public', async () => {
    await make('Uvnitř');
    await make('Veřejná', { is_public: true });
    await make('Veřejná, ale úlohy', { is_public: true, task_id: 1 });
    const { status, result } = await world.call(listPublicSystemMessages);
    expect(status).toBe(200);
    expect(result.values.map(({ message }) => message)).toEqual(['Veřejná']);
  });

  test('stay plain text, whatever is written in them', async () => {
    await make('<b>Odstávka</b> & "údržba"');
    expect(await texts()).toEqual(['<b>Odstávka</b> & "údržba"']);
  });
});

describe('a message put away', () => {
  test('stays away for its user for good, and for nobody else', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const [first] = [await make('První', { remember_user: true }), await make('Druhá')];
    const { status, result } = await world.call(hideSystemMessage, of(first));
    expect(status).toBe(200);
    expect(result.values.map(({ message }) => message)).toEqual(['Druhá']);
    const token = await world.makeSession(user);
    expect(await texts({ ...user, token })).toEqual(['Druhá']);
    expect(await texts(colleague)).toEqual(['Druhá', 'První']);
    expect((await world.call(hideSystemMessage, of(first))).status).toBe(200);
  });

  test('is listed with when it was put away, and can be shown again', async () => {
    const id = await make('První', { remember_user: true });
    await world.call(hideSystemMessage, of(id));
    const [row] = await shown(user, { with_hidden: '1' });
    expect(row?.hidden).not.toBe('');
    const { result } = await world.call(resetSystemMessage, of(id));
    expect(result.values).toMatchObject([{ message: 'První', hidden: '' }]);
  });

  test('is shown to everybody again when a system admin says so', async () => {
    const [system, stranger] = [
      await world.makeUser({ is_sys_admin: true }),
      await world.makeUser(),
    ];
    const id = await make('První', { remember_user: true });
    for (const who of [user, stranger]) await world.call(hideSystemMessage, of(id, who));
    expect((await world.call(showSystemMessageAgain, of(id))).status).toBe(403);
    expect((await world.call(showSystemMessageAgain, of(id, system))).status).toBe(200);
    expect([await texts(), await texts(stranger)]).toEqual([['První'], ['První']]);
    await world.call(hideSystemMessage, of(id));
    expect([await texts(), await texts(stranger)]).toEqual([[], ['První']]);
  });

  test('must be one that may be: others are only closed', async () => {
    const id = await make('Jen zavřít');
    const { status, error } = await world.call(hideSystemMessage, of(id));
    expect([status, error.errorCode]).toEqual([409, codes('message-not-kept')]);
    expect(await texts()).toEqual(['Jen zavřít']);
  });

  test('must be one that is shown, and the one that the body names', async () => {
    const [id, over] = [
      await make('Platí', { remember_user: true }),
      await make('Skončila', { remember_user: true, active_to: '2025-01-01' }),
    ];
    for (const other of [over, 2_000_000_000]) {
      expect((await world.call(hideSystemMessage, of(other))).status).toBe(404);
      expect((await world.call(resetSystemMessage, of(other))).status).toBe(404);
    }
    const differing = { ...of(id), body: { system_message_id: over } };
    expect((await world.call(hideSystemMessage, differing)).error.errorCode).toBe(
      codes('identity-mismatch'),
    );
  });

  test('leaves a row of the audit', async () => {
    const id = await make('První', { remember_user: true });
    await world.call(hideSystemMessage, of(id));
    const { rows } = await world.db.owner.query(
      `select user_identity, action from audit_log
        where record_type = 'system_message_hides' and record_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_identity: user.user_identity, action: 'insert' }]);
  });
});

describe('a message of a task', () => {
  async function makeTask(columns: Record<string, unknown> = {}, owner = user): Promise<number> {
    const { client_id, client_user_id } = owner;
    const task = { client_id, client_user_id, kind: 'test', message: 'Úloha', ...columns };
    return Number((await insertRow(world.db, 'tasks', task))['task_id']);
  }

  test('tells how far the task is, and “Dokončeno” once it goes on no more', async () => {
    const task_id = await makeTask({ state: 'running', progress: 40 });
    await make('Přepočet', { task_id, task_message: 'Počítáme plochy' });
    expect(await shown()).toMatchObject([{ task_message: 'Počítáme plochy', task_progress: 40 }]);
    await world.db.owner.query(`update tasks set state = 'done' where task_id = $1`, [task_id]);
    expect(await shown()).toMatchObject([{ task_message: 'Dokončeno', task_progress: null }]);
  });

  test('is seen by the people of its client and never by another client, by no call', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    const system = await world.makeUser({ is_sys_admin: true });
    const task_id = await makeTask({ state: 'running' });
    const id = await make('Kanárek', { task_id, is_public: true, remember_user: true });
    expect([await texts(), await texts(colleague)]).toEqual([['Kanárek'], ['Kanárek']]);
    for (const other of [stranger, system]) {
      const replies = [
        await world.call(listUserSystemMessages, {
          token: other.token,
          query: { with_hidden: '1' },
        }),
        await world.call(readSystemMessage, of(id, other)),
        await world.call(hideSystemMessage, of(id, other)),
        await world.call(resetSystemMessage, of(id, other)),
        await world.call(listPublicSystemMessages),
      ];
      expect(replies.map(({ text }) => text).join(' ')).not.toContain('Kanárek');
      expect(replies.map(({ status }) => status)).toEqual([200, 404, 404, 404, 200]);
    }
  });
});

test('one message is read by whoever may see it, also when he has put it away', async () => {
  const id = await make('První', { remember_user: true });
  await world.call(hideSystemMessage, of(id));
  const { result } = await world.call(readSystemMessage, of(id));
  expect(result).toMatchObject({ system_message_id: id, message: 'První' });
  expect((await world.call(readSystemMessage, of(2_000_000_000))).status).toBe(404);
});
