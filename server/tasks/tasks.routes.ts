import { cancelTask, getTaskFile, listTasks } from '#contract/tasks.ts';
import { route, type Route } from '#server/http/route.ts';
import { cancel, readTaskFile, tasksOfUser } from './tasks.service.ts';

export const tasksRoutes: readonly Route[] = [
  route(listTasks, tasksOfUser),
  route(cancelTask, cancel),
  route(getTaskFile, readTaskFile),
];
