import { sql } from 'kysely';
import { USUAL_TOLD, type ArrearsSettings } from '#contract/money/arrears-interest.ts';
import type { KnownRates } from '#contract/rules/late-interest.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { linesOf, type AccountsLine } from '#server/core/ledger/lines.sql.ts';
import { knownRates } from '#server/core/rates/known-rates.sql.ts';
import type { Db } from '#server/db/db.ts';

const NOTHING = {
  agreed_rate: null,
  rate_source: '',
  ...USUAL_TOLD,
  version: 1,
} as const;

/** What the unit has agreed; until then late payments are charged by the law. */
export async function selectSettings(db: Db, unit: OwnedUnit): Promise<ArrearsSettings> {
  const { rates: _rates, ...settings } = await selectRateRule(db, unit);
  return settings;
}

/** By what late payments of the unit are charged. */
export interface RateRule extends ArrearsSettings {
  readonly rates: KnownRates;
}

interface StoredRule {
  readonly settings: Omit<ArrearsSettings, 'unit_id'> | null;
  readonly rates: KnownRates;
}

/** Columns of a stored rule: settings, rates. */
const storedRule = ({ client_id, unit_id }: OwnedUnit) => sql`
  (select json_build_object('agreed_rate', s.agreed_rate::float8, 'rate_source', s.rate_source,
                            'told_amount', s.told_amount, 'told_days', s.told_days,
                            'version', s.version)
     from arrears_settings s
    where s.client_id = ${client_id} and s.unit_id = ${unit_id}) as settings,
  ${knownRates} as rates`;

function ruleOf({ unit_id }: OwnedUnit, stored: StoredRule | undefined): RateRule {
  const { settings = null, rates = { repo: [], discount: [] } } = stored ?? {};
  return { unit_id, ...(settings ?? NOTHING), rates };
}

/** The same with the bank's rates. */
export async function selectRateRule(db: Db, unit: OwnedUnit): Promise<RateRule> {
  const { rows } = await sql<StoredRule>`select ${storedRule(unit)}`.execute(db);
  return ruleOf(unit, rows[0]);
}

/** The same with the lines of an account up to the day. */
export async function selectRuleAndLines(
  db: Db,
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<{ readonly rule: RateRule; readonly lines: readonly AccountsLine[] }> {
  const { rows } = await sql<StoredRule & { lines: AccountsLine[] }>`
    select ${storedRule(unit)},
           coalesce((select json_agg(l) from (${linesOf(unit, { ids: [id], day })}) l), '[]') as lines`.execute(
    db,
  );
  return { rule: ruleOf(unit, rows[0]), lines: rows[0]?.lines ?? [] };
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
