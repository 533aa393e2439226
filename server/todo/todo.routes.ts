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
import {
  browseTodos,
  changeTodos,
  createTodo,
  deleteTodo,
  getTodo,
  listColleagues,
  listTodoRelations,
  listTodosOfMessages,
  updateTodo,
} from '#contract/todo/todos.ts';
import { route, unitRoute, type Route } from '#server/http/route.ts';
import { addComment, removeComment, saveComment } from './comments.service.ts';
import { addFile, readFile, removeFile } from './files.service.ts';
import { addItem, orderItems, readParts, removeItem, saveItem } from './items.service.ts';
import { readColleagues, readRelations, readTodosOfMessages } from './relations.service.ts';
import { addTodo, readTodo, readTodos, removeTodo, saveTodo, saveTodos } from './todos.service.ts';

export const todoRoutes: readonly Route[] = [
  route(listColleagues, readColleagues),
  unitRoute(browseTodos, readTodos),
  unitRoute(changeTodos, saveTodos),
  unitRoute(listTodoRelations, readRelations),
  route(listTodosOfMessages, readTodosOfMessages),
  unitRoute(getTodo, readTodo),
  unitRoute(createTodo, addTodo),
  unitRoute(updateTodo, saveTodo),
  unitRoute(deleteTodo, removeTodo),
  unitRoute(readTodoParts, readParts),
  unitRoute(createTodoItem, addItem),
  unitRoute(updateTodoItem, saveItem),
  unitRoute(deleteTodoItem, removeItem),
  unitRoute(orderTodoItems, orderItems),
  unitRoute(createTodoComment, addComment),
  unitRoute(updateTodoComment, saveComment),
  unitRoute(deleteTodoComment, removeComment),
  unitRoute(uploadTodoFile, addFile),
  unitRoute(getTodoFile, readFile),
  unitRoute(deleteTodoFile, removeFile),
];
