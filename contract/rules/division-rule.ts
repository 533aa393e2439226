import { basicLawKey, goesByMeters } from '#contract/billing/frozen-rule.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { formulaFault } from '#contract/settlement/formula.ts';
import { lawOn, lawRowOn, type LawRow } from './law-on.ts';
import { czechPlural } from './plural.ts';
import { at } from './rule.ts';
import { validityFault, validityText, type Validity } from './validity.ts';

/** What of a rule its faults are told by. */
export type WrittenRule = Pick<
  BillingRule,
  | 'method'
  | 'meter_kind'
  | 'formula'
  | 'basic_by'
  | 'uem_class'
  | 'basic_shift'
  | 'basic_percent'
  | 'limits_by'
  | 'lower_limit'
  | 'upper_limit'
  | 'without_meter'
  | 'basis'
  | 'decided_on'
  | 'valid_from'
  | 'valid_to'
>;

/** Rules over more fields of a rule of division. */
export const divisionRuleRules = [
  at('meter_kind', (rule: WrittenRule) =>
    goesByMeters(rule) && rule.meter_kind === null
      ? 'Vyberte, podle kterých měřidel se dělí'
      : null,
  ),
  at('formula', ({ method, formula }: WrittenRule) =>
    method === 'formula' ? formulaFault(formula) : null,
  ),
  at('basic_percent', ({ basic_by, basic_percent }: WrittenRule) =>
    basic_by === 'hand' && basic_percent === null ? 'Zadejte základní složku v procentech' : null,
  ),
  at('lower_limit', ({ limits_by, lower_limit, upper_limit }: WrittenRule) =>
    limits_by === 'hand' && lower_limit === null && upper_limit === null
      ? 'Zadejte aspoň jednu mez'
      : null,
  ),
  at('upper_limit', ({ upper_limit }: WrittenRule) =>
    upper_limit !== null && upper_limit < 100 ? 'Horní mez nesmí být pod průměrem (100 %)' : null,
  ),
  at('valid_to', validityFault),
];

const points = (value: number) =>
  `${czechNumber(value, 0, 3)} ${czechPlural(value, 'procentní bod', 'procentní body', 'procentních bodů')}`;

/** What is wrong with the shift of the basic share by the law of the rule's first day; a sentence or null. */
export function shiftFault(
  {
    basic_by,
    basic_shift,
    valid_from,
  }: Pick<WrittenRule, 'basic_by' | 'basic_shift' | 'valid_from'>,
  law: readonly LawRow[],
): string | null {
  if (basic_by !== 'heat' || basic_shift === 0) return null;
  // A rule from before that law is judged by the first that allows a shift.
  const most = lawOn(law, 'heat-basic-shift', valid_from) ?? lawOn(law, 'heat-basic-shift', '9999');
  if (most === null || Math.abs(basic_shift) <= most) return null;
  return `Zákon dovoluje posun nejvýše o ${points(most)}`;
}

/** The basic share of the rule by the law of the day, in per cent; null where there is none or nobody knows. */
export function basicShareOn(
  rule: Pick<WrittenRule, 'basic_by' | 'uem_class' | 'basic_shift' | 'basic_percent'>,
  law: readonly LawRow[],
  day: string,
): number | null {
  if (rule.basic_by === 'hand') return rule.basic_percent;
  const key = basicLawKey(rule);
  if (key === null) return null;
  const share = lawOn(law, key, day);
  if (share === null) return null;
  return rule.basic_by === 'heat' ? share + rule.basic_shift : share;
}

/** Whether the rule divides heat, for which the law has a range. */
const isOfHeat = ({ basic_by, meter_kind }: WrittenRule) =>
  basic_by === 'heat' ||
  (basic_by === 'hand' && (meter_kind === 'heat' || meter_kind === 'heat-allocator'));

function rangeDoubt(rule: WrittenRule, law: readonly LawRow[], day: string): string | null {
  const share = basicShareOn(rule, law, day);
  return share === null || !isOfHeat(rule) ? null : heatShareDoubt(share, law, day);
}

/** What is odd about a basic share of heat by the law of the day; a sentence or null. */
export function heatShareDoubt(share: number, law: readonly LawRow[], day: string): string | null {
  const least = lawOn(law, 'heat-basic-least', day) ?? 0;
  const most = lawOn(law, 'heat-basic-most', day) ?? 100;
  if (share >= least && share <= most) return null;
  return `Základní složka ${czechNumber(share, 0, 3)} % je mimo rozmezí vyhlášky (${least} až ${most} %).`;
}

