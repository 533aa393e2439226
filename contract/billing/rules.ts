import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, decimalNumber, id, moment, text, wholeNumber } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import {
  deleted,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { billingRuleFields, billingRuleTold } from './rule-record.ts';
import { ruleMark } from './rule-words.ts';

/** Per cent of the cost of a billing place that a rule divides. */
export const billingRuleCost = z
  .object({
    billing_rule_cost_id: z.int(),
    billing_place_id: z.int(),
    code: z.string(),
    name: z.string(),
    percent: z.number(),
    version: z.int(),
  })
  .meta({ id: 'BillingRuleCost' });
export type BillingRuleCost = z.infer<typeof billingRuleCost>;

/** A space to which a rule applies otherwise than to the rest; the amount in hellers, of a fixed one alone. */
export const billingRuleSpace = z
  .object({
    billing_rule_space_id: z.int(),
    pasport_id: z.int(),
    /** 'Lipová 3, 12'. */
    name: z.string(),
    mark: ruleMark,
    amount: z.int().nullable(),
    reason: z.string(),
    valid_from: z.iso.date().nullable(),
    valid_to: z.iso.date().nullable(),
    version: z.int(),
  })
  .meta({ id: 'BillingRuleSpace' });
export type BillingRuleSpace = z.infer<typeof billingRuleSpace>;

/** A paper of the decision that a rule rests on; its size in bytes. */
export const billingRuleFile = z
  .object({
    billing_file_id: z.int(),
    billing_rule_id: z.int(),
    file_name: z.string(),
    content_type: attachedFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'BillingRuleFile' });
export type BillingRuleFile = z.infer<typeof billingRuleFile>;

/** How a service of a house, or of the whole unit, is divided from a day on. */
export const billingRule = z
  .object({
    billing_rule_id: z.int(),
    unit_id: z.int(),
    ...readOf(billingRuleFields),
    ...readOf(billingRuleTold),
    costs: z.array(billingRuleCost),
    spaces: z.array(billingRuleSpace),
    files: z.array(billingRuleFile),
    ...stamps,
  })
  .meta({ id: 'BillingRule' });
export type BillingRule = z.infer<typeof billingRule>;

/** A rule as its form saves it. */
export const billingRuleInput = z.object(writeOf(billingRuleFields));

/** Per cent of a billing place's cost as it is written. */
export const percentOfCost = decimalNumber(0.001, 100, 3);
/** One milliard of crowns, in hellers. */
const MOST_HELLERS = 100_000_000_000;

/** A special space as its form saves it. */
export const billingRuleSpaceInput = z.object({
  mark: ruleMark,
  amount: wholeNumber(0, MOST_HELLERS).nullable().default(null),
  reason: text(500).default(''),
  valid_from: day.nullable().default(null),
  valid_to: day.nullable().default(null),
});

export const billingRuleModules = ['billing-rules'] as const;

export const browseBillingRules = endpoint({
  method: 'GET',
  path: '/v1/billing/rules/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: billingRuleModules,
  summary:
    'Pravidla rozúčtování jednotky s náklady a zvláštními prostory; 1 přidá i ta, která už neplatí',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(billingRule).extend({ hidden_rules: z.int() }),
});

const path = '/v1/billing/rule/{unit_id}/{id}';
const { service_id, method, valid_from } = billingRuleInput.shape;

export const getBillingRule = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Jedno pravidlo rozúčtování',
  params: unitRecord,
  result: billingRule,
});
export const createBillingRule = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Nové pravidlo rozúčtování; id je 0. Náklady a zvláštní prostory se přidávají zvlášť',
  creates: true,
  params: unitRecord,
  body: z.object({ ...billingRuleInput.partial().shape, service_id, method, valid_from }),
  result: billingRule,
  refuses: ['licence-expired', 'overlapping-validity'],
});
export const updateBillingRule = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Změna pravidla rozúčtování; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...billingRuleInput.partial().shape }),
  result: billingRule,
  refuses: ['overlapping-validity'],
});
export const changeBillingRules = changeOfMany({
  path: '/v1/billing/rules/many/{unit_id}',
  modules: billingRuleModules,
  summary:
    'Změna polí mnoha pravidel rozúčtování najednou: všech, nebo žádného; id je billing_rule_id',
  fields: billingRuleInput.partial().pick({
    time_weight: true,
    rounding: true,
    basis: true,
    decided_on: true,
    valid_to: true,
    note: true,
  }),
});
export const deleteBillingRule = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Smazání pravidla rozúčtování i s jeho soubory',
  params: unitRecord,
  result: deleted,
});

// Costs that a rule divides -------------------------------------------------------------------------
const costPath = '/v1/billing/rule/cost/{unit_id}/{billing_rule_id}/{id}';
const ofRule = z.object({ unit_id: id, billing_rule_id: id, id: recordId });

export const createBillingRuleCost = endpoint({
  method: 'POST',
  path: costPath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Náklad odběrného místa, který pravidlo dělí, a kolik procent z něj; id je 0',
  creates: true,
  params: ofRule,
  body: z.object({ billing_place_id: id, percent: percentOfCost }),
  result: billingRuleCost,
  refuses: ['licence-expired', 'rule-cost-taken'],
});
export const updateBillingRuleCost = endpoint({
  method: 'PUT',
  path: costPath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Změna podílu na nákladu odběrného místa',
  params: ofRule,
  body: z.object({ ...savedVersion, percent: percentOfCost.optional() }),
  result: billingRuleCost,
});
export const deleteBillingRuleCost = endpoint({
  method: 'DELETE',
  path: costPath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Odebrání nákladu odběrného místa z pravidla',
  params: ofRule,
  result: deleted,
});

// Special spaces --------------------------------------------------------------------------------------
const spacePath = '/v1/billing/rule/space/{unit_id}/{billing_rule_id}/{id}';
const spaceInput = billingRuleSpaceInput.shape;

export const createBillingRuleSpace = endpoint({
  method: 'POST',
  path: spacePath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Prostor, na který se pravidlo vztahuje jinak, s důvodem nebo částkou; id je 0',
  creates: true,
  params: ofRule,
  body: z.object({ pasport_id: id, ...spaceInput }),
  result: billingRuleSpace,
  refuses: ['licence-expired', 'overlapping-validity'],
});
export const updateBillingRuleSpace = endpoint({
  method: 'PUT',
  path: spacePath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Změna zvláštního prostoru pravidla; posílají se jen změněná pole',
  params: ofRule,
  body: z.object({
    ...savedVersion,
    mark: ruleMark.optional(),
    amount: wholeNumber(0, MOST_HELLERS).nullable().optional(),
    reason: text(500).optional(),
    valid_from: day.nullable().optional(),
    valid_to: day.nullable().optional(),
  }),
  result: billingRuleSpace,
  refuses: ['overlapping-validity'],
});
export const deleteBillingRuleSpace = endpoint({
  method: 'DELETE',
  path: spacePath,
  access: 'user',
  modules: billingRuleModules,
  summary: 'Odebrání zvláštního prostoru z pravidla',
  params: ofRule,
  result: deleted,
});
