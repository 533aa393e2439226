import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { StoredLog } from './stored-log.ts';

/** A record with the group it belongs to. */
export interface GroupedLog extends StoredLog {
  readonly fingerprint: string;
}

/** What records that came together say of one group. */
export interface SentGroup extends Pick<
  GroupedLog,
  | 'fingerprint'
  | 'level'
  | 'file_name'
  | 'function_name'
  | 'line_number'
  | 'uid'
  | 'unit_name'
  | 'app_version'
  | 'request_id'
> {
  readonly message: string;
  readonly occurrences: number;
}

/**
 * Adds to the groups; a solved one that occurs again is open again. The groups are taken in one
 * order, so that two sends never wait for each other in a circle.
 */
export async function upsertGroups(db: Db, groups: readonly SentGroup[]): Promise<void> {
  await sql`
    insert into client_log_groups as g
           (fingerprint, level, file_name, function_name, line_number, message, uid, unit_name,
            app_version, request_id, occurrences)
    select fingerprint, level, file_name, function_name, line_number, message, uid, unit_name,
           app_version, request_id, occurrences
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
           as r (fingerprint text, level text, file_name text, function_name text,
                 line_number integer, message text, uid text, unit_name text, app_version text,
                 request_id text, occurrences integer)
     order by fingerprint
        on conflict (fingerprint) do update
       set message = excluded.message, uid = excluded.uid, unit_name = excluded.unit_name,
           app_version = excluded.app_version, request_id = excluded.request_id,
           occurrences = least(g.occurrences::bigint + excluded.occurrences, 2147483647),
           last_seen = now(), solved = null, solved_by = '',
           reopened = case when g.solved is null then g.reopened else now() end`.execute(db);
}

// One statement for any number of records, so that it is planned once.
export async function insertLogs(db: Db, logs: readonly GroupedLog[]): Promise<void> {
  await sql`
    insert into client_logs (fingerprint, logged, level, uid, file_name, function_name, line_number,
                             messages, unit_name, app_version, request_id)
    select fingerprint, logged, level, uid, file_name, function_name, line_number, messages,
           unit_name, app_version, request_id
      from jsonb_to_recordset(${JSON.stringify(logs)}::jsonb)
           as r (fingerprint text, logged timestamptz, level text, uid text, file_name text,
                 function_name text, line_number integer, messages jsonb, unit_name text,
                 app_version text, request_id text)`.execute(db);
}

/**
 * The transaction will not wait for the disk: a crash may take the records of the last moment, and
 * whoever works meanwhile is not slowed by them.
 */
export async function spareDisk(db: Db): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(db);
}

/** Deletes all but the newest `kept` records. */
export async function deleteOldLogs(db: Db, most: number): Promise<void> {
  await sql`
    delete from client_logs
     where client_log_id <= (select max(client_log_id) from client_logs) - ${most}::bigint`.execute(
    db,
  );
}
