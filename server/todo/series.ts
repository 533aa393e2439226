import { pragueDay } from '#contract/czech/prague-day.ts';
import { nextTodoOn } from '#contract/rules/next-todo.ts';
import type { Todo } from '#contract/todo/todos.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectItems } from '#server/core/todo/parts.sql.ts';
import { todoItemTable, todoTable } from '#server/core/todo/tables.sql.ts';
import { selectOfSeries, type KeptTodo } from '#server/core/todo/todos.sql.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';

/** Who completes it, where and when. */
export interface Doing {
  readonly db: Db;
  readonly unit: OwnedUnit;
  readonly actor: Pick<Actor, 'client_user_id'>;
  readonly now: Date;
}

type Completed = Omit<KeptTodo, 'version' | 'created' | 'updated'>;

/** When and by whom it was done follows from its state. */
export function doneColumns(
  before: Todo['state'] | null,
  after: Todo['state'],
  { actor, now }: Doing,
) {
  if (before === after) return {};
  if (after === 'done') return { done_at: now.toISOString(), done_by: actor.client_user_id };
  return before === 'done' ? { done_at: null, done_by: null } : {};
}

/** Since when a series is reckoned anew: once it has another rule. */
export function seriesColumns(
  id: number,
  after: Pick<KeptTodo, 'repeat_rule' | 'due_on'>,
  before?: Pick<KeptTodo, 'repeat_rule' | 'series_id' | 'series_number' | 'series_on'>,
) {
  if (after.repeat_rule === before?.repeat_rule) return {};
  // The first one is of no series when it does not come again after all.
  if (after.repeat_rule === '')
    return before?.series_number === 1
      ? { series_id: null, series_number: null, series_on: null }
      : {};
  return {
    series_id: before?.series_id ?? id,
    series_number: before?.series_number ?? 1,
    series_on: after.due_on,
  };
}

/** Makes the next one of the series of a task that was just done, unless it is there; with its checklist unticked. */
async function makeNext({ db, unit, now }: Doing, todo: Completed): Promise<void> {
  const next = nextTodoOn(todo, pragueDay(now));
  const { series_id, series_number } = todo;
  if (next === null || series_id === null || series_number === null) return;
  if ((await selectOfSeries(db, unit, series_id, series_number + 1)) !== undefined) return;
  const { title, note, priority, assignee_id, created_by } = todo;
  const { relation_kind, relation_id, relation_name, repeat_rule, repeat_from } = todo;
  const todo_id = await todoTable.insertOne(db, unit, {
    title,
    note,
    priority,
    assignee_id,
    created_by,
    state: 'open',
    due_on: next,
    relation_kind,
    relation_id,
    relation_name,
    repeat_rule,
    repeat_from,
    series_id,
    series_number: series_number + 1,
    series_on: next,
  });
  const items = await selectItems(db, unit, todo.todo_id);
  await todoItemTable.insert(
    db,
    unit,
    items.map((item) => ({ todo_id, title: item.title, item_order: item.item_order })),
  );
}

/** Deletes the next one of the series, which came of a completion that is taken back. Errors: `invalid-input` once somebody has touched it. */
async function takeNextBack({ db, unit }: Doing, todo: Completed): Promise<void> {
  const { series_id, series_number } = todo;
  if (series_id === null || series_number === null) return;
  const next = await selectOfSeries(db, unit, series_id, series_number + 1);
  if (next === undefined) return;
  if (next.is_touched)
    throw fieldFault(
      'state',
      'Další úkol série už někdo upravil. Nechte tento hotový, nebo nejdřív smažte ten další',
    );
  const items = await selectItems(db, unit, next.todo_id);
  await todoItemTable.remove(
    db,
    unit,
    items.map(({ todo_item_id }) => todo_item_id),
  );
  await todoTable.remove(db, unit, [next.todo_id]);
}

/** What follows in its series from the change of the state of a task, which is held. Errors: `invalid-input`. */
export async function followSeries(
  doing: Doing,
  before: Todo['state'],
  after: Completed,
): Promise<void> {
  if (before === after.state) return;
  if (after.state === 'done') await makeNext(doing, after);
  if (before === 'done') await takeNextBack(doing, after);
}
