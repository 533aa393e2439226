import { sql, type RawBuilder } from 'kysely';
import type { VerificationPeriod } from '#contract/rules/meter-verification.ts';
import { USUAL_LIMITS, type WatchLimits } from '#contract/rules/watch-limits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';
import { knownPeriods } from './verification-periods.sql.ts';

/** From where on the unit wants to be warned; the usual limits are the first version. */
export interface StoredLimits extends WatchLimits {
  readonly version: number;
}

/** What the unit has set, or what is usual. */
export async function selectLimits(db: Db, unit: OwnedUnit): Promise<StoredLimits> {
  const row = await db
    .selectFrom('meter_watch_limits')
    .select([
      'unread_days',
      'least_percent',
      'most_percent',
      'stopped_days',
      'steady_days',
      sql<number>`loss_amount::float8`.as('loss_amount'),
      'loss_percent',
      'verification_days',
      'remote_until',
      'remote_days',
      'version',
    ])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirst();
  return row ?? { ...USUAL_LIMITS, version: 1 };
}

interface PeriodsAndLimits {
  readonly periods: readonly VerificationPeriod[];
  readonly limits: WatchLimits;
}

/** Periods of verification, and what the unit has set: one row. */
function periodsAndLimits({
  client_id,
  unit_id,
}: OwnedUnit): RawBuilder<{ periods: VerificationPeriod[]; limits: WatchLimits | null }> {
  return sql`
    select ${knownPeriods} as periods,
           (select to_json(l) from (
             select unread_days, least_percent, most_percent, stopped_days, steady_days, loss_amount,
                    loss_percent, verification_days, remote_until, remote_days
               from meter_watch_limits
              where client_id = ${client_id} and unit_id = ${unit_id}) l) as limits`;
}

/** Periods of verification, and what the unit has set or what is usual, by one statement. */
export async function selectPeriodsAndLimits(db: Db, unit: OwnedUnit): Promise<PeriodsAndLimits> {
  const [found] = (await periodsAndLimits(unit).execute(db)).rows;
  return { periods: found?.periods ?? [], limits: found?.limits ?? USUAL_LIMITS };
}

/**
 * The same with rows of the unit, by one statement; undefined where they hang on a record and the query of it
 * brings none.
 */
export async function selectWithLimits<Row extends object>(
  db: Db,
  unit: OwnedUnit,
  rows: RawBuilder<Row>,
  record: RawBuilder<unknown> = sql`select`,
): Promise<(PeriodsAndLimits & { readonly rows: Row[] }) | undefined> {
  const one = sql<{ periods: VerificationPeriod[]; limits: WatchLimits | null }>`
    select p.* from (${periodsAndLimits(unit)}) p where exists (${record})`;
  const found = await selectRowsBeside(db, { one, rows });
  if (found === undefined) return undefined;
  const { periods, limits } = found.one;
  return { periods, limits: limits ?? USUAL_LIMITS, rows: found.rows };
}

/** The usual limits as the unit's own, where it has none; they are the version that was read before. */
export async function insertLimits(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .insertInto('meter_watch_limits')
    .values({ client_id, unit_id, ...USUAL_LIMITS })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes limits of the unit; whether they were there in the version. */
export async function updateLimits(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  changes: Partial<WatchLimits>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('meter_watch_limits')
    .set(changes)
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
