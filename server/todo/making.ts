import { blankOf, type WrittenOf } from '#contract/record.ts';
import { todoFields } from '#contract/todo/todo-record.ts';
import { todoTable } from '#server/core/todo/tables.sql.ts';
import { todosJudge } from './judged.ts';
import { doneColumns, seriesColumns, type Doing } from './series.ts';

/** What is told of a new task; the rest of it is as in an empty one. */
export type NewTodo = Partial<WrittenOf<typeof todoFields>> & { readonly title: string };

/** Makes a task as its rules allow; its id. Errors: `not-found`, `invalid-input`. */
export async function makeTodo(doing: Doing, body: NewTodo): Promise<number> {
  const { db, unit, actor } = doing;
  const todo = { ...blankOf(todoFields), ...body };
  const kept = (await todosJudge(doing, [{ after: todo }]))({ after: todo });
  const [{ id } = { id: 0 }] = await todoTable.withIds(db, [todo]);
  await todoTable.insert(db, unit, [
    {
      ...todo,
      ...kept,
      todo_id: id,
      created_by: actor.client_user_id,
      ...doneColumns(null, todo.state, doing),
      ...seriesColumns(id, todo),
    },
  ]);
  return id;
}
