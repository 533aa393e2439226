import type {
  browseTodos,
  changeTodos,
  createTodo,
  deleteTodo,
  getTodo,
  Todo,
  updateTodo,
} from '#contract/todo/todos.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectComments, selectItems } from '#server/core/todo/parts.sql.ts';
import { todoCommentTable, todoItemTable, todoTable } from '#server/core/todo/tables.sql.ts';
import { todoOf } from '#server/core/todo/told.ts';
import { selectTodo, selectTodoForUpdate, selectTodos } from '#server/core/todo/todos.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { judgedTodo } from './judged.ts';
import { makeTodo } from './making.ts';
import { doneColumns, followSeries, seriesColumns, type Doing } from './series.ts';
import { tellAssigned } from './telling.ts';

/** Tasks of the unit, the most urgent first. Errors: `not-found`. */
export async function readTodos({ unit, db, params, actor }: UnitCall<typeof browseTodos>) {
  const { rows, closed_count } = await selectTodos(db, unit, actor, params.show_hidden === '1');
  return { values: rows.map(todoOf), closed_count };
}

async function loadTodo(
  { db, unit, actor }: Pick<Doing, 'db' | 'unit' | 'actor'>,
  id: number,
): Promise<Todo | undefined> {
  const row = await selectTodo(db, unit, actor, id);
  return row && todoOf(row);
}

/** Errors: `not-found`. */
export async function readTodo(call: UnitCall<typeof getTodo>) {
  const found = await loadTodo(call, call.params.id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** A new task; who is given it by somebody else is told. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addTodo(call: UnitCall<typeof createTodo>): Promise<Todo> {
  const { unit, db, params, body, portal } = call;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const id = await makeTodo({ ...call, now: portal.now() }, body);
  const made = await loadTodo(call, id);
  ensure(made !== undefined, 'not-found');
  if (made.assignee_id !== null) await tellAssigned(call, made.assignee_id, [made]);
  return made;
}

/** A save without its telling; the task as it is then, and whether somebody else has it now. */
async function saved(
  call: Omit<UnitCall<typeof updateTodo>, 'query'>,
): Promise<{ todo: Todo; isGiven: boolean }> {
  const { unit, db, params, body, portal } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await selectTodoForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  const tell = () => loadTodo(call, id);
  await ensureSeen(version, before, tell);
  const doing = { ...call, now: portal.now() };
  const after = { ...before, ...changes };
  const columns = {
    ...(await judgedTodo(call, after, before)),
    ...doneColumns(before.state, after.state, doing),
    ...seriesColumns(id, after, before),
  };
  if (Object.keys(changes).length > 0)
    await todoTable.updateOne(db, unit, { id, columns: { ...changes, ...columns } });
  await followSeries(doing, before.state, { ...after, ...columns });
  const todo = await savedOr(await tell(), tell);
  return { todo, isGiven: todo.assignee_id !== before.assignee_id };
}

/**
 * Saves changed fields. A repeated task that is done makes the next one, and takes it away when it is not done after
 * all. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`.
 */
export async function saveTodo(call: UnitCall<typeof updateTodo>): Promise<Todo> {
  const { todo, isGiven } = await saved(call);
  if (isGiven && todo.assignee_id !== null) await tellAssigned(call, todo.assignee_id, [todo]);
  return todo;
}

/** Changes fields of many tasks, each as `saveTodo` does; who is given them is told once. Errors: `records-refused`. */
export async function saveTodos(call: UnitCall<typeof changeTodos>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  const given: Todo[] = [];
  const answer = await savedMany(records, async ({ id, version }) => {
    const { todo, isGiven } = await saved({
      ...call,
      params: { unit_id, id },
      body: { ...fields, version },
    });
    if (isGiven) given.push(todo);
  });
  const { assignee_id } = fields;
  if (typeof assignee_id === 'number') await tellAssigned(call, assignee_id, given);
  return answer;
}

/** Deletes a task with all that is within; files go with it. Errors: `not-found`. */
export async function removeTodo({ unit, db, params }: UnitCall<typeof deleteTodo>) {
  const before = await selectTodoForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  const items = await selectItems(db, unit, params.id);
  await todoItemTable.remove(
    db,
    unit,
    items.map(({ todo_item_id }) => todo_item_id),
  );
  const comments = await selectComments(db, unit, params.id);
  await todoCommentTable.remove(
    db,
    unit,
    comments.map(({ todo_comment_id }) => todo_comment_id),
  );
  await todoTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
