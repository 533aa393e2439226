import { sql } from 'kysely';
import type { TodoCounts } from '#contract/todo/todos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** How many tasks of the unit wait on the day, and how many of them the user has. */
export async function selectTodoCounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { me, today }: { readonly me: number; readonly today: string },
): Promise<TodoCounts> {
  const isMine = sql`t.assignee_id = ${me}`;
  const isLate = sql`t.due_on < ${today}::date`;
  const { rows } = await sql<TodoCounts>`
    select ${unit_id}::integer as unit_id, count(*)::integer as open,
           count(*) filter (where ${isMine})::integer as mine,
           count(*) filter (where ${isLate})::integer as overdue,
           count(*) filter (where ${isMine} and ${isLate})::integer as mine_overdue,
           count(*) filter (where t.due_on between ${today}::date and ${today}::date + 7)::integer as soon
      from todos t
     where t.client_id = ${client_id} and t.unit_id = ${unit_id}
       and t.state not in ('done', 'cancelled')`.execute(db);
  return rows[0] ?? { unit_id, open: 0, mine: 0, overdue: 0, mine_overdue: 0, soon: 0 };
}
