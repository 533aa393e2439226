import type { UnitOfClient } from '../pasports.ts';
import { addFileRow } from '../revisions.ts';
import { addTodoCommentRow, addTodoItemRow, addTodoRow } from '../todos.ts';
import type { World } from '../world.ts';

/** Makes a task of a house with all that is within, and a spare one. */
export async function makeTodos(
  { db }: World,
  unit: UnitOfClient,
  { building }: { readonly building: { readonly pasport_building_id: number } },
  client_user_id: number,
  mark: string,
) {
  const todo_id = await addTodoRow(db, unit, {
    title: mark,
    note: mark,
    relation_kind: 'building',
    relation_id: building.pasport_building_id,
    relation_name: mark,
    assignee_id: client_user_id,
    created_by: client_user_id,
  });
  const file = { record_type: 'todos', file_name: `${mark}.pdf` };
  return {
    todo_id,
    todo_item_id: await addTodoItemRow(db, unit, todo_id, { title: mark }),
    later_item_id: await addTodoItemRow(db, unit, todo_id, { title: mark, item_order: 2 }),
    todo_comment_id: await addTodoCommentRow(db, unit, todo_id, { content: mark, client_user_id }),
    file_id: await addFileRow(db, unit, todo_id, file),
    spare_todo_id: await addTodoRow(db, unit, { title: mark }),
  };
}
