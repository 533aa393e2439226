import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Up to where the primary has written, at a moment of its own clock. */
export interface WrittenTo {
  readonly position: string;
  readonly at: string;
}

export async function selectWrittenTo(db: Db): Promise<WrittenTo> {
  const { rows } = await sql<WrittenTo>`
    select pg_current_wal_lsn()::text as position, clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The primary does not say how far it is.');
  return row;
}

/**
 * Opens the tenant for the rest of the transaction and says to which moment the replica is complete: all
 * that was committed before it is there. Both times are of the primary's clock. Undefined when it cannot
 * be known.
 */
export async function selectReplayedTo(
  db: Db,
  clientId: number,
  { position, at }: WrittenTo,
): Promise<{ moment: string; age: number } | undefined> {
  const { rows } = await sql<{ moment: string | null; age: number | null }>`
    with replayed as (
      select set_config('app.client_id', ${String(clientId)}, true),
             case when pg_last_wal_replay_lsn() >= ${position}::pg_lsn then ${at}::timestamptz
                  else least(pg_last_xact_replay_timestamp(), ${at}::timestamptz) end as moment)
    select moment, floor(extract(epoch from ${at}::timestamptz - moment))::integer as age
      from replayed`.execute(db);
  const { moment = null, age = null } = rows[0] ?? {};
  return moment === null || age === null ? undefined : { moment, age };
}
