import { readDashboard } from '#contract/dashboard.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { listUserMessages } from '#contract/messages.ts';
import { createTodoComment, createTodoItem, readTodoParts } from '#contract/todo/parts.ts';
import {
  browseTodos,
  changeTodos,
  createTodo,
  deleteTodo,
  getTodo,
  listColleagues,
  listTodoRelations,
  updateTodo,
} from '#contract/todo/todos.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

beforeEach(() => at.world.setNow('2026-03-02T10:00:00Z'));

const create = (body: object = {}) =>
  at.world.call(createTodo, { ...at.of(0), body: { title: 'Opravit zvonek', ...body } });
const made = async (body: object = {}) => (await create(body)).result;
const get = async (id: number) => (await at.world.call(getTodo, at.of(id))).result;
const save = (id: number, body: object, token = at.user.token) =>
  at.world.call(updateTodo, { ...at.of(id), token, body });
const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseTodos, { token: at.user.token, params })).result;
};
const colleague = (draft: object = {}) =>
  at.world.makeUser({
    client_id: at.unit.client_id,
    first_name: 'Jana',
    last_name: 'Malá',
    ...draft,
  });
const messagesOf = async ({ token }: { token: string }) =>
  (await at.world.call(listUserMessages, { token })).result.values;

describe('a task', () => {
  test('is made of its title alone, and tells who has made it', async () => {
    const todo = await made();
    expect(todo).toMatchObject({
      title: 'Opravit zvonek',
      state: 'open',
      priority: 'normal',
      due_on: null,
      assignee_id: null,
      relation_kind: null,
      repeat_rule: '',
      item_count: 0,
    });
    expect(await get(todo.todo_id)).toEqual(todo);
  });

  test('is of a record of its unit, whose name of now it tells', async () => {
    const { db } = at.world;
    const house = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' });
    const flat = await addSpaceRow(db, at.unit, house.pasport_id, { space_number: '12' });
    const relation = { relation_kind: 'space', relation_id: flat.pasport_space_id };
    const { todo_id, relation_name } = await made(relation);
    expect(relation_name).toBe('Lipová 3, 12');
    await db.owner.query('update pasports set pasport_name = $1 where pasport_id = $2', [
      'Lipová 3a',
      house.pasport_id,
    ]);
    expect((await get(todo_id)).relation_name).toBe('Lipová 3a, 12');
  });

  test('keeps the last known name of a record that is gone, but of a person none', async () => {
    const { db } = at.world;
    const house = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' });
    const address_id = await addAddressRow(db, at.unit, { last_name: 'Novák' });
    const of = { relation_kind: 'building', relation_id: house.pasport_building_id };
    const { todo_id } = await made(of);
    const ofPerson = await made({ relation_kind: 'address', relation_id: address_id });
    expect(ofPerson.relation_name).toContain('Novák');
    await db.owner.query('delete from pasport_buildings where pasport_id = $1', [house.pasport_id]);
    await db.owner.query('delete from pasports where pasport_id = $1', [house.pasport_id]);
    await db.owner.query('delete from addresses where address_id = $1', [address_id]);
    expect(await get(todo_id)).toMatchObject({ relation_name: 'Lipová 3', is_relation_gone: true });
    expect(await get(ofPerson.todo_id)).toMatchObject({
      relation_name: '',
      is_relation_gone: true,
    });
    // It may still be saved as it is.
    expect((await save(todo_id, { title: 'Jinak' })).status).toBe(200);
    expect((await get(todo_id)).relation_name).toBe('Lipová 3');
  });

  test('is of no record of another unit', async () => {
    const { near } = await at.neighbours();
    const house = await addBuildingRow(at.world.db, near, { pasport_name: 'Jinde' });
    const refused = await create({
      relation_kind: 'building',
      relation_id: house.pasport_building_id,
    });
    expect(refused.status).toBe(404);
  });
});

test('relations of each kind are offered', async () => {
  const { db } = at.world;
  const house = await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' });
  await addSpaceRow(db, at.unit, house.pasport_id, { space_number: '12' });
  const { unit_id } = at.unit;
  const kinds = [
    'building',
    'space',
    'address',
    'meter',
    'revision',
    'settlement',
    'objection',
    'warning',
    'message',
  ] as const;
  const offered = await Promise.all(
    kinds.map((kind) =>
      at.world.call(listTodoRelations, { token: at.user.token, params: { unit_id, kind } }),
    ),
  );
  expect(offered.map(({ result }) => result.values.map(({ name }) => name))).toEqual([
    ['Lipová 3'],
    ['Lipová 3, 12'],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
});

describe('who is to do it', () => {
  test('is told of a task that somebody else gives him, once and with the way to it', async () => {
    const jana = await colleague();
    const { todo_id } = await made({ assignee_id: jana.client_user_id, due_on: '2026-03-09' });
    await save(todo_id, { note: 'u vchodu' });
    const told = await messagesOf(jana);
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain('„Opravit zvonek“, do 9. 3. 2026');
    expect(told[0]?.link).toBe(`/todos/${todo_id}?unit=${at.unit.unit_id}`);
  });

  test('is not told of what he takes himself', async () => {
    await made({ assignee_id: at.user.client_user_id });
    expect(await messagesOf(at.user)).toEqual([]);
  });

  test('can sign in', async () => {
    const away = await colleague({ blocked: true });
    const refused = await create({ assignee_id: away.client_user_id });
    expect(refused.status).toBe(errors['invalid-input'].status);
  });

  test('is told of many tasks by one message', async () => {
    const jana = await colleague();
    const all = [await made(), await made({ title: 'Druhý' })];
    await at.world.call(changeTodos, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id },
      body: {
        records: all.map(({ todo_id: id, version }) => ({ id, version })),
        fields: { assignee_id: jana.client_user_id },
      },
    });
    expect(await messagesOf(jana)).toHaveLength(1);
  });
});

