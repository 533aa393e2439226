import { sql } from 'kysely';
import type { LiveKind } from '#contract/events.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** That something of a user's has changed, or that a session of his has ended. */
export interface LiveEvent {
  readonly live_event_id: number;
  readonly client_user_id: number;
  readonly kind: LiveKind | 'session';
  /** Null of an event that concerns all sessions of the user. */
  readonly session_id: number | null;
}

/** What one look at the database has found. */
export interface LiveLook {
  /** All events of transactions before this one have been told. */
  readonly horizon: number;
  readonly maintenance_mode: boolean;
  /** Differs as soon as another set of system messages is shown, or one that waits is changed. */
  readonly shown: string;
  /** Differs as soon as a module is changed, or is open to others. */
  readonly modules: string;
  readonly events: readonly LiveEvent[];
}

/**
 * Events of all tenants told by the transaction `from` or a later one, null for none of them; ids and
 * kinds is all they hold. One that commits late is found later, so a reader remembers what he has seen.
 */
export async function selectLive(db: Db, from: number | null, now: Date): Promise<LiveLook> {
  await sql`select set_config('app.worker', 'events', true)`.execute(db);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<LiveLook>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
           s.maintenance_mode,
           (select coalesce(string_agg(concat_ws('.', m.system_message_id, m.version,
                                                 m.is_active and coalesce(m.active_from <= ${moment}, true)
                                                 and coalesce(m.active_to > ${moment}, true)),
                                       ' ' order by m.system_message_id), '')
              from system_messages m) as shown,
           (select md5(concat(
              (select string_agg(m.module_id || '.' || m.version, ' ' order by m.module_id) from modules m),
              (select string_agg(o.audience || o.names::text, ' ' order by o.audience) from open_modules o)
            ))) as modules,
           (select coalesce(json_agg(json_build_object(
                     'live_event_id', e.live_event_id, 'client_user_id', e.client_user_id,
                     'kind', e.kind, 'session_id', e.session_id)), '[]')
              from live_events e
             where e.xact >= ${from}::bigint and e.created > now() - interval '10 minutes') as events
      from runtime_settings s
  `.execute(db);
  const [look] = rows;
  if (look === undefined) throw new Error('The settings of the portal are missing.');
  return look;
}

/** Until when the session holds unless it is used. */
export async function selectSessionExpiry(
  db: Db,
  user: UserKey,
  sessionId: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('expires')
    .where('client_id', '=', user.client_id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row && new Date(row.expires);
}
