import { sql, type RawBuilder } from 'kysely';
import { verificationPeriodFields } from '#contract/metering/verification-period-record.ts';
import type { VerificationPeriodRow } from '#contract/metering/verification-periods.ts';
import type { VerificationPeriod } from '#contract/rules/meter-verification.ts';
import { ownNames } from '#contract/record.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'verification_period_id',
  ...ownNames(verificationPeriodFields),
  'created',
  'updated',
  'version',
] as const;

/** Columns that a system admin may change. */
export type VerificationPeriodColumns = Pick<
  VerificationPeriodRow,
  keyof typeof verificationPeriodFields
>;

/** Periods of verification, as a table. */
export function verificationPeriods(): RawBuilder<unknown> {
  return sql`select * from verification_periods`;
}

/** What standing of devices is judged by of all periods, as a value in SQL. */
export const knownPeriods: RawBuilder<VerificationPeriod[]> = sql`(
  select coalesce(json_agg(v), '[]') from (
    select kind, technology, meter_use, verified_from, years from verification_periods) v)`;

/** Periods of verification by kind, the newest first. */
export async function selectVerificationPeriods(db: Db): Promise<VerificationPeriodRow[]> {
  return db
    .selectFrom('verification_periods')
    .select(columns)
    .$castTo<VerificationPeriodRow>()
    .orderBy(
      sql`array_position(array['cold-water', 'hot-water', 'heat', 'electricity', 'gas'], kind)`,
    )
    .orderBy(sql`verified_from desc nulls last`)
    .orderBy('technology')
    .orderBy('meter_use')
    .execute();
}

/** The period; nobody changes it before the transaction ends. */
export async function selectVerificationPeriodForUpdate(
  db: Db,
  id: number,
): Promise<VerificationPeriodRow | undefined> {
  return db
    .selectFrom('verification_periods')
    .select(columns)
    .$castTo<VerificationPeriodRow>()
    .where('verification_period_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Fails on the unique key of periods of one day. */
export async function insertVerificationPeriod(
  db: Db,
  period: Partial<VerificationPeriodColumns> & Pick<VerificationPeriodColumns, 'kind' | 'source'>,
): Promise<VerificationPeriodRow> {
  return db
    .insertInto('verification_periods')
    .values(period)
    .returning(columns)
    .$castTo<VerificationPeriodRow>()
    .executeTakeFirstOrThrow();
}

/** Changes columns of the period; they are at least one. Fails on the unique key of one day. */
export async function updateVerificationPeriod(
  db: Db,
  id: number,
  changes: Partial<VerificationPeriodColumns>,
): Promise<VerificationPeriodRow> {
  return db
    .updateTable('verification_periods')
    .set(changes)
    .where('verification_period_id', '=', id)
    .returning(columns)
    .$castTo<VerificationPeriodRow>()
    .executeTakeFirstOrThrow();
}

export async function deleteVerificationPeriodRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('verification_periods').where('verification_period_id', '=', id).execute();
}
