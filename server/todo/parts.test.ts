import { beforeEach, describe, expect, test } from 'vitest';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { errors } from '#contract/errors.ts';
import { listUserMessages } from '#contract/messages.ts';
import {
  createTodoComment,
  createTodoItem,
  deleteTodoComment,
  deleteTodoItem,
  getTodoFile,
  MOST_ITEMS,
  orderTodoItems,
  readTodoParts,
  updateTodoComment,
  updateTodoItem,
  uploadTodoFile,
} from '#contract/todo/parts.ts';
import { browseTodos, createTodo, getTodo, updateTodo } from '#contract/todo/todos.ts';
import { undoChange } from '#contract/undo.ts';
import { takenPhoto } from '#tests/photos.ts';
import { addTodoItemRow } from '#tests/todos.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let todo_id: number;
beforeEach(async () => {
  at.world.setNow('2026-03-02T10:00:00Z');
  const body = { title: 'Opravit zvonek', due_on: '2026-03-02', repeat_rule: 'FREQ=DAILY' };
  todo_id = (await at.world.call(createTodo, { ...at.of(0), body })).result.todo_id;
});

const within = (id = 0, token = at.user.token) => ({
  token,
  params: { unit_id: at.unit.unit_id, todo_id, id },
});
const ofTodo = () => ({ token: at.user.token, params: { unit_id: at.unit.unit_id, todo_id } });
const parts = async () => (await at.world.call(readTodoParts, ofTodo())).result;
const addItem = async (title: string) =>
  (await at.world.call(createTodoItem, { ...within(), body: { title } })).result;
const takeBack = ({ headers }: { headers: Record<string, unknown> }) => {
  const told = headers[CHANGE_HEADER];
  const change = readChange(typeof told === 'string' ? told : null);
  const params = { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 };
  return at.world.call(undoChange, { token: at.user.token, params });
};

describe('a checklist', () => {
  test('is ticked with who and when, and unticked', async () => {
    const { todo_item_id } = await addItem('Baterie');
    const tick = (is_ticked: boolean) =>
      at.world.call(updateTodoItem, { ...within(todo_item_id), body: { is_ticked } });
    expect((await tick(true)).result).toMatchObject({
      is_ticked: true,
      ticked_at: '2026-03-02T10:00:00.000Z',
    });
    expect((await tick(false)).result).toMatchObject({ is_ticked: false, ticked_at: '' });
  });

  test('keeps the order that people give it, and is told when it is another list', async () => {
    const [one, two] = [await addItem('Jedna'), await addItem('Dvě')];
    const order = (ids: number[]) => at.world.call(orderTodoItems, { ...ofTodo(), body: { ids } });
    await order([two.todo_item_id, one.todo_item_id]);
    expect((await parts()).items.map(({ title }) => title)).toEqual(['Dvě', 'Jedna']);
    const { status } = await order([two.todo_item_id]);
    expect(status).toBe(errors['invalid-input'].status);
  });

  test('goes back to its former order, whatever other lists there are', async () => {
    const [one, two] = [await addItem('Jedna'), await addItem('Dvě')];
    const body = { title: 'Jiný úkol', due_on: '2026-03-02' };
    const other = (await at.world.call(createTodo, { ...at.of(0), body })).result.todo_id;
    await addTodoItemRow(at.world.db, at.unit, other);
    const ids = [two.todo_item_id, one.todo_item_id];
    expect(
      (await takeBack(await at.world.call(orderTodoItems, { ...ofTodo(), body: { ids } }))).status,
    ).toBe(200);
    expect((await parts()).items.map(({ title }) => title)).toEqual(['Jedna', 'Dvě']);
  });

  test('has at most a hundred lines', async () => {
    for (let made = 0; made < MOST_ITEMS; made += 1)
      await addTodoItemRow(at.world.db, at.unit, todo_id);
    const refused = await at.world.call(createTodoItem, { ...within(), body: { title: 'Víc' } });
    expect(refused.status).toBe(errors['item-limit-reached'].status);
  });

  test('gets a deleted line back', async () => {
    const { todo_item_id } = await addItem('Baterie');
    await at.world.call(updateTodoItem, { ...within(todo_item_id), body: { is_ticked: true } });
    const gone = await at.world.call(deleteTodoItem, within(todo_item_id));
    expect((await takeBack(gone)).status).toBe(200);
    expect((await parts()).items).toMatchObject([{ title: 'Baterie', is_ticked: true }]);
  });
});

