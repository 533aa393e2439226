import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { setTenant } from './access.sql.ts';

/** The key that tickets are written with. */
export async function selectLogKey(db: Db): Promise<Buffer> {
  const row = await db.selectFrom('runtime_settings').select('log_key').executeTakeFirstOrThrow();
  return row.log_key;
}

/** The ticket of a session, as a value in SQL. */
export function logTicket(session: {
  readonly client_id: number;
  readonly client_user_id: number;
  readonly session_id: number;
}): RawBuilder<string> {
  const { client_id, client_user_id, session_id } = session;
  return sql<string>`access.log_ticket(${client_id}::integer, ${client_user_id}::integer, ${session_id}::bigint)`;
}

/** Whether the session lasts; its tenant stays open for the rest of the transaction. */
export async function selectSessionLasts(
  db: Db,
  { client_id, session_id }: { client_id: number; session_id: number },
): Promise<boolean> {
  await setTenant(db, client_id);
  const row = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('client_id', '=', client_id)
    .where('session_id', '=', session_id)
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
