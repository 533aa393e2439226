import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, moment, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { prescriptionModules } from '#contract/module-names.ts';
import { overtaken } from '#contract/pasports/house-values.ts';
import { monthChange } from './months.ts';

// A row of prescriptions set by a key and a rate, of a house or of the whole unit at once: seen before it is
// saved, saved whole or not at all, and taken back whole.

export const ruleWay = z.enum(['rate', 'divide', 'percent']);
export const ruleKey = z.enum([
  'floor_area',
  'total_area',
  'countable_area',
  'persons',
  'unit',
  'share',
]);
/** All spaces, or only those that have the row already. */
export const ruleSpaces = z.enum(['all', 'held']);

const MOST_HELLERS = 2_000_000_000;
const LEAST_PERCENT = -10_000;
const MOST_SPACES = 10_000;

/** What is asked of a rule, whichever way it goes. */
export const askedRule = z.object({
  /** The house by its pasport_id; null for the whole unit. */
  building_id: id.nullable(),
  /** The row: a service or another payment. */
  name: requiredText(100),
  way: ruleWay,
  key: ruleKey,
  /** Hellers for one of the key, hellers a month to be divided, or hundredths of a per cent. */
  amount: wholeNumber(LEAST_PERCENT, MOST_HELLERS),
  /** To so many hellers each amount is rounded; a divided sum is to the heller. */
  round_to: z.union([z.literal(1), z.literal(100), z.literal(1000)]),
  spaces: ruleSpaces,
  /** Spaces that the rule leaves as they are, by their pasport_id. */
  except: z.array(id).max(MOST_SPACES),
  valid_from: day,
  reason: text(500),
});
export type AskedRule = z.infer<typeof askedRule>;

/** Why nothing is reckoned for a space. */
const ruleProblem = z.enum(['no-key', 'no-row', 'others-unknown', 'no-weight']);

/** A space with what it pays and what it is to pay by the rule, in hellers. */
export const ruledSpace = z
  .object({
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    /** Who bears it on the day, all of them; empty where the unit does. */
    payer_names: z.string(),
    /** Whether any of them has an e-mail. */
    has_email: z.boolean(),
    /** Those of them who have none, by name. */
    without_email: z.string(),
    /** How much of the key it has: '52.30', '3', '1200/6000'; null where nobody knows. */
    quantity: z.string().nullable(),
    /** Null where nothing is prescribed. */
    held: hellers.nullable(),
    /** Null where it cannot be reckoned: it stays as it is. */
    amount: hellers.nullable(),
    problem: ruleProblem.nullable(),
    /** From when another amount is recorded already, which stays. */
    later: day.nullable(),
    is_excepted: z.boolean(),
  })
  .meta({ id: 'RuledSpace' });
export type RuledSpace = z.infer<typeof ruledSpace>;

export const rulePreview = z
  .object({
    unit_id: z.int(),
    rows: z.array(ruledSpace),
    /** What all of them pay a month now and by the rule, in hellers; one that cannot be reckoned as now. */
    held_sum: hellers,
    amount_sum: hellers,
    changed_count: z.int(),
    raised_count: z.int(),
    problems_count: z.int(),
    /** Whether the row is an advance for a service, of which the law says from when it may be raised. */
    is_service: z.boolean(),
    /** From when a raise may be demanded when it is delivered today, and when it is posted today. */
    earliest_delivered: day,
    earliest_posted: day,
    /** The last closed month from the day on: what it lacks is claimed in the first open one; null without any. */
    closed_month: day.nullable(),
    /** How a change inside the month of the day counts. */
    month_change: monthChange,
    /** Names this very preview; saving asks for it. */
    seen: z.string(),
  })
  .meta({ id: 'RulePreview' });
export type RulePreview = z.infer<typeof rulePreview>;

const ofUnit = z.object({ unit_id: id });

export const previewRule = endpoint({
  method: 'POST',
  path: '/v1/prescription/rule/{unit_id}/preview',
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Náhled hromadné změny předpisu podle klíče a sazby, rozdělením částky nebo o procenta: dosud, nově, koho informovat, co nelze spočítat; nic nezapíše',
  reads: true,
  timeoutMs: 15_000,
  params: ofUnit,
  body: askedRule,
  result: rulePreview,
});

/** A rule as it was accepted. */
export const costRule = z
  .object({
    cost_rule_id: z.int(),
    unit_id: z.int(),
    building_id: z.int().nullable(),
    /** Empty for the whole unit. */
    building_name: z.string(),
    name: z.string(),
    way: ruleWay,
    key: ruleKey,
    amount: z.int(),
    round_to: z.int(),
    spaces: ruleSpaces,
    valid_from: day,
    reason: z.string(),
    user_name: z.string(),
    created: moment,
    /** Spaces that it reckoned, and what they pay by it together. */
    spaces_count: z.int(),
    sum: hellers,
    /** Spaces that it changed, by their pasport_id. */
    changed_ids: z.array(z.int()),
    /** While its change is kept and no closed month contains it. */
    can_undo: z.boolean(),
  })
  .meta({ id: 'CostRule' });
export type CostRuleRow = z.infer<typeof costRule>;

export const listRules = endpoint({
  method: 'GET',
  path: '/v1/prescription/rules/{unit_id}',
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Hromadné změny předpisů jednotky a sazby, podle kterých byly spočteny, nejnovější první',
  params: ofUnit,
  result: listOf(costRule),
});

export const acceptRule = endpoint({
  method: 'POST',
  path: '/v1/prescription/rule/{unit_id}',
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Přijetí hromadné změny předpisu: všechny prostory, nebo žádný; dosavadní částky skončí den předtím',
  creates: true,
  timeoutMs: 30_000,
  params: ofUnit,
  body: askedRule.extend({
    /** Of the preview that the person saw; when anything is otherwise by now, nothing is written. */
    seen: requiredText(100),
  }),
  result: z.object({ cost_rule_id: z.int(), changed_count: z.int() }),
  refuses: [
    'licence-expired',
    'prescription-differs',
    'prescription-same',
    'prescription-unreckoned',
    'version-conflict',
    'overlapping-validity',
  ],
  tells: { 'version-conflict': overtaken },
});

export const undoRule = endpoint({
  method: 'POST',
  path: '/v1/prescription/rule/{unit_id}/{cost_rule_id}/undo',
  access: 'user',
  modules: prescriptionModules,
  summary: 'Vrácení hromadné změny předpisu jako celku, dokud ji neobsahuje uzavřený měsíc',
  timeoutMs: 15_000,
  params: z.object({ unit_id: id, cost_rule_id: id }),
  result: z.object({ undone_count: z.int() }),
  refuses: ['change-overtaken', 'month-closed'],
});
