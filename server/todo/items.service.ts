import {
  MOST_ITEMS,
  type createTodoItem,
  type deleteTodoItem,
  type orderTodoItems,
  type readTodoParts,
  type TodoItem,
  type updateTodoItem,
} from '#contract/todo/parts.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectFiles } from '#server/core/files/files.sql.ts';
import { selectItems, selectParts, selectTodoHeld } from '#server/core/todo/parts.sql.ts';
import { todoItemTable } from '#server/core/todo/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { fileOf, OF_TODOS } from './files.service.ts';

/** The checklist, comments and files of a task. Errors: `not-found`. */
export async function readParts({ unit, db, params, actor }: UnitCall<typeof readTodoParts>) {
  const { todo_id } = params;
  const [parts, files] = await foundWith(
    selectParts(db, unit, todo_id),
    selectFiles(db, unit, OF_TODOS, [todo_id], actor),
  );
  return { ...parts, files: files.map(fileOf) };
}

/** The lines of a checklist, which nobody else changes before the transaction ends. Errors: `not-found`. */
async function itemsHeld(db: Db, unit: OwnedUnit, todo_id: number): Promise<TodoItem[]> {
  ensure(await selectTodoHeld(db, unit, todo_id), 'not-found');
  return selectItems(db, unit, todo_id);
}

async function itemOf(db: Db, unit: OwnedUnit, todo_id: number, id: number): Promise<TodoItem> {
  const items = await selectItems(db, unit, todo_id);
  const item = items.find(({ todo_item_id }) => todo_item_id === id);
  ensure(item !== undefined, 'not-found');
  return item;
}

/** One more line at the end of the checklist. Errors: `wrong-method`, `not-found`, `licence-expired`, `item-limit-reached`. */
export async function addItem({
  unit,
  db,
  params,
  body,
  portal,
  actor,
}: UnitCall<typeof createTodoItem>): Promise<TodoItem> {
  const { todo_id } = params;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const items = await itemsHeld(db, unit, todo_id);
  ensure(items.length < MOST_ITEMS, 'item-limit-reached');
  const item_order = (items.at(-1)?.item_order ?? 0) + 1;
  const ticked = { ticked_at: portal.now().toISOString(), ticked_by: actor.client_user_id };
  const id = await todoItemTable.insertOne(db, unit, {
    todo_id,
    title: body.title,
    item_order,
    ...(body.is_ticked === true && ticked),
  });
  return itemOf(db, unit, todo_id, id);
}

/** Changes a line, or ticks it. Errors: `wrong-method`, `not-found`, `version-conflict`. */
export async function saveItem({
  unit,
  db,
  params,
  body,
  portal,
  actor,
}: UnitCall<typeof updateTodoItem>): Promise<TodoItem> {
  const { todo_id, id } = params;
  ensure(id !== 0, 'wrong-method');
  const items = await itemsHeld(db, unit, todo_id);
  const before = items.find(({ todo_item_id }) => todo_item_id === id);
  ensure(before !== undefined, 'not-found');
  await ensureSeen(body.version, before);
  const { title, is_ticked = before.is_ticked } = body;
  const ticked = is_ticked
    ? { ticked_at: portal.now().toISOString(), ticked_by: actor.client_user_id }
    : { ticked_at: null, ticked_by: null };
  const columns = {
    ...(title !== undefined && { title }),
    ...(is_ticked !== before.is_ticked && ticked),
  };
  if (Object.keys(columns).length > 0) await todoItemTable.updateOne(db, unit, { id, columns });
  return itemOf(db, unit, todo_id, id);
}

/** Errors: `not-found`. */
export async function removeItem({ unit, db, params }: UnitCall<typeof deleteTodoItem>) {
  const items = await itemsHeld(db, unit, params.todo_id);
  ensure(
    items.some(({ todo_item_id }) => todo_item_id === params.id),
    'not-found',
  );
  await todoItemTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}

/** Puts the lines into another order; all of them are named. Errors: `not-found`, `invalid-input`. */
export async function orderItems({ unit, db, params, body }: UnitCall<typeof orderTodoItems>) {
  const items = await itemsHeld(db, unit, params.todo_id);
  const named = new Set(body.ids);
  const isAll =
    named.size === body.ids.length &&
    named.size === items.length &&
    items.every(({ todo_item_id }) => named.has(todo_item_id));
  if (!isAll) throw fieldFault('ids', 'Seznam mezitím někdo změnil; načtěte ho znovu');
  const moved = items.filter((item) => item.item_order !== body.ids.indexOf(item.todo_item_id) + 1);
  await todoItemTable.update(
    db,
    unit,
    moved.map(({ todo_item_id: id }) => ({
      id,
      columns: { item_order: body.ids.indexOf(id) + 1 },
    })),
  );
  return { values: await selectItems(db, unit, params.todo_id) };
}
