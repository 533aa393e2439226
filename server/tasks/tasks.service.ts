import type { cancelTask, getTaskFile, listTasks, Task } from '#contract/tasks.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { updateTaskCancelled } from '#server/jobs/ending.sql.ts';
import { selectTask, selectTaskFile, selectTaskForUpdate, selectTasks } from './tasks.sql.ts';

/** As long as results are kept. */
const WEEK_MS = 7 * 86_400_000;

/** The actor's own tasks: waiting, running, and those that ended within a week. */
export async function tasksOfUser({ db, actor, portal }: ActorCall<typeof listTasks>) {
  const since = new Date(portal.now().getTime() - WEEK_MS);
  return { values: await selectTasks(db, actor, since) };
}

/**
 * Cancels a task; a running one ends within a second or so. A task of somebody else may be
 * cancelled by an admin. Errors: `not-found`, `forbidden`, `task-ended`.
 */
export async function cancel({ db, actor, params }: ActorCall<typeof cancelTask>): Promise<Task> {
  const task = await selectTaskForUpdate(db, actor, params.task_id);
  ensure(task !== undefined, 'not-found');
  const own = task.client_user_id === actor.client_user_id;
  ensure(own || actor.is_client_admin || actor.is_sys_admin, 'forbidden');
  ensure(!task.ended, 'task-ended');
  await updateTaskCancelled(db, actor.client_id, params.task_id);
  return selectTask(db, actor.client_id, params.task_id);
}

/** What a task of the actor's own has made. Error: `not-found`. */
export async function readTaskFile({ db, actor, params }: ActorCall<typeof getTaskFile>) {
  const file = await selectTaskFile(db, actor, params.task_id);
  ensure(file !== undefined, 'not-found');
  const { content, ...told } = file;
  return { ...told, content_base64: content.toString('base64') };
}
