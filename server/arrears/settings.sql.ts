import { sql } from 'kysely';
import type { ArrearsSettings } from '#contract/money/arrears-interest.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectRateRule } from '#server/core/ledger/late-rate.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What the unit has agreed; until then late payments are charged by the law. */
export async function selectSettings(db: Db, unit: OwnedUnit): Promise<ArrearsSettings> {
  const {
    contract_rates: _contracts,
    rates: _rates,
    credit_order: _order,
    ...settings
  } = await selectRateRule(db, unit);
  return settings;
}

/** The usual settings as the unit's own, where it has none; they are the version that was read before. */
export async function insertSettings(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .insertInto('arrears_settings')
    .values({ client_id, unit_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes what was agreed; whether the settings were there in the version. */
export async function updateSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  { agreed_rate, ...settings }: Partial<Omit<ArrearsSettings, 'unit_id' | 'version'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('arrears_settings')
    .set({
      ...settings,
      ...(agreed_rate !== undefined && {
        agreed_rate: sql<string | null>`${agreed_rate}::numeric`,
      }),
      updated: sql`now()`,
    })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
