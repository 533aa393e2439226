import { sql, type RawBuilder } from 'kysely';
import type { LedgerSettings } from '#contract/money/months.ts';
import { USUAL_CREDIT_ORDER, type CreditOrder } from '#contract/rules/crediting.ts';
import type { MonthChange } from '#contract/rules/month-days.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Rent is due on the fifth day of its month unless something else was agreed (občanský zákoník, § 2251). */
export const USUAL_DUE_DAY = 5;

/** What the unit has set, or what holds until it sets something. */
export async function selectSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<LedgerSettings> {
  const row = await db
    .selectFrom('ledger_settings')
    .select(['due_day', 'month_change', 'credit_order', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  const usual = {
    due_day: USUAL_DUE_DAY,
    month_change: 'next',
    credit_order: USUAL_CREDIT_ORDER,
    version: 1,
  } as const;
  return { unit_id, ...usual, ...(row as Pick<LedgerSettings, keyof typeof usual> | undefined) };
}

/** The usual settings as the unit's own, where it has none; they are the version that was read before. */
export async function insertSettings(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .insertInto('ledger_settings')
    .values({ client_id, unit_id, due_day: USUAL_DUE_DAY })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewSettings {
  readonly due_day: number;
  readonly month_change?: MonthChange | undefined;
  readonly credit_order?: CreditOrder | undefined;
}

/** Changes them, what is undefined stays; whether they were there in the version. */
export async function updateSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  { due_day, month_change, credit_order }: NewSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ledger_settings')
    .set({
      due_day,
      ...(month_change === undefined ? {} : { month_change }),
      ...(credit_order === undefined ? {} : { credit_order }),
    })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The day of a month on which claims of the unit are due, as an expression. */
export const dueDayOf = ({ client_id, unit_id }: OwnedUnit): RawBuilder<number> => sql<number>`
  coalesce((select d.due_day from ledger_settings d
             where d.client_id = ${client_id} and d.unit_id = ${unit_id}), ${USUAL_DUE_DAY})`;