function unknownDoubt(rule: WrittenRule, law: readonly LawRow[], day: string): string | null {
  const key = basicLawKey(rule);
  if (key === null || lawRowOn(law, key, day) !== undefined) return null;
  return 'Pro období, které začíná tímto dnem, zákon základní složku číslem neurčuje; zadejte ji rozhodnutím.';
}

/** What is odd about a rule on a day and may stay; sentences. */
export function ruleDoubts(rule: WrittenRule, law: readonly LawRow[], day: string): string[] {
  const { method, without_meter, basis, decided_on, basic_by, basic_shift } = rule;
  const isDecided = basis !== 'law';
  const doubts = [
    rangeDoubt(rule, law, day),
    unknownDoubt(rule, law, day),
    method === 'meter' && without_meter === 'undecided'
      ? 'Není rozhodnuto, co s prostory bez měřidla. Pokud takový v domě je, vyúčtování se na něm zastaví.'
      : null,
    isDecided && decided_on === null ? 'Není zapsáno, kdy bylo o pravidle rozhodnuto.' : null,
    !isDecided && (basic_by === 'hand' || (basic_by === 'heat' && basic_shift !== 0))
      ? 'Základní složka se liší od zákona, ale pravidlo se o rozhodnutí neopírá.'
      : null,
  ];
  return doubts.filter((doubt) => doubt !== null);
}

/** A rule among those of one service. */
export interface KnownRule extends Validity {
  readonly billing_rule_id: number;
  readonly service_id: number;
  readonly service_name: string;
  /** Null for the whole unit. */
  readonly pasport_id: number | null;
  /** Empty for the whole unit. */
  readonly house_name: string;
}

const meets = (one: Validity, other: Validity) =>
  (one.valid_to ?? '9999') >= other.valid_from && (other.valid_to ?? '9999') >= one.valid_from;

/** The other rule that divides the service of the same house on some of the same days. */
export function overlappedRule<R extends KnownRule>(
  rule: Omit<KnownRule, 'service_name' | 'house_name'>,
  others: readonly R[],
): R | undefined {
  return others.find(
    (other) =>
      other.billing_rule_id !== rule.billing_rule_id &&
      other.service_id === rule.service_id &&
      // A rule of the whole unit is a rule of each of its houses.
      (rule.pasport_id === null ||
        other.pasport_id === null ||
        other.pasport_id === rule.pasport_id) &&
      meets(rule, other),
  );
}

/** Of what a rule is: 'Teplo (Lipová 3)', 'Výtah (celá jednotka)'. */
export const ruleName = ({
  service_name,
  house_name,
}: Pick<KnownRule, 'service_name' | 'house_name'>): string =>
  `${service_name} (${house_name === '' ? 'celá jednotka' : house_name})`;

/** The sentence for a rule that meets another one's days. */
export function ruleOverlapSentence(other: KnownRule): string {
  return `V té době už platí pravidlo ${ruleName(other)} ${validityText(other)}. Ukončete ho den předem, nebo založte jeho novou verzi.`;
}

/** Per cent of one billing place that a rule divides, in the days in which it does. */
export interface HeldPercent extends Validity {
  readonly billing_rule_id: number;
  readonly name: string;
  readonly percent: number;
}

/** Thousandths, so that a third thrice is never over the whole by rounding. */
const thousandths = (percent: number) => Math.round(percent * 1000);

/**
 * What is wrong with per cents of one billing place over all rules: a day on which they are more than the
 * whole cost; a sentence or null.
 */
export function percentsFault(held: readonly HeldPercent[]): string | null {
  for (const { valid_from: day } of held) {
    const then = held.filter((one) => one.valid_from <= day && (one.valid_to ?? '9999') >= day);
    const sum = then.reduce((total, { percent }) => total + thousandths(percent), 0);
    if (sum <= thousandths(100)) continue;
    const parts = then.map(({ name, percent }) => `${name} ${czechNumber(percent, 0, 3)} %`);
    return `Dohromady by se dělilo ${czechNumber(sum / 1000, 0, 3)} % nákladu místa: ${parts.join(', ')}`;
  }
  return null;
}
