import { percentsFault, ruleName } from '#contract/rules/division-rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectBillingRules } from '#server/core/billing/rules.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';

/**
 * How it is judged that rules, as they are written now, divide of each billing place of one of them no more than its
 * whole cost on any day. Said at the field. Errors of a rule: `invalid-input`.
 */
export async function percentsJudge(
  db: Db,
  unit: OwnedUnit,
): Promise<(ruleId: number, field: string) => void> {
  const rules = await selectBillingRules(db, unit);
  const ofPlace = grouped(
    rules.flatMap((rule) =>
      rule.costs.map(({ billing_place_id, percent }) => {
        return { billing_place_id, held: { ...rule, name: ruleName(rule), percent } };
      }),
    ),
    ({ billing_place_id }) => billing_place_id,
  );
  const costsOf = new Map(rules.map(({ billing_rule_id, costs }) => [billing_rule_id, costs]));
  return (ruleId, field) => {
    for (const { billing_place_id } of costsOf.get(ruleId) ?? []) {
      const fault = percentsFault((ofPlace.get(billing_place_id) ?? []).map(({ held }) => held));
      if (fault !== null) throw fieldFault(field, fault);
    }
  };
}

/** The same of one rule. Errors: `invalid-input`. */
export async function ensurePercentsHold(
  db: Db,
  unit: OwnedUnit,
  ruleId: number,
  field: string,
): Promise<void> {
  (await percentsJudge(db, unit))(ruleId, field);
}
