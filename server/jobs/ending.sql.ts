import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { TaskKey } from './queue.sql.ts';

/** Ends a waiting task; asks the process of a running one to give it up. */
export async function updateTaskCancelled(
  db: Db,
  clientId: OwnedClientId,
  taskId: number,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set({
      cancel_asked: true,
      state: sql<string>`case state when 'waiting' then 'cancelled' else state end`,
      finished: sql<string>`case state when 'waiting' then clock_timestamp() end`,
    })
    .where('client_id', '=', clientId)
    .where('task_id', '=', taskId)
    .execute();
}

export interface EndedTask {
  readonly client_user_id: number;
  readonly state: string;
  readonly message: string;
  readonly fault: string;
  /** From its order to its end. */
  readonly seconds: number;
}

/** Takes the end of a task to tell of it; undefined when somebody has taken it already. */
export async function takeEndedTask(
  db: Db,
  { client_id, task_id }: TaskKey,
): Promise<EndedTask | undefined> {
  const { rows } = await sql<EndedTask>`
    update tasks set told = true
     where client_id = ${client_id} and task_id = ${task_id} and not told
       and state in ('done', 'failed')
    returning client_user_id, state, message, fault,
              extract(epoch from finished - created)::double precision as seconds`.execute(db);
  return rows[0];
}
