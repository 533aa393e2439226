import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A task whose term has passed, and who has it. */
export interface OverdueTodo {
  readonly todo_id: number;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly title: string;
  readonly due_on: string;
  readonly assignee_id: number;
}

/** Tasks of the client that somebody has and whose term has passed by the day, the oldest first. */
export async function selectOverdueTodos(
  db: Db,
  client_id: OwnedClientId,
  today: string,
): Promise<OverdueTodo[]> {
  const { rows } = await sql<OverdueTodo>`
    select t.todo_id, t.unit_id, u.name as unit_name, t.title, t.due_on, t.assignee_id
      from todos t
      join units u on u.client_id = t.client_id and u.unit_id = t.unit_id
     where t.client_id = ${client_id} and u.active and t.state not in ('done', 'cancelled')
       and t.due_on < ${today}::date and t.assignee_id is not null
     order by t.due_on, t.todo_id`.execute(db);
  return rows;
}
