import { frozenRuleOf } from '#contract/billing/frozen-rule.ts';
import type { SettlementLawKey } from '#contract/billing/law-words.ts';
import type { FrozenRule, SpaceMark } from '#contract/settlement/frozen.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectRulesFor, type BillingRuleRow } from '#server/core/billing/rules.sql.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from './scope.ts';

/** What per cent of a billing place's cost a rule divides. */
export interface RuleCost {
  readonly billing_place_id: number;
  /** At most three decimals. */
  readonly percent: string;
}

/** A rule that holds in the period, as it is counted by. */
export interface RuleToCount {
  readonly rule: FrozenRule;
  /** The house that it is of; null for all houses of the unit but the others. */
  readonly building_id: number | null;
  /** Houses that divide the service by a rule of their own. */
  readonly others: readonly number[];
  readonly costs: readonly RuleCost[];
  readonly marks: readonly {
    readonly pasport_id: number;
    readonly mark: SpaceMark;
    readonly reason: string;
  }[];
  readonly fixed: readonly { readonly pasport_id: number; readonly amount: number }[];
}

/** Rules of a scope, and those for which the law of its period is not known. */
export interface RulesOfScope {
  readonly rules: readonly RuleToCount[];
  readonly lawless: readonly {
    readonly name: string;
    readonly missing: readonly SettlementLawKey[];
  }[];
}

/** Whether the rule is of the scope; of a service that a house divides by its own rule that of the unit is not asked there. */
function isOfScope(
  rule: BillingRuleRow,
  all: readonly BillingRuleRow[],
  { building_id }: Scope,
): boolean {
  if (building_id === null) return true;
  if (rule.pasport_id !== null) return rule.pasport_id === building_id;
  return !all.some(
    ({ service_id, pasport_id }) => service_id === rule.service_id && pasport_id === building_id,
  );
}

function marksOf({ spaces }: BillingRuleRow) {
  return spaces.flatMap(({ pasport_id, mark, reason }) =>
    mark === 'fixed' ? [] : [{ pasport_id, mark, reason }],
  );
}

function fixedOf({ spaces }: BillingRuleRow) {
  return spaces.flatMap(({ pasport_id, mark, amount }) =>
    mark === 'fixed' && amount !== null ? [{ pasport_id, amount }] : [],
  );
}

/** A rule with its shares resolved, among all that hold beside it. */
export function ruleToCount(
  row: BillingRuleRow,
  rule: FrozenRule,
  all: readonly BillingRuleRow[],
): RuleToCount {
  return {
    rule,
    building_id: row.pasport_id,
    others: all.flatMap(({ service_id, pasport_id }) =>
      row.pasport_id === null && service_id === row.service_id && pasport_id !== null
        ? [pasport_id]
        : [],
    ),
    costs: row.costs.map(({ billing_place_id, percent }) => ({
      billing_place_id,
      percent: String(percent),
    })),
    marks: marksOf(row),
    fixed: fixedOf(row),
  };
}

/** Rules by which the scope is settled, resolved by the law of the first day of its period. */
export async function rulesOf(db: Db, unit: OwnedUnit, scope: Scope): Promise<RulesOfScope> {
  const law = await selectSettlementLaw(db);
  const all = await selectRulesFor(db, unit, { from: scope.from, to: scope.to });
  const rules: RuleToCount[] = [];
  const lawless: { name: string; missing: readonly SettlementLawKey[] }[] = [];
  for (const row of all.filter((one) => isOfScope(one, all, scope))) {
    const { rule, missing } = frozenRuleOf(row, law, scope.from);
    if (rule === null) {
      lawless.push({ name: row.service_name, missing });
      continue;
    }
    rules.push(ruleToCount(row, rule, all));
  }
  return { rules, lawless };
}
