import { sql } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const MOST_TASKS = 200;

const columns = [
  'task_id',
  'message',
  'kind',
  sql<Task['state']>`state`.as('state'),
  'progress',
  'fault',
  'unit_id',
  'created',
  'finished',
] as const;

/** Tasks of the client that go on or wait, and those that ended since the moment; newest first. */
export async function selectTasks(db: Db, clientId: OwnedClientId, since: Date): Promise<Task[]> {
  return db
    .selectFrom('tasks')
    .select(columns)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(finished is null or finished > ${since.toISOString()}::timestamptz)`)
    .orderBy('created', 'desc')
    .orderBy('task_id', 'desc')
    .limit(MOST_TASKS)
    .execute();
}

/** Whose the task is, held until the end of the transaction, and whether it has ended. */
export async function selectTaskForUpdate(db: Db, clientId: OwnedClientId, taskId: number) {
  return db
    .selectFrom('tasks')
    .select(['client_user_id', sql<boolean>`finished is not null`.as('ended')])
    .where('client_id', '=', clientId)
    .where('task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a waiting task; asks the process of a running one to give it up. */
export async function updateTaskCancelled(
  db: Db,
  clientId: OwnedClientId,
  taskId: number,
): Promise<Task> {
  return db
    .updateTable('tasks')
    .set({
      cancel_asked: true,
      state: sql<string>`case state when 'waiting' then 'cancelled' else state end`,
      finished: sql<string>`case state when 'waiting' then clock_timestamp() end`,
    })
    .where('client_id', '=', clientId)
    .where('task_id', '=', taskId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
