import { percentsFault, ruleName } from '#contract/rules/division-rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectBillingRules } from '#server/core/billing/rules.sql.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';

/**
 * Rules, as they are written now, divide of each billing place of this one no more than its whole cost on any
 * day. Said at the field. Errors: `invalid-input`.
 */
export async function ensurePercentsHold(
  db: Db,
  unit: OwnedUnit,
  ruleId: number,
  field: string,
): Promise<void> {
  const rules = await selectBillingRules(db, unit);
  const own = rules.find(({ billing_rule_id }) => billing_rule_id === ruleId);
  for (const { billing_place_id } of own?.costs ?? []) {
    const held = rules.flatMap((rule) =>
      rule.costs
        .filter((cost) => cost.billing_place_id === billing_place_id)
        .map(({ percent }) => ({ ...rule, name: ruleName(rule), percent })),
    );
    const fault = percentsFault(held);
    if (fault !== null) throw fieldFault(field, fault);
  }
}
