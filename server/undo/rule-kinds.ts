import {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
} from '#contract/billing/rule-making.ts';
import {
  changeBillingRules,
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
import {
  createSimulation,
  deleteSimulation,
  updateSimulation,
} from '#contract/settlement/simulations.ts';
import type { Kind } from './kind.ts';

/** Rules of division with what belongs to them, and what was tried of them. */
export const ruleKinds: readonly Kind[] = [
  {
    table: 'billing_rules',
    id: 'billing_rule_id',
    ofUnit: true,
    add: createBillingRule,
    made: [createBillingRules, createBillingRuleVersion, copyBillingRule],
    save: updateBillingRule,
    remove: deleteBillingRule,
    saveMany: changeBillingRules,
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
  {
    table: 'settlement_simulations',
    id: 'settlement_simulation_id',
    ofUnit: true,
    add: createSimulation,
    save: updateSimulation,
    remove: deleteSimulation,
  },
];
