import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export async function selectMaintenanceFile(db: Db) {
  return db
    .selectFrom('runtime_settings')
    .select(['maintenance_mode', 'maintenance_text', 'maintenance_until'])
    .executeTakeFirstOrThrow();
}

/** Proves that the database answers and its schema stands. */
export async function selectReady(db: Db): Promise<void> {
  await sql`select 1 from runtime_settings`.execute(db);
}

/** What the database knows of the work of all processes. Times are seconds since 1970; null for never. */
export interface SharedCounts {
  readonly tasks: readonly { readonly state: string; readonly count: number }[];
  readonly oldest_task: number | null;
  readonly mails_waiting: number;
  readonly mails_failing: number;
  readonly oldest_mail: number | null;
  readonly sessions: number;
  readonly maintenance: boolean;
  readonly backup_success: number | null;
  readonly backup_failing: boolean;
  readonly bank_reads: readonly { readonly source: string; readonly at: number | null }[];
}

const seconds = (column: string) => sql`extract(epoch from ${sql.ref(column)})::float8`;

/** Counts over all clients, in one question; nothing of any one of them. */
export async function selectSharedCounts(db: Db): Promise<SharedCounts> {
  await sql`select set_config('app.worker', 'meter', true)`.execute(db);
  const { rows } = await sql<SharedCounts>`
    select (select coalesce(jsonb_agg(t), '[]') from
             (select state, count(*) as count from tasks group by state order by state) t) as tasks,
           (select ${seconds('created')} from tasks where state = 'waiting' order by created limit 1) as oldest_task,
           (select count(*)::integer from outbox_mails where sent is null) as mails_waiting,
           (select count(*)::integer from outbox_mails where sent is null and attempts > 0 and last_error <> '') as mails_failing,
           (select ${seconds('created')} from outbox_mails where sent is null order by created limit 1) as oldest_mail,
           (select count(*)::integer from sessions) as sessions,
           r.maintenance_mode as maintenance,
           ${seconds('b.last_success')} as backup_success,
           b.last_fault <> '' as backup_failing,
           (select jsonb_agg(jsonb_build_object('source', source, 'at', ${seconds('last_success')}) order by source)
              from cnb_sources) as bank_reads
      from runtime_settings r cross join backup_state b`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The portal has no settings.');
  return row;
}
