import { afterEach, expect, test } from 'vitest';
import { getTodo, updateTodo, type Todo } from '#contract/todo/todos.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import { useSaveTodo } from './todo.queries.ts';

const todo: Todo = {
  todo_id: 5,
  unit_id: 1,
  title: 'Zvonek',
  due_on: null,
  priority: 'normal',
  assignee_id: null,
  assignee_name: '',
  state: 'open',
  relation_kind: null,
  relation_id: null,
  relation_name: '',
  relation_within: null,
  is_relation_gone: false,
  is_assignee_away: false,
  note: '',
  repeat_rule: '',
  repeat_from: 'due',
  done_at: '',
  done_by_name: '',
  created_by_name: '',
  series_number: null,
  series_on: null,
  next_todo_id: null,
  item_count: 0,
  ticked_count: 0,
  comment_count: 0,
  file_count: 0,
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 1,
};

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  queryClient.clear();
});

test('who goes on with a task at once after saving it goes on from what was saved', async () => {
  const api = stubApi();
  signedIn();
  api.answers(updateTodo, { ...todo, version: 2 });
  const params = { unit_id: 1, id: '5' };
  const key = keyOf(getTodo, { params });
  queryClient.setQueryData(key, todo);
  function Probe() {
    const { mutate } = useSaveTodo();
    return <button onClick={() => mutate({ params, body: { version: 1 } })}>Uložit</button>;
  }
  ({ leave } = drawn(<Probe />));
  click(button('Uložit'));
  await eventually(() => expect(queryClient.getQueryData<Todo>(key)?.version).toBe(2));
});
