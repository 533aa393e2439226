import type { BodyOf } from '#contract/endpoint.ts';
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
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectComments, selectItems } from '#server/core/todo/parts.sql.ts';
import { todoCommentTable, todoItemTable, todoTable } from '#server/core/todo/tables.sql.ts';
import { todoOf } from '#server/core/todo/told.ts';
import {
  selectTodo,
  selectTodoForUpdate,
  selectTodos,
  selectTodosForUpdate,
  selectTodosOf,
  type KeptTodo,
} from '#server/core/todo/todos.sql.ts';
import type { ChangedRow } from '#server/db/record-table.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { todosJudge } from './judged.ts';
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

type Saving = Pick<UnitCall<typeof updateTodo>, 'unit' | 'db' | 'actor' | 'portal'>;
type Changes = Omit<BodyOf<typeof updateTodo>, 'version'>;

/** A change of a task, which is held. */
interface TodoChange {
  readonly id: number;
  readonly columns: ChangedRow<'todos'>;
  readonly before: KeptTodo;
  readonly after: KeptTodo;
}

/**
 * How the same change of tasks is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a task: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function todoJudge(call: Saving, ids: readonly number[], changes: Changes) {
  const { unit, db, portal } = call;
  const rows = await selectTodosForUpdate(db, unit, ids);
  const drafts = rows.map((before) => ({ before, after: { ...before, ...changes } }));
  const held = new Map(drafts.map((draft) => [draft.before.todo_id, draft]));
  const keptOf = await todosJudge(call, drafts);
  const doing = { ...call, now: portal.now() };
  return async ({ id, version }: Seen, tell?: () => unknown): Promise<TodoChange> => {
    const draft = held.get(id);
    ensure(draft !== undefined, 'not-found');
    const { before, after } = draft;
    await ensureSeen(version, before, tell);
    const columns = {
      ...keptOf(draft),
      ...doneColumns(before.state, after.state, doing),
      ...seriesColumns(id, after, before),
    };
    return { id, columns: { ...changes, ...columns }, before, after: { ...after, ...columns } };
  };
}

const follow = (call: Saving, { before, after }: TodoChange) =>
  followSeries({ ...call, now: call.portal.now() }, before.state, after);

const isGiven = ({ before, after }: TodoChange) => after.assignee_id !== before.assignee_id;

/**
 * Saves changed fields. A repeated task that is done makes the next one, and takes it away when it is not done after
 * all. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`.
 */
export async function saveTodo(call: UnitCall<typeof updateTodo>): Promise<Todo> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => loadTodo(call, id);
  const judge = await todoJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await todoTable.updateAll(db, unit, [change]);
  await follow(call, change);
  const todo = await savedOr(await tell(), tell);
  if (isGiven(change) && todo.assignee_id !== null)
    await tellAssigned(call, todo.assignee_id, [todo]);
  return todo;
}

/** Changes fields of many tasks, each judged as by `saveTodo`; who is given them is told once. Errors: `records-refused`. */
export async function saveTodos(call: UnitCall<typeof changeTodos>) {
  const { unit, db, actor, body } = call;
  const { records, fields } = body;
  const judge = await todoJudge(call, idsOf(records), fields);
  const changes = await judgedMany(records, (record) => judge(record));
  await todoTable.updateAll(db, unit, changes);
  await judgedMany(changes, (change) => follow(call, change));
  const given = changes.filter(isGiven);
  const { assignee_id } = fields;
  if (typeof assignee_id === 'number') {
    const told = (await selectTodosOf(db, unit, actor, idsOf(given))).map(todoOf);
    const firstMade = told.toSorted((one, other) => one.todo_id - other.todo_id);
    await tellAssigned(call, assignee_id, firstMade);
  }
  return { changed_count: records.length };
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
