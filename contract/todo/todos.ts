import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, momentOrEmpty } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import {
  deleted,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { todoFields, todoTold } from './todo-record.ts';
import { todoRelation } from './todo-words.ts';

/** A task with the names of who and what it is of, and how much is within. */
export const todo = z
  .object({
    todo_id: z.int(),
    unit_id: z.int(),
    ...readOf(todoFields),
    ...readOf(todoTold),
    /** What the record belongs to, where one gets to it by that: the settlement of an objection, the measuring place of a warning; a message itself, to the user whose it is alone. */
    relation_within: z.int().nullable(),
    /** The record that it is of is not there any more. */
    is_relation_gone: z.boolean(),
    /** Who is to do it cannot sign in any more. */
    is_assignee_away: z.boolean(),
    /** Empty until it is done. */
    done_at: momentOrEmpty,
    done_by_name: z.string(),
    /** Which one of its series it is; null of one that never came again. */
    series_number: z.int().nullable(),
    /** The day of the rule that it stands for. */
    series_on: z.iso.date().nullable(),
    /** The next one of its series, once there is one. */
    next_todo_id: z.int().nullable(),
    item_count: z.int(),
    ticked_count: z.int(),
    comment_count: z.int(),
    file_count: z.int(),
    ...stamps,
  })
  .meta({ id: 'Todo' });
export type Todo = z.infer<typeof todo>;

/** A task as its form saves it. */
export const todoInput = z.object(writeOf(todoFields));

export const browseTodos = endpoint({
  method: 'GET',
  path: '/v1/todos/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: ['todos'],
  summary: 'Úkoly jednotky, které čekají; 1 přidá i hotové a zrušené',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(todo).extend({ closed_count: z.int() }),
});

const path = '/v1/todo/{unit_id}/{id}';
export const getTodo = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['todos'],
  summary: 'Jeden úkol',
  params: unitRecord,
  result: todo,
});
export const createTodo = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['todos'],
  summary: 'Nový úkol; id je 0. Komu je přidělen někým jiným, ten dostane zprávu',
  creates: true,
  params: unitRecord,
  body: z.object({ ...todoInput.partial().shape, title: todoInput.shape.title }),
  result: todo,
  refuses: ['licence-expired'],
});
export const updateTodo = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['todos'],
  summary:
    'Změna úkolu; posílají se jen změněná pole. Splnění opakovaného úkolu založí další, vzetí zpět ho odstraní, dokud se ho nikdo nedotkl',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...todoInput.partial().shape }),
  result: todo,
});
export const changeTodos = changeOfMany({
  path: '/v1/todos/many/{unit_id}',
  modules: ['todos'],
  summary: 'Změna polí mnoha úkolů najednou: všech, nebo žádného',
  fields: todoInput
    .partial()
    .pick({ assignee_id: true, due_on: true, state: true, priority: true }),
});
export const deleteTodo = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['todos'],
  summary: 'Smazání úkolu i s kontrolním seznamem, komentáři a soubory',
  params: unitRecord,
  result: deleted,
});

/** Records of a kind that a task may be of. */
export const listTodoRelations = endpoint({
  method: 'GET',
  path: '/v1/todos/relations/{unit_id}/{kind}',
  access: 'user',
  modules: ['todos'],
  summary: 'Záznamy jednoho druhu, kterých se úkol může týkat',
  params: z.object({ unit_id: id, kind: todoRelation }),
  result: listOf(z.object({ relation_id: z.int(), name: z.string() })),
});

/** Somebody of the client to whom a task may be given. */
export const colleague = z
  .object({
    client_user_id: z.int(),
    name: z.string(),
    /** Can sign in: others are neither assigned nor mentioned. */
    is_here: z.boolean(),
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/v1/todos/colleagues',
  access: 'user',
  modules: ['todos'],
  summary: 'Uživatelé klienta, kterým lze přidělit úkol nebo je zmínit, podle jména',
  result: listOf(colleague),
});

/** A task made of a message, as the one whose message it is sees it. */
const todoOfMessage = todo
  .pick({ todo_id: true, unit_id: true, title: true, state: true, due_on: true })
  .extend({ client_user_message_id: z.int() })
  .meta({ id: 'TodoOfMessage' });
export type TodoOfMessage = z.infer<typeof todoOfMessage>;

export const listTodosOfMessages = endpoint({
  method: 'GET',
  path: '/v1/todos/of-messages',
  access: 'user',
  modules: ['todos'],
  summary: 'Úkoly, které se týkají zpráv uživatele, ve všech jednotkách',
  result: listOf(todoOfMessage),
});
