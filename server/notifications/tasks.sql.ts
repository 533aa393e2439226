import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { TaskKey } from './reach.sql.ts';

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
