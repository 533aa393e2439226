import { sql, type RawBuilder } from 'kysely';
import { USUAL_TOLD, type ArrearsSettings } from '#contract/money/arrears-interest.ts';
import type { KnownRates } from '#contract/rules/late-interest.ts';
import { USUAL_CREDIT_ORDER, type CreditOrder } from '#contract/rules/crediting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { knownRates } from '#server/core/rates/known-rates.sql.ts';
import type { Db } from '#server/db/db.ts';
import { contractRatesOf } from './contract-rates.sql.ts';
import { creditOrderOf } from './crediting.sql.ts';
import type { ContractRate } from './late-claims.ts';
import { linesOf, type AccountsLine } from './lines.sql.ts';

const NOTHING = { agreed_rate: null, rate_source: '', ...USUAL_TOLD, version: 1 } as const;

/** By what late payments of the unit are charged, and which claims its payments pay. */
export interface RateRule extends ArrearsSettings {
  /** What contracts of its accounts have agreed. */
  readonly contract_rates: readonly ContractRate[];
  readonly rates: KnownRates;
  /** Which claims its payments pay. */
  readonly credit_order: CreditOrder;
}

/** The columns of a stored rule. */
export interface StoredRule {
  readonly settings: Omit<ArrearsSettings, 'unit_id'> | null;
  readonly contract_rates: readonly ContractRate[];
  readonly rates: KnownRates;
  readonly credit_order: CreditOrder;
}

/** Columns of a stored rule: settings, contract_rates, rates, credit_order. */
export const storedRule = (unit: OwnedUnit): RawBuilder<unknown> => sql`
  (select json_build_object('agreed_rate', s.agreed_rate::float8, 'rate_source', s.rate_source,
                            'told_amount', s.told_amount, 'told_days', s.told_days,
                            'version', s.version)
     from arrears_settings s
    where s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}) as settings,
  ${contractRatesOf(unit)} as contract_rates, ${knownRates} as rates, ${creditOrderOf(unit)} as credit_order`;

/** The rule of the unit, of these columns; until it has agreed a rate, late payments are charged by the law. */
export function ruleOf({ unit_id }: OwnedUnit, stored: StoredRule | undefined): RateRule {
  const {
    settings = null,
    contract_rates = [],
    rates = { repo: [], discount: [] },
    credit_order = USUAL_CREDIT_ORDER,
  } = stored ?? {};
  return { unit_id, ...(settings ?? NOTHING), contract_rates, rates, credit_order };
}

/** The same, read of a unit. */
export async function selectRateRule(db: Db, unit: OwnedUnit): Promise<RateRule> {
  const { rows } = await sql<StoredRule>`select ${storedRule(unit)}`.execute(db);
  return ruleOf(unit, rows[0]);
}

/** A column with the lines of an account up to the day. */
export const storedLines = (
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(l) from (${linesOf(unit, { ids: [id], day })}) l), '[]')`;

/** The same with the lines of an account up to the day. */
export async function selectRuleAndLines(
  db: Db,
  unit: OwnedUnit,
  which: { readonly id: number; readonly day: string },
): Promise<{ readonly rule: RateRule; readonly lines: readonly AccountsLine[] }> {
  const { rows } = await sql<StoredRule & { lines: AccountsLine[] }>`
    select ${storedRule(unit)}, ${storedLines(unit, which)} as lines`.execute(db);
  return { rule: ruleOf(unit, rows[0]), lines: rows[0]?.lines ?? [] };
}
