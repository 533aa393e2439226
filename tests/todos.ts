import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

/** A task that waits, without a term, unless the columns say otherwise. */
export async function addTodoRow(
  db: Rows,
  unit: UnitOfClient,
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), title: 'Opravit zvonek', ...columns };
  return Number((await insertRow(db, 'todos', row))['todo_id']);
}

/** A line of the checklist of a task. */
export async function addTodoItemRow(
  db: Rows,
  unit: UnitOfClient,
  todo_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), todo_id, title: 'Koupit baterii', item_order: 1, ...columns };
  return Number((await insertRow(db, 'todo_items', row))['todo_item_id']);
}

/** What somebody says of a task. */
export async function addTodoCommentRow(
  db: Rows,
  unit: UnitOfClient,
  todo_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), todo_id, content: 'Objednáno', ...columns };
  return Number((await insertRow(db, 'todo_comments', row))['todo_comment_id']);
}
