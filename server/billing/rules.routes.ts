import {
  deleteBillingRuleFile,
  getBillingRuleFile,
  uploadBillingRuleFile,
} from '#contract/billing/rule-files.ts';
import {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
  listUsualRules,
} from '#contract/billing/rule-making.ts';
import {
  browseBillingRules,
  changeBillingRules,
  createBillingRule,
  createBillingRuleCost,
  createBillingRuleSpace,
  deleteBillingRule,
  deleteBillingRuleCost,
  deleteBillingRuleSpace,
  getBillingRule,
  updateBillingRule,
  updateBillingRuleCost,
  updateBillingRuleSpace,
} from '#contract/billing/rules.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { addRuleCost, removeRuleCost, saveRuleCost } from './rule-costs.service.ts';
import { addRuleFile, readRuleFile, removeRuleFile } from './rule-files.service.ts';
import { addRules, addRuleVersion, copyRule } from './rule-making.service.ts';
import { addRuleSpace, removeRuleSpace, saveRuleSpace } from './rule-spaces.service.ts';
import { addRule, readRule, readRules, removeRule, saveRule, saveRules } from './rules.service.ts';
import { readUsualRules } from './usual-rules.service.ts';

export const ruleRoutes: readonly Route[] = [
  unitRoute(browseBillingRules, readRules),
  unitRoute(getBillingRule, readRule),
  unitRoute(createBillingRule, addRule),
  unitRoute(updateBillingRule, saveRule),
  unitRoute(changeBillingRules, saveRules),
  unitRoute(deleteBillingRule, removeRule),
  unitRoute(createBillingRuleCost, addRuleCost),
  unitRoute(updateBillingRuleCost, saveRuleCost),
  unitRoute(deleteBillingRuleCost, removeRuleCost),
  unitRoute(createBillingRuleSpace, addRuleSpace),
  unitRoute(updateBillingRuleSpace, saveRuleSpace),
  unitRoute(deleteBillingRuleSpace, removeRuleSpace),
  unitRoute(createBillingRuleVersion, addRuleVersion),
  unitRoute(copyBillingRule, copyRule),
  unitRoute(listUsualRules, readUsualRules),
  unitRoute(createBillingRules, addRules),
  unitRoute(uploadBillingRuleFile, addRuleFile),
  unitRoute(getBillingRuleFile, readRuleFile),
  unitRoute(deleteBillingRuleFile, removeRuleFile),
];
