import { basicLawKey } from '#contract/billing/frozen-rule.ts';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { limitsByValue, methodValue, ruleMarkValue } from '#contract/billing/rule-words.ts';
import type { BillingRule, BillingRuleSpace } from '#contract/billing/rules.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { labelsOf, type FormOf } from '#contract/record.ts';
import { basicShareOn } from '#contract/rules/division-rule.ts';
import { isUnverified, lawOn, lawRowOn, type LawRow } from '#contract/rules/law-on.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** Fields of a rule as its form holds them. */
export type RuleValues = FormOf<typeof billingRuleFields>;

const fields = billingRuleFields;

/** Names of fields for people. */
export const ruleLabels = labelsOf(fields);

/** Values of fields in words, for histories and differences. */
export const ruleTexts: FieldTexts = {
  method: fields.method.value.text,
  meter_kind: fields.meter_kind.value.text,
  basic_by: fields.basic_by.value.text,
  uem_class: fields.uem_class.value.text,
  basic_key: fields.basic_key.value.text,
  limits_by: fields.limits_by.value.text,
  without_meter: fields.without_meter.value.text,
  guideline: fields.guideline.value.text,
  time_weight: fields.time_weight.value.text,
  rounding: fields.rounding.value.text,
  basis: fields.basis.value.text,
};

/** Said where a rule is of no single house. */
export const WHOLE_UNIT = 'celá jednotka';
export const houseText = ({ house_name }: Pick<BillingRule, 'house_name'>) =>
  house_name === '' ? WHOLE_UNIT : house_name;

/** By what a cost is divided: 'Měřidla (SV)'. */
export function methodText({ method, meter_kind }: Pick<BillingRule, 'method' | 'meter_kind'>) {
  const name = methodValue.text(method);
  return method === 'meter' && meter_kind !== null
    ? `${name} (${meterKindShort[meter_kind]})`
    : name;
}

const percentText = (value: number) => `${formatNumber(value, 0, 3)}\u00A0%`;

/** The basic and the consumption component: '40 / 60'; empty where there is one alone. */
export function componentsText(
  rule: Pick<BillingRule, 'basic_by' | 'uem_class' | 'basic_shift' | 'basic_percent'>,
  law: readonly LawRow[],
  day: string,
): string {
  if (rule.basic_by === 'none') return '';
  const share = basicShareOn(rule, law, day);
  if (share === null) return 'není známo';
  return `${formatNumber(share, 0, 3)}\u00A0/\u00A0${formatNumber(100 - share, 0, 3)}`;
}

/** The limits of the mean: '70–200 %'; empty where nothing is corrected. */
export function limitsText(
  {
    limits_by,
    lower_limit,
    upper_limit,
  }: Pick<BillingRule, 'limits_by' | 'lower_limit' | 'upper_limit'>,
  law: readonly LawRow[],
  day: string,
): string {
  if (limits_by === 'none') return '';
  const isLaw = limits_by === 'law';
  const lower = isLaw ? lawOn(law, 'heat-lower-limit', day) : lower_limit;
  const upper = isLaw ? lawOn(law, 'heat-upper-limit', day) : upper_limit;
  if (lower === null && upper === null) return isLaw ? 'není známo' : limitsByValue.text(limits_by);
  if (lower === null) return `nejvýše ${percentText(upper ?? 0)}`;
  if (upper === null) return `nejméně ${percentText(lower)}`;
  return `${formatNumber(lower, 0, 3)}–${percentText(upper)}`;
}

const sourceText = (row: LawRow) => (isUnverified(row) ? `${row.source} (neověřeno)` : row.source);

/** What the law says of the basic share on the day: 'podle zákona 50 % · Vyhláška …'; undefined where it says nothing. */
export function basicLawText(
  rule: Pick<BillingRule, 'basic_by' | 'uem_class'>,
  law: readonly LawRow[],
  day: string,
): string | undefined {
  const key = basicLawKey(rule);
  if (key === null) return undefined;
  const row = lawRowOn(law, key, day);
  return row?.value === undefined || row.value === null
    ? 'Pro období od tohoto dne zákon podíl číslem neurčuje'
    : `Podle zákona ${percentText(row.value)} · ${sourceText(row)}`;
}

/** What the law says of the limits on the day. */
export function limitsLawText(law: readonly LawRow[], day: string): string {
  const row = lawRowOn(law, 'heat-lower-limit', day);
  const text = limitsText({ limits_by: 'law', lower_limit: null, upper_limit: null }, law, day);
  return row === undefined ? text : `${text} průměru na 1 m² · ${sourceText(row)}`;
}

/** From when and until when: 'od 1. 1. 2024', 'od 1. 1. 2024 do 31. 12. 2025'. */
export function daysText(valid_from: string | null, valid_to: string | null): string {
  return [
    valid_from === null ? '' : `od ${formatDate(valid_from)}`,
    valid_to === null ? '' : `do ${formatDate(valid_to)}`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** What is special about a space: 'Osvobozený', 'Pevná částka 1 200,00 Kč'. */
export function markText({ mark, amount }: Pick<BillingRuleSpace, 'mark' | 'amount'>): string {
  const name = ruleMarkValue.text(mark);
  return amount === null ? name : `${name} ${formatMoney(amount)}`;
}
