import { sql, type RawBuilder } from 'kysely';
import { KEPT_LOGS } from '#contract/logs.ts';
import { tablesOfBook } from '#server/db/book/book.ts';
import type { Age, TableName } from '#server/db/book/entry.ts';
import type { Db } from '#server/db/db.ts';

/** Rows removed by one statement, so that none of them takes long. */
const BATCH = 5000;
/** Each takes along what hangs on it. */
const CLIENTS_AT_ONCE = 200;

/** A sweep removes a batch of dead rows and tells how many they were. */
export type Sweep = (db: Db) => Promise<number>;

async function keepingHouse(db: Db): Promise<void> {
  await sql`select set_config('app.worker', 'housekeeping', true)`.execute(db);
}

function sweep(table: TableName, dead: RawBuilder<unknown>, batch = BATCH): Sweep {
  return async (db) => {
    await keepingHouse(db);
    const name = sql.table(table);
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any (array(select ctid from ${name} where ${dead} limit ${batch}))
    `.execute(db);
    return Number(numAffectedRows ?? 0n);
  };
}

// Tenant tables show housekeeping only what their policy `swept` calls dead.
function sweepByAge(table: TableName, { since, age, empty, batch }: Age<string>): Sweep {
  const old = sql`${sql.ref(since)} < now() - ${age}::interval`;
  const dead = empty === undefined ? old : sql`${sql.ref(empty)} is null and ${old}`;
  return sweep(table, dead, batch);
}

// So many days as the settings of the portal say.
const deleteOldLogs = sweep(
  'client_logs',
  sql`received < now() - make_interval(days => (select log_days from runtime_settings))`,
);
// Each sort by itself: records of nobody push out no record of somebody signed in.
const deleteManyLogs = (signedIn: boolean, most: number) =>
  sweep(
    'client_logs',
    sql`signed_in = ${signedIn} and place <= (
      select max(place) from client_logs where signed_in = ${signedIn}) - ${most}::bigint`,
  );

// A group is here as long as one of its records.
const deleteEmptyGroups = sweep(
  'client_log_groups',
  sql`not exists (select from client_logs l where l.fingerprint = client_log_groups.fingerprint)`,
);

// Who was invited and never agreed: his row, and his name in history.
const forgetUnaccepted: Sweep = async (db) => {
  await keepingHouse(db);
  const { rows } = await sql<{ forgotten: number }>`
    select access.forget_unaccepted(${BATCH}) as forgotten`.execute(db);
  return rows[0]?.forgotten ?? 0;
};

// Who registered, or whom somebody registered, and never confirmed it: his client, and all of it in history.
const forgetUnconfirmed: Sweep = async (db) => {
  await keepingHouse(db);
  const { rows } = await sql<{ forgotten: number }>`
    select access.forget_unconfirmed(${CLIENTS_AT_ONCE}) as forgotten`.execute(db);
  return rows[0]?.forgotten ?? 0;
};

/** Hand-overs to the post in which numbers of payers are cleared by one transaction. */
const HAND_OVERS = 20;

const clearPayerNumbers: Sweep = async (db) => {
  await keepingHouse(db);
  const { rows } = await sql<{ cleared: number }>`
    select access.clear_payer_numbers(${HAND_OVERS}) as cleared`.execute(db);
  return rows[0]?.cleared ?? 0;
};

/**
 * Everything that housekeeping removes, by name: what the book says by age, invitations that nobody
 * accepted, registrations that nobody confirmed, numbers of payers that the law no longer keeps, and
 * logs of browsers.
 */
export const sweeps: readonly (readonly [what: string, sweep: Sweep])[] = [
  ...tablesOfBook.flatMap(([table, { retention }]) =>
    'swept' in retention
      ? retention.swept.map((age) => [table, sweepByAge(table, age)] as const)
      : [],
  ),
  ['invitations', forgetUnaccepted],
  ['registrations', forgetUnconfirmed],
  ['numbers of payers', clearPayerNumbers],
  ['client_logs', deleteOldLogs],
  ['client_logs', deleteManyLogs(true, KEPT_LOGS.signedIn)],
  ['client_logs', deleteManyLogs(false, KEPT_LOGS.anonymous)],
  ['client_log_groups', deleteEmptyGroups],
];
