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

// What somebody signed in has told of a group stays, whoever else sends the like.
const told = (column: string) => sql`case when g.signed_in and not excluded.signed_in
  then ${sql.ref(`g.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

/**
 * Adds to the groups; a solved one that occurs again is open again. The groups are taken in one
 * order, so that two sends never wait for each other in a circle.
 */
export async function upsertGroups(
  db: Db,
  groups: readonly SentGroup[],
  signedIn: boolean,
): Promise<void> {
  await sql`
    insert into client_log_groups as g
           (fingerprint, level, file_name, function_name, line_number, message, uid, unit_name,
            app_version, request_id, occurrences, signed_in)
    select fingerprint, level, file_name, function_name, line_number, message, uid, unit_name,
           app_version, request_id, occurrences, ${signedIn}::boolean
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
           as r (fingerprint text, level text, file_name text, function_name text,
                 line_number integer, message text, uid text, unit_name text, app_version text,
                 request_id text, occurrences integer)
     order by fingerprint
        on conflict (fingerprint) do update
       set message = ${told('message')}, uid = ${told('uid')}, unit_name = ${told('unit_name')},
           app_version = ${told('app_version')}, request_id = ${told('request_id')},
           signed_in = g.signed_in or excluded.signed_in,
           occurrences = least(g.occurrences::bigint + excluded.occurrences, 2147483647),
           last_seen = now(), solved = null, solved_by = '',
           reopened = case when g.solved is null then g.reopened else now() end`.execute(db);
}

/** The highest place of the sort. */
const highest = (signedIn: boolean) =>
  sql`(select max(place) from client_logs where signed_in = ${signedIn})`;

// One statement for any number of records, so that it is planned once.
export async function insertLogs(
  db: Db,
  logs: readonly GroupedLog[],
  signedIn: boolean,
): Promise<void> {
  await sql`
    insert into client_logs (fingerprint, logged, level, uid, file_name, function_name, line_number,
                             messages, unit_name, app_version, request_id, signed_in, place)
    select fingerprint, logged, level, uid, file_name, function_name, line_number, messages,
           unit_name, app_version, request_id, ${signedIn}::boolean,
           coalesce(${highest(signedIn)}, 0) + row_number() over ()
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

/** Deletes all but the newest `most` records of the sort. */
export async function deleteOldLogs(db: Db, signedIn: boolean, most: number): Promise<void> {
  await sql`
    delete from client_logs
     where signed_in = ${signedIn} and place <= ${highest(signedIn)} - ${most}::bigint`.execute(db);
}
