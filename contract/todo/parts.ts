import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from '#contract/attached-files.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment, momentOrEmpty, requiredLongText, requiredText } from '#contract/fields.ts';
import { deleted, recordId, savedVersion } from '#contract/pasports/pasport.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';

// What is within a task: its checklist, what people say of it, files.

/** One line of the checklist. */
export const todoItem = z
  .object({
    todo_item_id: z.int(),
    todo_id: z.int(),
    title: z.string(),
    item_order: z.int(),
    is_ticked: z.boolean(),
    /** Empty until it is ticked. */
    ticked_at: momentOrEmpty,
    ticked_by_name: z.string(),
    version: z.int(),
  })
  .meta({ id: 'TodoItem' });
export type TodoItem = z.infer<typeof todoItem>;

export const todoComment = z
  .object({
    todo_comment_id: z.int(),
    todo_id: z.int(),
    /** Null of one whose author is not among the users any more. */
    client_user_id: z.int().nullable(),
    author_name: z.string(),
    /** Empty once it was emptied with the data of a person. */
    content: z.string(),
    mentioned: z.array(z.object({ client_user_id: z.int(), name: z.string() })),
    created: moment,
    /** Empty of one that stands as it was written. */
    edited_at: momentOrEmpty,
    version: z.int(),
  })
  .meta({ id: 'TodoComment' });
export type TodoComment = z.infer<typeof todoComment>;

export const todoFile = z
  .object({
    file_id: z.int(),
    file_name: z.string(),
    content_type: attachedFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'TodoFile' });
export type TodoFile = z.infer<typeof todoFile>;

const ofTodo = { unit_id: id, todo_id: id };
const inTodo = z.object({ ...ofTodo, id: recordId });
const marks = { access: 'user', modules: ['todos'] } as const;

export const readTodoParts = endpoint({
  ...marks,
  method: 'GET',
  path: '/v1/todo/parts/{unit_id}/{todo_id}',
  summary: 'Kontrolní seznam, komentáře a soubory úkolu',
  params: z.object(ofTodo),
  result: z.object({
    items: z.array(todoItem),
    comments: z.array(todoComment),
    files: z.array(todoFile),
  }),
});

/** Lines of a checklist at most. */
export const MOST_ITEMS = 100;
const itemPath = '/v1/todo/item/{unit_id}/{todo_id}/{id}';
export const createTodoItem = endpoint({
  ...marks,
  method: 'POST',
  path: itemPath,
  summary: 'Nová položka kontrolního seznamu; id je 0',
  creates: true,
  params: inTodo,
  body: z.object({ title: requiredText(200), is_ticked: z.boolean().optional() }),
  result: todoItem,
  refuses: ['licence-expired', 'item-limit-reached'],
});
export const updateTodoItem = endpoint({
  ...marks,
  method: 'PUT',
  path: itemPath,
  summary: 'Změna nebo odškrtnutí položky kontrolního seznamu',
  params: inTodo,
  body: z.object({
    ...savedVersion,
    title: requiredText(200).optional(),
    is_ticked: z.boolean().optional(),
  }),
  result: todoItem,
});
export const deleteTodoItem = endpoint({
  ...marks,
  method: 'DELETE',
  path: itemPath,
  summary: 'Smazání položky kontrolního seznamu',
  params: inTodo,
  result: deleted,
});
export const orderTodoItems = endpoint({
  ...marks,
  method: 'POST',
  path: '/v1/todo/items/order/{unit_id}/{todo_id}',
  summary: 'Pořadí položek kontrolního seznamu; všechny v novém pořadí',
  params: z.object(ofTodo),
  body: z.object({ ids: z.array(id).max(MOST_ITEMS) }),
  result: listOf(todoItem),
});

/** People mentioned in one comment at most. */
export const MOST_MENTIONED = 50;
const said = {
  content: requiredLongText(4000),
  mentioned_ids: z.array(id).max(MOST_MENTIONED, `Zmiňte nejvýše ${MOST_MENTIONED} lidí`),
};
const commentPath = '/v1/todo/comment/{unit_id}/{todo_id}/{id}';
export const createTodoComment = endpoint({
  ...marks,
  method: 'POST',
  path: commentPath,
  summary: 'Nový komentář úkolu; id je 0. Kdo je v něm zmíněn, dostane zprávu',
  creates: true,
  params: inTodo,
  body: z.object({ content: said.content, mentioned_ids: said.mentioned_ids.default([]) }),
  result: todoComment,
  refuses: ['licence-expired'],
});
export const updateTodoComment = endpoint({
  ...marks,
  method: 'PUT',
  path: commentPath,
  summary: 'Změna vlastního komentáře; zprávu dostane jen ten, kdo v něm předtím nebyl',
  params: inTodo,
  body: z.object({
    ...savedVersion,
    content: said.content,
    /** Those who are mentioned stay where it is left out. */
    mentioned_ids: said.mentioned_ids.optional(),
  }),
  result: todoComment,
  refuses: ['forbidden'],
});
export const deleteTodoComment = endpoint({
  ...marks,
  method: 'DELETE',
  path: commentPath,
  summary: 'Smazání vlastního komentáře',
  params: inTodo,
  result: deleted,
  refuses: ['forbidden'],
});

export const uploadTodoFile = endpoint({
  ...marks,
  method: 'POST',
  path: '/v1/todo/files/{unit_id}/{todo_id}',
  summary: 'Soubor nebo fotka k úkolu; z fotky se odstraní, co k ní přístroj připsal',
  creates: true,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 60_000,
  params: z.object(ofTodo),
  body: sentFile,
  result: todoFile,
  refuses: ['licence-expired', 'files-limit-reached'],
});
const filePath = '/v1/todo/file/{unit_id}/{id}';
export const getTodoFile = endpoint({
  ...marks,
  method: 'GET',
  path: filePath,
  summary: 'Soubor úkolu ke stažení',
  timeoutMs: 60_000,
  params: z.object({ unit_id: id, id: recordId }),
  result: savedFile(attachedFileType),
});
export const deleteTodoFile = endpoint({
  ...marks,
  method: 'DELETE',
  path: filePath,
  summary: 'Smazání souboru úkolu',
  params: z.object({ unit_id: id, id: recordId }),
  result: deleted,
});
