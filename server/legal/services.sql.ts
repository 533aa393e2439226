import { sql } from 'kysely';
import type { ServiceState } from '#contract/legal.ts';
import type { Db } from '#server/db/db.ts';

const asMoment = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * How mails leave and how the bank is read. A mail that waits for a quarter of an hour, or a source of the
 * bank that was not read for four days (a long weekend), is a trouble.
 */
export async function selectServiceStates(db: Db, now: Date): Promise<ServiceState[]> {
  const { rows } = await sql<ServiceState>`
    select 'mail' as service,
           case when exists (select from outbox_mails
                              where sent is null and created < ${now}::timestamptz - interval '15 minutes')
                  then 'trouble'
                when max(sent) is null then 'unknown' else 'ok' end as state,
           coalesce(to_char(max(sent) at time zone 'UTC', ${asMoment}), '') as last_success
      from outbox_mails where sent is not null
    union all
    select 'cnb', case when max(last_success) is null and max(failures) = 0 then 'unknown'
                       when bool_or(last_success is null
                              or last_success < ${now}::timestamptz - interval '4 days') then 'trouble'
                       else 'ok' end,
           coalesce(to_char(max(last_success) at time zone 'UTC', ${asMoment}), '')
      from cnb_sources`.execute(db);
  return rows;
}
