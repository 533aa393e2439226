import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of tasks of people. Nobody else writes them.

export const todoTable = new RecordTable('todos', 'todo_id');
/** What of a task is ticked off. */
export const todoItemTable = new RecordTable('todo_items', 'todo_item_id');
/** What people say of a task. */
export const todoCommentTable = new RecordTable('todo_comments', 'todo_comment_id');
