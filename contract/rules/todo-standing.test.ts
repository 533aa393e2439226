import { expect, test } from 'vitest';
import { mostUrgentFirst, todoStandingOn, type UrgentTodo } from './todo-standing.ts';

const TODAY = '2026-03-02';

test.each([
  ['open', '2026-03-01', 'overdue'],
  ['waiting', '2026-03-01', 'overdue'],
  ['open', '2026-03-02', 'today'],
  ['doing', '2026-03-03', 'soon'],
  ['open', '2026-03-09', 'soon'],
  ['open', '2026-03-10', 'later'],
  ['open', null, 'none'],
  ['done', '2026-03-01', 'closed'],
  ['cancelled', null, 'closed'],
] as const)('a task %s by %s is %s', (state, due_on, standing) =>
  expect(todoStandingOn({ state, due_on }, TODAY)).toBe(standing),
);

const todo = (todo_id: number, over: Partial<UrgentTodo>): UrgentTodo => ({
  todo_id,
  state: 'open',
  due_on: null,
  priority: 'normal',
  done_at: '',
  ...over,
});

test('the most urgent stand first: by standing, term, priority; what is done from the newest', () => {
  const todos = [
    todo(1, {}),
    todo(2, { state: 'done', done_at: '2026-02-01T10:00:00.000Z' }),
    todo(3, { state: 'done', done_at: '2026-02-20T10:00:00.000Z' }),
    todo(4, { due_on: '2026-03-02', priority: 'low' }),
    todo(5, { due_on: '2026-03-02', priority: 'high' }),
    todo(6, { due_on: '2026-04-01' }),
    todo(7, { due_on: '2026-02-28' }),
    todo(8, { due_on: '2026-02-20' }),
    todo(9, { due_on: '2026-03-05' }),
  ];
  expect(mostUrgentFirst(todos, TODAY).map(({ todo_id }) => todo_id)).toEqual([
    8, 7, 5, 4, 9, 6, 1, 3, 2,
  ]);
});
