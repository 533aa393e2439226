import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { StoredLog } from './stored-log.ts';

// One statement for any number of records, so that it is planned once.
export async function insertLogs(db: Db, logs: readonly StoredLog[]): Promise<void> {
  await sql`
    insert into client_logs (logged, level, uid, file_name, function_name, line_number, messages)
    select logged, level, uid, file_name, function_name, line_number, messages
      from jsonb_to_recordset(${JSON.stringify(logs)}::jsonb)
           as r (logged timestamptz, level text, uid text, file_name text, function_name text,
                 line_number integer, messages jsonb)`.execute(db);
}

/** Deletes all but the newest `kept` records. */
export async function deleteOldLogs(db: Db, kept: number): Promise<void> {
  await sql`
    delete from client_logs
     where client_log_id <= (select max(client_log_id) from client_logs) - ${kept}::bigint`.execute(
    db,
  );
}
