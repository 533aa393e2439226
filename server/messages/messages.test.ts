import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  confirmAllUserMessages,
  confirmUserMessage,
  listStoredMessages,
  listUserMessages,
} from '#contract/messages.ts';
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
  user = await world.makeUser();
});

let minute = 0;
async function send(to: User, message: string) {
  minute += 1;
  const { client_id, client_user_id } = to;
  const created = new Date(Date.UTC(2025, 0, 20, 8, minute));
  const row = await insertRow(world.db, 'client_user_messages', {
    client_id,
    client_user_id,
    message,
    created,
  });
  return Number(row['client_user_message_id']);
}

const list = async (of: User) =>
  (await world.call(listUserMessages, { token: of.token })).result.values.map((one) => one.message);
const confirm = (by: User, client_user_message_id: number, body = {}) =>
  world.call(confirmUserMessage, { token: by.token, params: { client_user_message_id }, body });

describe('messages of the user', () => {
  test('are the own ones that wait for confirmation, newest first', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    const first = await send(user, 'První');
    await send(user, 'Druhá');
    await send(colleague, 'Kolegovi');
    await send(stranger, 'Cizímu');
    const { result } = await world.call(listUserMessages, { token: user.token });
    expect(result.values.map(({ message }) => message)).toEqual(['Druhá', 'První']);
    expect(result.values[1]).toEqual({
      client_user_message_id: first,
      message: 'První',
      link: '',
      created: new Date(Date.UTC(2025, 0, 20, 8, minute - 3)).toISOString(),
    });
  });

  test('are an empty list where there are none', async () => {
    expect(await list(user)).toEqual([]);
  });
});

describe('confirmation of one message', () => {
  test('returns those that still wait', async () => {
    const first = await send(user, 'První');
    await send(user, 'Druhá');
    const { status, result } = await confirm(user, first, { client_user_message_id: first });
    expect(status).toBe(200);
    expect(result.values.map(({ message }) => message)).toEqual(['Druhá']);
    expect(await list(user)).toEqual(['Druhá']);
  });

  test('may be repeated, and the first moment stays', async () => {
    const id = await send(user, 'První');
    world.setNow('2025-02-01T08:00:00Z');
    await confirm(user, id);
    world.setNow('2025-02-02T08:00:00Z');
    expect((await confirm(user, id)).status).toBe(200);
    const { rows } = await world.db.owner.query<{ confirmed: Date }>(
      'select confirmed from client_user_messages where client_user_message_id = $1',
      [id],
    );
    expect(rows[0]?.confirmed.toISOString()).toBe('2025-02-01T08:00:00.000Z');
  });

  test('of a message of another user, of another client, or of none is the same not-found', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    const ids = [await send(colleague, 'Kolegovi'), await send(stranger, 'Cizímu'), 2_000_000_000];
    const replies = await Promise.all(ids.map((id) => confirm(user, id)));
    expect(replies.map(({ error }) => error.errorCode)).toEqual(
      ids.map(() => errors['not-found'].errorCode),
    );
    expect(await list(colleague)).toEqual(['Kolegovi']);
    expect(await list(stranger)).toEqual(['Cizímu']);
  });

  test('refuses a body that names another message', async () => {
    const [first, second] = [await send(user, 'První'), await send(user, 'Druhá')];
    const reply = await confirm(user, first, { client_user_message_id: second });
    expect(reply.error.errorCode).toBe(errors['identity-mismatch'].errorCode);
    expect(await list(user)).toHaveLength(2);
  });

  test('leaves a row of the audit', async () => {
    const id = await send(user, 'První');
    await confirm(user, id);
    const { rows } = await world.db.owner.query(
      `select user_identity, action from audit_log
        where record_type = 'client_user_messages' and record_id = $1 and action = 'update'`,
      [id],
    );
    expect(rows).toEqual([{ user_identity: user.user_identity, action: 'update' }]);
  });
});

test('confirmation of all confirms the own ones and nothing else', async () => {
  const colleague = await world.makeUser({ client_id: user.client_id });
  await send(user, 'První');
  await send(user, 'Druhá');
  await send(colleague, 'Kolegovi');
  const { status, result } = await world.call(confirmAllUserMessages, {
    token: user.token,
    body: { user_identity: user.user_identity, client_id: user.client_id },
  });
  expect(status).toBe(200);
  expect(result.values).toEqual([]);
  expect(await list(user)).toEqual([]);
  expect(await list(colleague)).toEqual(['Kolegovi']);
});

describe('confirmed messages', () => {
  const kept = async (of: User) =>
    (await world.call(listStoredMessages, { token: of.token })).result.values;

  test('stay and are listed with when they were confirmed, the newest first', async () => {
    const first = await send(user, 'První');
    await send(user, 'Druhá');
    world.setNow('2025-02-01T08:00:00Z');
    await confirm(user, first);
    expect((await kept(user)).map(({ message, confirmed }) => [message, confirmed])).toEqual([
      ['Druhá', ''],
      ['První', '2025-02-01T08:00:00.000Z'],
    ]);
    expect(await list(user)).toEqual(['Druhá']);
  });

  test('are the user’s own: of no colleague and of no other client', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    await confirm(user, await send(user, 'Kanárek'));
    for (const other of [colleague, stranger]) expect(await kept(other)).toEqual([]);
    expect(await kept(user)).toHaveLength(1);
  });
});
