import { not, yearly, type Book } from './entry.ts';

const A_USER = not('who of the users has done it is told as long as he is one');

/** Tasks of people: what is to be done, by whom and by when. */
export const todoTables = {
  todos: {
    room: 'core/todo',
    meaning: 'A task of a person: what is to be done, of what record, by whom and by when.',
    tenant: 'unit',
    personal: {
      columns: ['note'],
      exported: 'person',
      erased: 'emptied',
      person: { by: 'address_id', id: 'todo_id', outlives: true },
    },
    free: { columns: ['title', 'note', 'relation_name'], id: 'todo_id', name: 'title' },
    retention: { as: 'the client' },
    growth: yearly(200, 'unit'),
    history: 'whole',
  },
  todo_items: {
    room: 'core/todo',
    meaning: 'A line of the checklist of a task, and who ticked it off.',
    tenant: 'unit',
    personal: { columns: ['ticked_by'], exported: A_USER, erased: A_USER },
    free: { columns: ['title'], id: 'todo_item_id', name: 'title', within: 'todo_id' },
    retention: { with: 'todos' },
    growth: yearly(500, 'unit'),
    history: 'whole',
  },
  todo_comments: {
    room: 'core/todo',
    meaning: 'What a user says of a task, and whom of his colleagues he mentions.',
    tenant: 'unit',
    personal: {
      columns: ['content'],
      exported: 'person',
      erased: 'emptied',
      person: {
        by: 'todo_id',
        through: [{ table: 'todos', column: 'todo_id' }],
        id: 'todo_comment_id',
        outlives: true,
      },
    },
    free: { columns: ['content'], id: 'todo_comment_id', within: 'todo_id' },
    retention: { with: 'todos' },
    growth: yearly(500, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
