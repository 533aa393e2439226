import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import {
  createTodoComment,
  createTodoItem,
  deleteTodoComment,
  deleteTodoFile,
  deleteTodoItem,
  getTodoFile,
  orderTodoItems,
  readTodoParts,
  updateTodoComment,
  updateTodoItem,
  uploadTodoFile,
} from '#contract/todo/parts.ts';
import type { TodoRelation } from '#contract/todo/todo-words.ts';
import {
  browseTodos,
  createTodo,
  deleteTodo,
  getTodo,
  listColleagues,
  listTodoRelations,
  listTodosOfMessages,
  updateTodo,
  type Todo,
} from '#contract/todo/todos.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a task may be seen. */
export const todoReads: readonly Endpoint[] = [
  browseTodos,
  getTodo,
  readTodoParts,
  listTodosOfMessages,
  listRecordHistory,
];
const changed = { invalidates: todoReads };

/** Tasks of the unit that wait; all of them with those that are closed. */
export function useTodos(unit_id: number, withClosed: boolean) {
  const params = { unit_id, show_hidden: withClosed ? '1' : '0' } as const;
  return useQuery({ ...queryFor(browseTodos, { params }), placeholderData: keepPreviousData });
}

/** One task; a missing one shows the not-found page. */
export function useTodo(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getTodo, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** The checklist, comments and files of a task. */
export const useTodoParts = (unit_id: number, todo_id: number) =>
  useQuery(queryFor(readTodoParts, { params: { unit_id, todo_id } }));

export const useColleagues = () => useQuery(queryFor(listColleagues));

/** Records of a kind that a task may be of; none while no kind is chosen. */
export function useRelations(unit_id: number, kind: TodoRelation | null) {
  return useQuery({
    ...queryFor(listTodoRelations, { params: { unit_id, kind: kind ?? 'building' } }),
    enabled: kind !== null,
  });
}

/** Who goes on with a task at once goes on from what was saved, not from what was read before. */
function keepTodo(todo: Todo): void {
  const { unit_id, todo_id } = todo;
  queryClient.setQueryData(keyOf(getTodo, { params: { unit_id, id: String(todo_id) } }), todo);
}
const saved = { ...changed, onSuccess: keepTodo };

export const useCreateTodo = () => useCall(createTodo, saved);
export const useSaveTodo = () => useCall(updateTodo, saved);
export function useDeleteTodo() {
  return useCall(deleteTodo, {
    invalidates: [browseTodos, listTodosOfMessages],
    // Nobody asks for the deleted one any more.
    onSuccess: () => {
      for (const gone of [getTodo, readTodoParts])
        void queryClient.invalidateQueries({ queryKey: keyOf(gone), refetchType: 'none' });
    },
  });
}

export const useAddItem = () => useCall(createTodoItem, changed);
export const useSaveItem = () => useCall(updateTodoItem, changed);
export const useDeleteItem = () => useCall(deleteTodoItem, changed);
export const useOrderItems = () => useCall(orderTodoItems, changed);

export const useAddComment = () => useCall(createTodoComment, changed);
export const useSaveComment = () => useCall(updateTodoComment, changed);
export const useDeleteComment = () => useCall(deleteTodoComment, changed);

export const useAddFile = () => useCall(uploadTodoFile, changed);
export const useDeleteFile = () => useCall(deleteTodoFile, changed);

/** Fetches a file and has the browser save it. */
export function useFetchFile() {
  return useCall(getTodoFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}
