import { cancelTask, listTasks } from '#contract/tasks.ts';
import { route, type Route } from '#server/http/route.ts';
import { cancel, tasksOfClient } from './tasks.service.ts';

export const tasksRoutes: readonly Route[] = [
  route(listTasks, tasksOfClient),
  route(cancelTask, cancel),
];
