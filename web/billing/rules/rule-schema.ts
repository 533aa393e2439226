import { billingRuleInput } from '#contract/billing/rules.ts';
import { ruledBy } from '#contract/record.ts';
import { divisionRuleRules } from '#contract/rules/division-rule.ts';

/** The rules of a form of a rule. */
export const ruleSchema = ruledBy(billingRuleInput, divisionRuleRules);
