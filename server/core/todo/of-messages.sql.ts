import type { TodoOfMessage } from '#contract/todo/todos.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';

/** Tasks that are of messages of the user, those that wait first, in units that are in use. */
export async function selectTodosOfMessages(
  db: Db,
  { client_id, client_user_id }: Pick<Actor, 'client_id' | 'client_user_id'>,
): Promise<TodoOfMessage[]> {
  const { rows } = await sql<TodoOfMessage>`
    select t.todo_id, t.unit_id, t.title, t.state, t.due_on, m.client_user_message_id
      from client_user_messages m
      join todos t on t.client_id = m.client_id and t.relation_kind = 'message'
           and t.relation_id = m.client_user_message_id
      join units u on u.client_id = t.client_id and u.unit_id = t.unit_id and u.active
     where m.client_id = ${client_id} and m.client_user_id = ${client_user_id}
     order by t.state in ('done', 'cancelled'), t.due_on nulls last, t.todo_id`.execute(db);
  return rows;
}
