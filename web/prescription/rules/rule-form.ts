import { askedRule, type AskedRule, type CostRuleRow } from '#contract/money/prescription-rules.ts';
import type { RuleKey, RuleWay } from '#contract/rules/cost-rule.ts';
import { keyWords } from '#contract/rules/cost-rule.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';

/** What is typed of a rule; amounts may be no numbers yet, choices are texts. */
export interface RuleValues {
  building: string;
  name: string;
  way: RuleWay;
  key: RuleKey;
  amount: number | string | null;
  round_to: string;
  spaces: AskedRule['spaces'];
  valid_from: string | null;
  reason: string;
  [field: string]: unknown;
}

/** What is asked of the form: the rule but for the spaces that are left out. */
export const ruleSchema = askedRule
  .omit({ building_id: true, round_to: true, except: true })
  .refine(({ way, amount }) => way === 'percent' || amount >= 0, {
    path: ['amount'],
    message: 'Zadejte částku, která není záporná',
  });

/** A new rule of the unit, from the first day of the month after next so that people can be told in time. */
export const begunRule = (today: string): RuleValues => ({
  building: '',
  name: '',
  way: 'rate',
  key: 'floor_area',
  amount: null,
  round_to: '1',
  spaces: 'all',
  valid_from: monthAway(monthOf(today), 1),
  reason: '',
});

/** A rule to be counted again, such as after areas were put right. */
export const againRule = (rule: CostRuleRow, today: string): RuleValues => ({
  building: rule.building_id === null ? '' : String(rule.building_id),
  name: rule.name,
  way: rule.way,
  key: rule.key,
  amount: rule.amount,
  round_to: String(rule.round_to),
  spaces: rule.spaces,
  valid_from: monthAway(monthOf(today), 1),
  reason: '',
});

/** What the server is asked. */
export function askedOf(values: RuleValues, except: readonly number[]): AskedRule {
  const { building, round_to, ...rest } = values;
  return askedRule.parse({
    ...rest,
    building_id: building === '' ? null : Number(building),
    // A divided sum is to the heller; only a rate knows no share.
    round_to: rest.way === 'divide' ? 1 : Number(round_to),
    key: rest.way === 'rate' && rest.key === 'share' ? 'floor_area' : rest.key,
    spaces: rest.way === 'percent' ? 'held' : rest.spaces,
    except: [...except],
  });
}

export const wayOptions: readonly { value: RuleWay; label: string }[] = [
  { value: 'rate', label: 'Sazba krát množství' },
  { value: 'divide', label: 'Rozdělit měsíční částku' },
  { value: 'percent', label: 'Změnit o procenta' },
];

/** Keys of a way: by a share a sum is divided, and nothing is charged for the whole of a house. */
export const keyOptions = (way: RuleWay): { value: RuleKey; label: string }[] =>
  (Object.keys(keyWords) as RuleKey[])
    .filter((key) => way !== 'rate' || key !== 'share')
    .map((value) => ({ value, label: keyWords[value] }));

export const roundOptions = [
  { value: '1', label: 'na haléře' },
  { value: '100', label: 'na koruny' },
  { value: '1000', label: 'na desetikoruny' },
];

export const spacesOptions = [
  { value: 'all', label: 'Všechny prostory' },
  { value: 'held', label: 'Jen ty, které položku mají' },
];
