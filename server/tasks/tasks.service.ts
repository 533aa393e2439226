import type { cancelTask, listTasks, Task } from '#contract/tasks.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectTaskForUpdate, selectTasks, updateTaskCancelled } from './tasks.sql.ts';

const DAY_MS = 86_400_000;

/** Tasks of the actor's client: waiting, running, and those that ended within a day. */
export async function tasksOfClient({ db, actor, portal }: ActorCall<typeof listTasks>) {
  const since = new Date(portal.now().getTime() - DAY_MS);
  return { values: await selectTasks(db, actor.client_id, since) };
}

/**
 * Cancels a task; a running one ends within a second or so. A task of somebody else may be
 * cancelled by an admin. Errors: `not-found`, `forbidden`, `task-ended`.
 */
export async function cancel({ db, actor, params }: ActorCall<typeof cancelTask>): Promise<Task> {
  const task = await selectTaskForUpdate(db, actor.client_id, params.task_id);
  ensure(task !== undefined, 'not-found');
  const own = task.client_user_id === actor.client_user_id;
  ensure(own || actor.is_client_admin || actor.is_sys_admin, 'forbidden');
  ensure(!task.ended, 'task-ended');
  return updateTaskCancelled(db, actor.client_id, params.task_id);
}
