import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { changeBillingRules, type BillingRule } from '#contract/billing/rules.ts';
import { ruleName } from '#contract/rules/division-rule.ts';
import { validityText } from '#contract/rules/validity.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { ruleReads } from './rules.queries.ts';

const names = ['valid_to', 'rounding', 'time_weight', 'basis', 'decided_on', 'note'] as const;

const kind: BulkKind<BillingRule> = {
  call: changeBillingRules,
  stale: ruleReads,
  idOf: ({ billing_rule_id }) => billing_rule_id,
  // Versions of one rule bear the same name.
  nameOf: (rule) => `${ruleName(rule)} ${validityText(rule)}`,
  fields: names.map((name) => ({ name, described: billingRuleFields[name] })),
};

/** What can be done with the picked rules. */
export function RuleBulk({ unit_id, rows }: { unit_id: number; rows: readonly BillingRule[] }) {
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
