import { sql } from 'kysely';
import type { ArrearsSettings } from '#contract/money/arrears-interest.ts';
import type { KnownRates } from '#contract/rules/late-interest.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { knownRates } from '#server/core/rates/known-rates.sql.ts';
import type { Db } from '#server/db/db.ts';

const NOTHING = { agreed_rate: null, rate_source: '', version: 1 } as const;

/** What the unit has agreed; until then late payments are charged by the law. */
export async function selectSettings(db: Db, unit: OwnedUnit): Promise<ArrearsSettings> {
  const { rates: _rates, ...settings } = await selectRateRule(db, unit);
  return settings;
}

/** The same with the bank's rates. */
export async function selectRateRule(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<ArrearsSettings & { readonly rates: KnownRates }> {
  const { rows } = await sql<{
    settings: Omit<ArrearsSettings, 'unit_id'> | null;
    rates: KnownRates;
  }>`
    select (select json_build_object('agreed_rate', s.agreed_rate::float8,
                                     'rate_source', s.rate_source, 'version', s.version)
              from arrears_settings s
             where s.client_id = ${client_id} and s.unit_id = ${unit_id}) as settings,
           ${knownRates} as rates`.execute(db);
  const { settings = null, rates = { repo: [], discount: [] } } = rows[0] ?? {};
  return { unit_id, ...(settings ?? NOTHING), rates };
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
  settings: Pick<ArrearsSettings, 'agreed_rate' | 'rate_source'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('arrears_settings')
    .set({ rate_source: settings.rate_source, agreed_rate: sql`${settings.agreed_rate}::numeric` })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