describe('a comment', () => {
  test('is changed and deleted by its author alone', async () => {
    const said = await at.world.call(createTodoComment, { ...within(), body: { content: 'Ano' } });
    const id = said.result.todo_comment_id;
    const { token } = await at.world.makeUser({ client_id: at.unit.client_id });
    const foreign = await at.world.call(updateTodoComment, {
      ...within(id, token),
      body: { content: 'Ne' },
    });
    const removal = await at.world.call(deleteTodoComment, within(id, token));
    expect([foreign.status, removal.status]).toEqual([403, 403]);
    const body = { content: 'Ano, zítra' };
    expect((await at.world.call(updateTodoComment, { ...within(id), body })).result).toMatchObject({
      content: 'Ano, zítra',
      edited_at: '2026-03-02T10:00:00.000Z',
    });
    expect((await at.world.call(deleteTodoComment, within(id))).status).toBe(200);
    expect((await parts()).comments).toEqual([]);
  });

  test('that was just said or changed is taken back, and whoever was told of it stays told', async () => {
    const { client_user_id, token } = await at.world.makeUser({ client_id: at.unit.client_id });
    const body = { content: 'Podívejte se', mentioned_ids: [client_user_id] };
    const said = await at.world.call(createTodoComment, { ...within(), body });
    const id = said.result.todo_comment_id;
    const changed = await at.world.call(updateTodoComment, {
      ...within(id),
      body: { content: 'Už ne', mentioned_ids: [] },
    });
    expect((await takeBack(changed)).status).toBe(200);
    expect((await parts()).comments).toMatchObject([
      { content: 'Podívejte se', mentioned: [{ client_user_id }] },
    ]);
    const next = await at.world.call(createTodoComment, { ...within(), body });
    expect((await takeBack(next)).status).toBe(200);
    expect((await parts()).comments).toHaveLength(1);
    const told = (await at.world.call(listUserMessages, { token, params: { client_user_id } }))
      .result;
    expect(told.values).toHaveLength(3);
  });

  test('mentions nobody of another client', async () => {
    const { client_user_id } = await at.world.makeUser();
    const body = { content: 'Podívejte se', mentioned_ids: [client_user_id] };
    const refused = await at.world.call(createTodoComment, { ...within(), body });
    expect(refused.status).toBe(404);
  });
});

test('a photo is kept without the place where it was taken', async () => {
  const content_base64 = (await takenPhoto()).toString('base64');
  const body = { file_name: 'okap.jpeg', content_base64 };
  const { result } = await at.world.call(uploadTodoFile, { ...ofTodo(), body });
  expect(result).toMatchObject({ file_name: 'okap.jpg', content_type: 'image/jpeg' });
  const kept = await at.world.call(getTodoFile, at.of(result.file_id));
  const bytes = Buffer.from(kept.result.content_base64, 'base64').toString('latin1');
  expect(bytes).not.toContain('TelefonMaker');
  expect((await at.world.call(getTodo, at.of(todo_id))).result.file_count).toBe(1);
});

test('a completion is taken back with the next one that it made', async () => {
  await addItem('Baterie');
  const done = await at.world.call(updateTodo, { ...at.of(todo_id), body: { state: 'done' } });
  expect(done.result.next_todo_id).not.toBeNull();
  expect((await takeBack(done)).status).toBe(200);
  const { result } = await at.world.call(browseTodos, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '1' },
  });
  expect(result.values).toMatchObject([{ todo_id, state: 'open', done_at: '', item_count: 1 }]);
});
