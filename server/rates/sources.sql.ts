import { sql } from 'kysely';
import type { RateSource, SourceState } from '#contract/rates.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

// Codes are few and days many: each next code is found by the index, not by reading all days.
const currencies = sql`(
  with recursive codes as (
    (select currency_code from cnb_exchange_rates order by 1 limit 1)
    union all
    select (select currency_code from cnb_exchange_rates
             where currency_code > codes.currency_code order by 1 limit 1)
      from codes where codes.currency_code is not null)
  select array_agg(currency_code) from codes where currency_code is not null)`;

/** How reading of each of the bank's files goes, and what there is of each. */
export async function selectSources(db: Db): Promise<SourceState[]> {
  const { rows } = await sql<SourceState>`
    select source, ${momentOrEmpty('last_attempt')} as last_attempt,
           ${momentOrEmpty('last_success')} as last_success, last_failure,
           ${momentOrEmpty('next_attempt')} as next_attempt,
           coalesce(case source
             when 'repo' then (select max(valid_from) from cnb_repo_rates r where r.source = 'bank')
             when 'discount' then
               (select max(valid_from) from cnb_discount_rates r where r.source = 'bank')
             else (select max(valid_from) from cnb_exchange_rates r
                    where r.source = 'bank' and currency_code = 'EUR')
           end::text, '') as newest_day,
           case source when 'exchange' then coalesce(${currencies}, '{}') else '{}' end as currencies
      from cnb_sources order by source`.execute(db);
  return rows;
}

interface Lease {
  readonly source: RateSource;
  readonly lease: string;
  readonly now: Date;
  readonly seconds: number;
}

const end = ({ now, seconds }: Pick<Lease, 'now' | 'seconds'>) =>
  new Date(now.getTime() + seconds * 1000);

/** How reading of the file went so far, and when it is due. */
interface Taken {
  readonly failures: number;
  readonly last_failure: string;
  readonly next_attempt: string;
}

/**
 * Takes the file for one reader until the end of the lease; with its failures so far. Undefined when
 * somebody reads it, or when it is not due and nobody asked for it at once.
 */
export async function updateSourceTaken(
  db: Db,
  lease: Lease & { readonly atOnce: boolean },
): Promise<Taken | undefined> {
  return db
    .updateTable('cnb_sources')
    .set({ lease: lease.lease, lease_until: end(lease), last_attempt: lease.now })
    .where('source', '=', lease.source)
    .where((e) =>
      e.or([e('lease_until', 'is', null), e('lease_until', '<', lease.now.toISOString())]),
    )
    .$if(!lease.atOnce, (query) => query.where('next_attempt', '<=', lease.now.toISOString()))
    .returning(['failures', 'last_failure', 'next_attempt'])
    .executeTakeFirst();
}

/** Holds the row until the end of the transaction and the file for longer; false when it was lost. */
export async function updateSourceLease(db: Db, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cnb_sources')
    .set({ lease_until: end(lease) })
    .where('source', '=', lease.source)
    .where('lease', '=', lease.lease)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface Outcome {
  readonly next_attempt: Date;
  readonly last_failure: string;
  readonly failures: number;
  /** Undefined after a failure. */
  readonly last_success?: Date;
}

/** Writes down how the reading ended and gives the file back, unless somebody else has it by now. */
export async function updateSourceEnded(
  db: Db,
  { source, lease }: Pick<Lease, 'source' | 'lease'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('cnb_sources')
    .set({ ...outcome, lease: null, lease_until: null })
    .where('source', '=', source)
    .where('lease', '=', lease)
    .execute();
}
