import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseTodos,
  createTodo,
  getTodo,
  listTodoRelations,
  listTodosOfMessages,
  updateTodo,
} from '#contract/todo/todos.ts';
import { insertRow } from '#tests/builders.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
beforeEach(() => at.world.setNow('2026-03-02T10:00:00Z'));

interface Addressee {
  readonly client_id: number;
  readonly client_user_id: number;
}

const WORDS = 'Vodoměr SV 4711 stojí. Podívejte se na něj.';
async function send(to: Addressee, draft: object = {}) {
  const { client_id, client_user_id } = to;
  const row = await insertRow(at.world.db, 'client_user_messages', {
    client_id,
    client_user_id,
    message: WORDS,
    created: new Date('2026-03-01T23:30:00Z'),
    ...draft,
  });
  return Number(row['client_user_message_id']);
}

const create = (relation_id: number, token = at.user.token) =>
  at.world.call(createTodo, {
    ...at.of(0),
    token,
    body: { title: 'Prověřit vodoměr', relation_kind: 'message', relation_id },
  });
const get = async (id: number, token = at.user.token) =>
  (await at.world.call(getTodo, { ...at.of(id), token })).result;
const colleague = () => at.world.makeUser({ client_id: at.unit.client_id });
const offered = async (token = at.user.token) => {
  const params = { unit_id: at.unit.unit_id, kind: 'message' as const };
  const { result } = await at.world.call(listTodoRelations, { token, params });
  return result.values.map(({ relation_id }) => relation_id);
};
const ofMessages = async (token = at.user.token) =>
  (await at.world.call(listTodosOfMessages, { token })).result.values;

describe('a task of a message', () => {
  test('tells its first sentence and its Prague day to the user whose it is, and leads him there', async () => {
    const id = await send(at.user);
    const { result } = await create(id);
    expect(result).toMatchObject({
      relation_kind: 'message',
      relation_id: id,
      relation_name: 'Vodoměr SV 4711 stojí. (2. 3. 2026)',
      relation_within: id,
      is_relation_gone: false,
    });
  });

  test('does not tell others what the message says, in the list neither', async () => {
    const { result: todo } = await create(await send(at.user));
    const { token } = await colleague();
    const other = await get(todo.todo_id, token);
    expect(other).toMatchObject({
      relation_name: 'Zpráva jiného uživatele',
      relation_within: null,
      is_relation_gone: false,
    });
    const params = { unit_id: at.unit.unit_id, show_hidden: '1' } as const;
    const list = await at.world.call(browseTodos, { token, params });
    expect(JSON.stringify(list.result)).not.toContain('4711');
    const { rows } = await at.world.db.owner.query<{ relation_name: string }>(
      'select relation_name from todos where todo_id = $1',
      [todo.todo_id],
    );
    expect(rows).toEqual([{ relation_name: '' }]);
  });

  test('may be saved by a colleague as it is, who cannot make another task be of it', async () => {
    const id = await send(at.user);
    const { result: todo } = await create(id);
    const { token } = await colleague();
    const saved = await at.world.call(updateTodo, {
      ...at.of(todo.todo_id),
      token,
      body: { note: 'Zavoláno', relation_kind: 'message', relation_id: id },
    });
    expect(saved.status).toBe(200);
    expect((await get(todo.todo_id)).relation_name).toContain('4711');
    expect((await create(id, token)).status).toBe(404);
  });

  test('is of no message of another client', async () => {
    const stranger = await at.world.makeUser();
    expect((await create(await send(stranger))).status).toBe(404);
  });

  test('stays when the message is gone, and has none of its words', async () => {
    const id = await send(at.user);
    const { result: todo } = await create(id);
    await at.world.db.owner.query(
      'delete from client_user_messages where client_user_message_id = $1',
      [id],
    );
    expect(await get(todo.todo_id)).toMatchObject({
      relation_name: '',
      relation_within: null,
      is_relation_gone: true,
    });
  });
});

test('messages are offered to their own user, the newest first, those of this unit or of none', async () => {
  const { near } = await at.neighbours();
  const reader = await colleague();
  const older = await send(reader);
  const newer = await send(reader, {
    link: `/todos/3?unit=${at.unit.unit_id}&tab=base`,
    created: new Date('2026-03-02T08:00:00Z'),
  });
  await send(reader, { link: `/todos/3?unit=${near.unit_id}` });
  await send(at.user);
  expect(await offered(reader.token)).toEqual([newer, older]);
});

test('a message tells its tasks to its own user alone, those that wait first', async () => {
  const reader = await colleague();
  const id = await send(reader);
  const { result: done } = await create(id, reader.token);
  const { result: waiting } = await create(id, reader.token);
  await at.world.call(updateTodo, { ...at.of(done.todo_id), body: { state: 'done' } });
  const { todo_id, unit_id, title } = waiting;
  const own = await ofMessages(reader.token);
  expect(own.map((todo) => [todo.todo_id, todo.state])).toEqual([
    [todo_id, 'open'],
    [done.todo_id, 'done'],
  ]);
  expect(own[0]).toEqual({
    client_user_message_id: id,
    todo_id,
    unit_id,
    title,
    state: 'open',
    due_on: null,
  });
  expect(await ofMessages((await colleague()).token)).toEqual([]);
});