describe('a repeated task', () => {
  const weekly = { due_on: '2026-03-02', repeat_rule: 'FREQ=WEEKLY;BYDAY=MO' };

  test('makes the next one of its series when it is done, with the checklist unticked', async () => {
    const todo = await made(weekly);
    const { unit_id } = at.unit;
    const of = { token: at.user.token, params: { unit_id, todo_id: todo.todo_id, id: 0 } };
    await at.world.call(createTodoItem, { ...of, body: { title: 'Baterie', is_ticked: true } });
    const done = (await save(todo.todo_id, { state: 'done' })).result;
    expect(done.next_todo_id).not.toBeNull();
    expect(await get(done.next_todo_id ?? 0)).toMatchObject({
      state: 'open',
      due_on: '2026-03-09',
      series_number: 2,
      item_count: 1,
      ticked_count: 0,
    });
  });

  test('makes it once, whoever completes it at the same time', async () => {
    const { todo_id } = await made(weekly);
    const jana = await colleague();
    await Promise.all([
      save(todo_id, { state: 'done' }),
      save(todo_id, { state: 'done' }, jana.token),
      save(todo_id, { state: 'done' }),
    ]);
    expect((await list('1')).values).toHaveLength(2);
  });

  test('passes over days that have gone by', async () => {
    const { todo_id } = await made(weekly);
    at.world.setNow('2026-04-01T10:00:00Z');
    const { next_todo_id } = (await save(todo_id, { state: 'done' })).result;
    expect((await get(next_todo_id ?? 0)).due_on).toBe('2026-04-06');
  });

  test('takes the next one away when it is not done after all, unless somebody touched it', async () => {
    const { todo_id } = await made(weekly);
    const done = (await save(todo_id, { state: 'done' })).result;
    expect((await save(todo_id, { state: 'open' })).result.next_todo_id).toBeNull();
    expect((await list('1')).values).toHaveLength(1);
    const again = (await save(todo_id, { state: 'done' })).result;
    expect(again.next_todo_id).not.toBe(done.next_todo_id);
    await save(again.next_todo_id ?? 0, { note: 'už se dělá' });
    const refused = await save(todo_id, { state: 'open' });
    expect(refused.status).toBe(errors['invalid-input'].status);
    expect((await get(todo_id)).state).toBe('done');
  });
});

test('who is mentioned in a comment is told', async () => {
  const jana = await colleague();
  const { todo_id } = await made();
  const { unit_id } = at.unit;
  const said = { content: '@Jana Malá podívejte se', mentioned_ids: [jana.client_user_id] };
  const params = { unit_id, todo_id, id: 0 };
  await at.world.call(createTodoComment, { token: at.user.token, params, body: said });
  expect((await messagesOf(jana))[0]?.message).toContain('vás zmiňuje v úkolu „Opravit zvonek“');
  const parts = await at.world.call(readTodoParts, {
    token: at.user.token,
    params: { unit_id, todo_id },
  });
  expect(parts.result.comments).toMatchObject([
    {
      content: said.content,
      mentioned: [{ client_user_id: jana.client_user_id, name: 'Jana Malá' }],
    },
  ]);
});

test('a task is deleted with all that is within', async () => {
  const { todo_id } = await made();
  const params = { unit_id: at.unit.unit_id, todo_id, id: 0 };
  await at.world.call(createTodoItem, { token: at.user.token, params, body: { title: 'Jedna' } });
  expect((await at.world.call(deleteTodo, at.of(todo_id))).status).toBe(200);
  expect((await list('1')).values).toEqual([]);
});

test('colleagues are told by their names, those who cannot sign in too', async () => {
  await colleague({ first_name: 'Aleš', blocked: true });
  const { values } = (await at.world.call(listColleagues, { token: at.user.token })).result;
  expect(values.find(({ name }) => name === 'Aleš Malá')?.is_here).toBe(false);
});

test('the counts of a unit are of what waits, by the measure of the list', async () => {
  const mine = { assignee_id: at.user.client_user_id };
  await made({ ...mine, due_on: '2026-03-01' });
  await made({ due_on: '2026-03-01' });
  await made({ ...mine, due_on: '2026-03-09' });
  await made({ due_on: '2026-03-10' });
  await save((await made({ ...mine, due_on: '2026-03-01' })).todo_id, { state: 'done' });
  const { unit_id } = at.unit;
  const { token } = at.user;
  const { result } = await at.world.call(readUnitToday, { token, params: { unit_id } });
  expect(result.todos).toEqual({ count: 4, mine: 2, overdue: 2 });
  const query = { unit_id: String(unit_id) };
  const dashboard = await at.world.call(readDashboard, { token, query });
  expect(dashboard.result.values).toMatchObject([{ todos_overdue: 2, todos_soon: 1 }]);
});
