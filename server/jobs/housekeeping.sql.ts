import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Rows removed by one statement, so that none of them takes long. */
const BATCH = 5000;
/** An import takes its rows along, tens of thousands of them. */
const BATCH_OF_IMPORTS = 5;

/** A sweep removes a batch of dead rows and tells how many they were. */
export type Sweep = (db: Db) => Promise<number>;

function sweep(table: string, dead: RawBuilder<unknown>, batch = BATCH): Sweep {
  return async (db) => {
    const name = sql.table(table);
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any (array(select ctid from ${name} where ${dead} limit ${batch}))
    `.execute(db);
    return Number(numAffectedRows ?? 0n);
  };
}

// Tenant tables show housekeeping only what their policy `swept` calls dead.
const deleteOldSessions = sweep('sessions', sql`expires < now() - interval '1 day'`);
const deleteOldLinks = sweep('access_links', sql`expires < now() - interval '30 days'`);
const deleteOldReplies = sweep('replies', sql`created < now() - interval '2 days'`);
const deleteOldAddresses = sweep('known_addresses', sql`last_seen < now() - interval '180 days'`);
const deleteOldAttempts = sweep('sign_in_attempts', sql`at < now() - interval '1 day'`);
const deleteSentMails = sweep('outbox_mails', sql`sent < now() - interval '30 days'`);
const deleteLostMails = sweep(
  'outbox_mails',
  sql`sent is null and created < now() - interval '30 days'`,
);
// So many days as the settings of the portal say.
const deleteOldLogs = sweep(
  'client_logs',
  sql`received < now() - make_interval(days => (select log_days from runtime_settings))`,
);
const deleteOldTasks = sweep('tasks', sql`finished < now() - interval '30 days'`);
const deleteOldTaskFiles = sweep('task_files', sql`created < now() - interval '7 days'`, 50);
const deleteOldEvents = sweep('live_events', sql`created < now() - interval '10 minutes'`);
const deleteOldImports = sweep(
  'import_batches',
  sql`created < now() - interval '90 days'`,
  BATCH_OF_IMPORTS,
);
const deleteManyLogs = sweep(
  'client_logs',
  sql`client_log_id <= (select client_log_id from client_logs
                         order by client_log_id desc offset 200000 limit 1)`,
);

// A group is here as long as one of its records.
const deleteEmptyGroups = sweep(
  'client_log_groups',
  sql`not exists (select from client_logs l where l.fingerprint = client_log_groups.fingerprint)`,
);

/** Everything that housekeeping removes, by name. */
export const sweeps: ReadonlyMap<string, Sweep> = new Map([
  ['sessions', deleteOldSessions],
  ['links', deleteOldLinks],
  ['replies', deleteOldReplies],
  ['known addresses', deleteOldAddresses],
  ['attempts', deleteOldAttempts],
  ['sent mails', deleteSentMails],
  ['undelivered mails', deleteLostMails],
  ['tasks', deleteOldTasks],
  ['results of tasks', deleteOldTaskFiles],
  ['live events', deleteOldEvents],
  ['imports', deleteOldImports],
  ['old logs', deleteOldLogs],
  ['too many logs', deleteManyLogs],
  ['groups of logs', deleteEmptyGroups],
]);
