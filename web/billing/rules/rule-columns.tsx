import { billingRuleRecord } from '#contract/billing/rule-record.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { componentsText, houseText, limitsText, methodText, WHOLE_UNIT } from './rule-words.ts';

/** Columns of rules; what the law says is that of the day. */
export function ruleColumns(law: readonly LawRow[], day: string): readonly Column<BillingRule>[] {
  const told = listColumns<BillingRule>(billingRuleRecord, {
    service_name: { fixed: true, width: 176 },
    house_name: { width: 118, render: houseText, exported: houseText, onCard: houseText },
    method: { width: 168, value: methodText },
    without_meter: {
      width: 170,
      value: ({ method, without_meter }) =>
        method === 'meter' ? billingRuleRecord.written.without_meter.value.text(without_meter) : '',
    },
    rounding: { width: 104 },
    valid_from: { width: 104 },
    valid_to: { width: 104 },
    divides: { width: 170, hiddenFirst: true },
  });
  const components: Column<BillingRule> = {
    text: 'Základní / spotřební %',
    id: 'components',
    value: (rule) => componentsText(rule, law, dayOf(rule, day)),
    width: 100,
    align: 'right',
  };
  const limits: Column<BillingRule> = {
    text: 'Meze korekce',
    id: 'limits',
    value: (rule) => limitsText(rule, law, dayOf(rule, day)),
    width: 104,
    align: 'right',
  };
  return interleaved(told, { method: [components, limits] });
}

/** A rule is told by the law of the day, and one that does not hold on it by that of its first day. */
export const dayOf = ({ valid_from, valid_to }: BillingRule, day: string): string =>
  valid_from > day || (valid_to !== null && valid_to < day) ? valid_from : day;

/** Texts of a rule that its search goes through. */
export const textsOfRule = (rule: BillingRule): readonly string[] => [
  ...searchedTexts(billingRuleRecord, rule),
  rule.house_name === '' ? WHOLE_UNIT : '',
  methodText(rule),
];
