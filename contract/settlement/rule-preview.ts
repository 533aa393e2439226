import { z } from 'zod';
import { billingRuleInput, billingRuleModules } from '#contract/billing/rules.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, wholeNumber } from '#contract/fields.ts';
import { countedBy, countFlag, fraction } from './counted.ts';
import { divisionKey, spaceMark } from './frozen.ts';

/** For how many spaces a rule is shown. */
export const PREVIEWED = 3;
/** One milliard of crowns, in hellers. */
const MOST_HELLERS = 100_000_000_000;

/** What of a component falls to a space by one quantity. */
export const previewedPart = z
  .object({
    part: z.enum(['basic', 'rest']),
    by: countedBy,
    key: divisionKey,
    /** Per cent of the cost that the component is, and of the component that is divided so. */
    percent: fraction,
    pot_percent: fraction,
    /** Of the space and of all, in the key's unit; how many times that of the space counts. */
    quantity: fraction,
    factor: fraction,
    all: fraction,
    /** Per cent of what is divided so. */
    share: fraction,
    /** In hellers before a correction; null where no cost is known. */
    amount: fraction.nullable(),
  })
  .meta({ id: 'PreviewedPart' });
export type PreviewedPart = z.infer<typeof previewedPart>;

export const previewedSpace = z
  .object({
    pasport_id: z.int(),
    /** 'Lipová 3, 12'. */
    name: z.string(),
    mark: spaceMark.nullable(),
    reason: z.string(),
    /** What it counts by the key of the rule; null where it is not known, or no number says it. */
    own: fraction.nullable(),
    /** What is not known of it. */
    flags: z.array(countFlag),
    parts: z.array(previewedPart),
    limited: z.enum(['lower', 'upper']).nullable(),
    /** What the correction has added, in hellers; null where no cost is known. */
    correction: fraction.nullable(),
    /** Per cent of all the cost, behind the correction; null where it could not be counted. */
    portion: fraction.nullable(),
    /** Rounded, in hellers; null where no cost is known, or it could not be counted. */
    amount: z.int().nullable(),
  })
  .meta({ id: 'PreviewedSpace' });
export type PreviewedSpace = z.infer<typeof previewedSpace>;

/** A rule shown on three spaces by quantities of the last whole year; nothing of it is kept. */
export const rulePreview = z
  .object({
    /** Days of the year whose quantities are told. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** In hellers; null where none is known. */
    cost: z.int().nullable(),
    cost_from: z.enum(['documents', 'typed', 'none']),
    key: divisionKey,
    measured_unit: z.string(),
    lower_limit: z.string().nullable(),
    upper_limit: z.string().nullable(),
    /** Why it cannot be counted, each with the name of the space; empty where it is of all. */
    flags: z.array(z.object({ flag: countFlag, space_name: z.string() })),
    /** Whether the law of the rule's first day does not say what the rule needs. */
    is_lawless: z.boolean(),
    /** Spaces to which the rule applies otherwise. */
    special: z.array(z.object({ space_name: z.string(), mark: spaceMark, reason: z.string() })),
    spaces: z.array(previewedSpace),
    /** All that bear the service, to be chosen from. */
    choices: z.array(z.object({ pasport_id: z.int(), name: z.string() })),
  })
  .meta({ id: 'RulePreview' });
export type RulePreview = z.infer<typeof rulePreview>;

export const previewBillingRule = endpoint({
  method: 'POST',
  path: '/v1/settlement/rule-preview/{unit_id}/{billing_rule_id}',
  access: 'user',
  modules: billingRuleModules,
  summary:
    'Ukázka pravidla pro tři prostory podle veličin posledního celého roku; změny pravidla se jen zkusí, nic se neukládá',
  reads: true,
  perMinute: 60,
  timeoutMs: 20_000,
  params: z.object({ unit_id: id, billing_rule_id: id }),
  body: z.object({
    /** What of the rule is tried otherwise than it is kept. */
    rule: billingRuleInput.omit({ service_id: true }).partial().optional(),
    /** What is divided, in hellers; documents of the year when left out. */
    cost: wholeNumber(1, MOST_HELLERS).nullable().optional(),
    /** Which spaces; the smallest, the middle and the largest by the key when left out. */
    spaces: z.array(id).max(PREVIEWED).optional(),
  }),
  result: rulePreview,
});
