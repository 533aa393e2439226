import { beforeEach, expect, test } from 'vitest';
import { createTodo, updateTodo } from '#contract/todo/todos.ts';
import { insertRow } from '#tests/builders.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { goMorningRounds } from './morning.service.ts';

const at = unitWorld();
const owner = () => at.world.db.owner;

beforeEach(() =>
  owner().query(
    'truncate client_user_messages, outbox_mails, notified, notification_rounds, todos cascade',
  ),
);

const morning = async (day: string) => {
  at.world.setNow(`${day}T06:00:00Z`);
  await goMorningRounds(at.world.portal);
};
const messages = async () =>
  (
    await owner().query<{ client_user_id: number; message: string; link: string }>(
      `select client_user_id, message, link from client_user_messages
        where message like 'Úkoly:%' order by client_user_message_id`,
    )
  ).rows;
const make = async (body: object) => {
  at.world.setNow('2027-03-01T10:00:00Z');
  return (await at.world.call(createTodo, { ...at.of(0), body: { title: 'Zvonek', ...body } }))
    .result;
};

test('each is told in the morning of his own tasks that have become overdue, of each once', async () => {
  const { client_id, client_user_id: assignee_id } = at.user;
  const other = await at.world.makeUser({ client_id });
  const { todo_id, version } = await make({ assignee_id, due_on: '2027-03-02' });
  await make({ title: 'Cizí', assignee_id: other.client_user_id, due_on: '2027-03-05' });
  await make({ title: 'Ničí', due_on: '2027-03-01' });
  await morning('2027-03-02');
  expect(await messages()).toEqual([]);
  await morning('2027-03-03');
  await morning('2027-03-04');
  const told = await messages();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    client_user_id: assignee_id,
    link: `/todos/${todo_id}?unit=${at.unit.unit_id}`,
  });
  expect(told[0]?.message).toContain('1 váš úkol je nově po termínu. Nejdřív: Zvonek');
  // Another term is another thing to be told of.
  await at.world.call(updateTodo, { ...at.of(todo_id), body: { due_on: '2027-03-05', version } });
  await morning('2027-03-06');
  expect((await messages()).map((one) => one.client_user_id).toSorted((a, b) => a - b)).toEqual(
    [assignee_id, assignee_id, other.client_user_id].toSorted((a, b) => a - b),
  );
});

test('who wants a mail is told in the one mail of the day', async () => {
  const { client_id, client_user_id } = at.user;
  await insertRow(at.world.db, 'user_preferences', {
    client_id,
    client_user_id,
    notify_todos: 'mail',
  });
  await make({ assignee_id: client_user_id, due_on: '2027-03-09' });
  await morning('2027-03-10');
  expect(await messages()).toEqual([]);
  const { rows } = await owner().query<{ recipient: string; body: string }>(
    'select recipient, body from outbox_mails',
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([at.user.user_identity]);
  expect(rows[0]?.body).toContain('Úkoly po termínu:\n- Zvonek');
});

test('nobody is told where tasks are closed', async () => {
  await make({ assignee_id: at.user.client_user_id, due_on: '2027-04-01' });
  await owner().query(`update modules set enabled = false where name = 'todos'`);
  await morning('2027-04-02');
  await owner().query(`update modules set enabled = true where name = 'todos'`);
  expect(await messages()).toEqual([]);
});
