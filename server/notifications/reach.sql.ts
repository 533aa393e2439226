import { sql } from 'kysely';
import { selectClientIds } from '#server/core/clients/clients.sql.ts';
import type { Db } from '#server/db/db.ts';

// Whoever notifies has no tenant yet: only keys are read here, the rest is read within each tenant.
export async function asNotifier(db: Db): Promise<void> {
  await sql`select set_config('app.worker', 'notifications', true)`.execute(db);
}

/** All clients. */
export async function selectNotified(db: Db): Promise<number[]> {
  await asNotifier(db);
  return selectClientIds(db);
}

/** Clients whose last morning round was before the day. */
export async function selectClientsWithoutRound(db: Db, day: string): Promise<number[]> {
  const ids = await selectNotified(db);
  const { rows } = await sql<{ client_id: number }>`
    select client_id from notification_rounds where last_on >= ${day}::date`.execute(db);
  const gone = new Set(rows.map(({ client_id }) => client_id));
  return ids.filter((id) => !gone.has(id));
}

/** Takes the client's round of the day; false when it was taken already. */
export async function takeRound(db: Db, client_id: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_rounds as r (client_id, last_on) values (${client_id}, ${day}::date)
    on conflict (client_id) do update set last_on = excluded.last_on
     where r.last_on < excluded.last_on
    returning r.client_id`.execute(db);
  return rows.length > 0;
}

export interface TaskKey {
  readonly client_id: number;
  readonly task_id: number;
}

const TASKS_AT_ONCE = 100;

/** Tasks that have ended by themselves and of which nobody was told. */
export async function selectUntoldTasks(db: Db): Promise<TaskKey[]> {
  await asNotifier(db);
  return db
    .selectFrom('tasks')
    .select(['client_id', 'task_id'])
    .where('state', 'in', ['done', 'failed'])
    .where('told', '=', false)
    .orderBy('finished')
    .limit(TASKS_AT_ONCE)
    .execute();
}
