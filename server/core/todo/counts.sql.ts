import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** How many tasks of a unit wait; by the measure of `contract/rules/todo-standing.ts`. */
export interface TodoCounts {
  readonly unit_id: number;
  /** All that wait. */
  readonly open: number;
  /** Of these, those that the user has. */
  readonly mine: number;
  /** Whose term has passed: all of them, and the user's. */
  readonly overdue: number;
  readonly mine_overdue: number;
  /** Whose term is today or in the next seven days. */
  readonly soon: number;
}

function countsFrom(
  condition: RawBuilder<unknown>,
  me: number,
  today: string,
): RawBuilder<TodoCounts> {
  const isMine = sql`t.assignee_id = ${me}`;
  const isLate = sql`t.due_on < ${today}::date`;
  return sql<TodoCounts>`
    select t.unit_id, count(*)::integer as open,
           count(*) filter (where ${isMine})::integer as mine,
           count(*) filter (where ${isLate})::integer as overdue,
           count(*) filter (where ${isMine} and ${isLate})::integer as mine_overdue,
           count(*) filter (where t.due_on between ${today}::date and ${today}::date + 7)::integer as soon
      from todos t
     where ${condition} and t.state not in ('done', 'cancelled')
     group by t.unit_id`;
}

/** How many tasks of the unit wait on the day, for the home and its card. */
export async function selectTodoCounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { me, today }: { readonly me: number; readonly today: string },
): Promise<TodoCounts> {
  const ofUnit = sql`t.client_id = ${client_id} and t.unit_id = ${unit_id}`;
  const { rows } = await countsFrom(ofUnit, me, today).execute(db);
  const none = { unit_id, open: 0, mine: 0, overdue: 0, mine_overdue: 0, soon: 0 };
  return rows[0] ?? none;
}

/** The same for all units of the client in which something waits, as a table to be joined, for the dashboard. */
export const todoCountsOfClient = (
  client_id: OwnedClientId,
  { me, today }: { readonly me: number; readonly today: string },
): RawBuilder<TodoCounts> => countsFrom(sql`t.client_id = ${client_id}`, me, today);
