import {
  createTodoComment,
  createTodoItem,
  deleteTodoComment,
  deleteTodoItem,
  orderTodoItems,
  updateTodoComment,
  updateTodoItem,
} from '#contract/todo/parts.ts';
import { changeTodos, createTodo, deleteTodo, updateTodo } from '#contract/todo/todos.ts';
import type { Kind } from './kind.ts';

/** Tasks of people. What others were told of stays told, and a deleted task has taken comments and files along. */
export const todoKinds: readonly Kind[] = [
  {
    table: 'todos',
    id: 'todo_id',
    ofUnit: true,
    add: createTodo,
    save: updateTodo,
    saveMany: changeTodos,
    remove: deleteTodo,
    goesForGood: true,
    tells: ['client_user_messages'],
    follows: [
      'address_id',
      'done_at',
      'done_by',
      'relation_name',
      'series_id',
      'series_number',
      'series_on',
    ],
  },
  {
    table: 'todo_items',
    id: 'todo_item_id',
    ofUnit: true,
    add: createTodoItem,
    save: updateTodoItem,
    remove: deleteTodoItem,
    follows: ['ticked_at', 'ticked_by'],
    order: { column: 'item_order', within: 'todo_id', call: orderTodoItems },
    asSaved: ({ ticked_at, ...row }) => ({
      ...row,
      ...(ticked_at !== undefined && { is_ticked: ticked_at !== null }),
    }),
    asNew: ({ ticked_at, ...row }) => ({ ...row, is_ticked: ticked_at !== null }),
  },
  // A deleted one is asked about before: made again it would stand last, and tell the mentioned once more.
  {
    table: 'todo_comments',
    id: 'todo_comment_id',
    ofUnit: true,
    add: createTodoComment,
    save: updateTodoComment,
    remove: deleteTodoComment,
    goesForGood: true,
    tells: ['client_user_messages'],
    follows: ['edited_at'],
  },
];
