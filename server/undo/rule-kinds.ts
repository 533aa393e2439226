import {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
} from '#contract/billing/rule-making.ts';
import {
  createBillingRule,
  createBillingRuleCost,
  createBillingRuleSpace,
  deleteBillingRule,
  deleteBillingRuleCost,
  deleteBillingRuleSpace,
  updateBillingRule,
  updateBillingRuleCost,
  updateBillingRuleSpace,
} from '#contract/billing/rules.ts';
import type { Kind } from './kind.ts';

/** Rules of division with what belongs to them. */
export const ruleKinds: readonly Kind[] = [
  {
    table: 'billing_rules',
    id: 'billing_rule_id',
    ofUnit: true,
    add: createBillingRule,
    made: [createBillingRules, createBillingRuleVersion, copyBillingRule],
    save: updateBillingRule,
    remove: deleteBillingRule,
  },
  {
    table: 'billing_rule_costs',
    id: 'billing_rule_cost_id',
    ofUnit: true,
    add: createBillingRuleCost,
    save: updateBillingRuleCost,
    remove: deleteBillingRuleCost,
  },
  {
    table: 'billing_rule_spaces',
    id: 'billing_rule_space_id',
    ofUnit: true,
    add: createBillingRuleSpace,
    save: updateBillingRuleSpace,
    remove: deleteBillingRuleSpace,
  },
];
