import { lawOn, type LawRow } from '#contract/rules/law-on.ts';
import { asksForUse } from '#contract/settlement/formula.ts';
import type { FrozenRule, HeatSupply } from '#contract/settlement/frozen.ts';
import type { SettlementLawKey } from './law-words.ts';
import type { BillingRule } from './rules.ts';

/** What of a rule says how a service is divided. */
export type DividingRule = Pick<
  BillingRule,
  | 'billing_rule_id'
  | 'service_id'
  | 'service_name'
  | 'method'
  | 'meter_kind'
  | 'formula'
  | 'basic_by'
  | 'uem_class'
  | 'basic_shift'
  | 'basic_percent'
  | 'basic_key'
  | 'limits_by'
  | 'lower_limit'
  | 'upper_limit'
  | 'without_meter'
  | 'guideline'
  | 'time_weight'
  | 'rounding'
  | 'vacant_person'
>;

/** A rule resolved by the law of a period, or the values of the law that nobody knows for it. */
export type ResolvedRule =
  | { readonly rule: FrozenRule; readonly missing: readonly [] }
  | { readonly rule: null; readonly missing: readonly SettlementLawKey[] };

/** The key of the law that tells the basic share of the rule; null where a person tells it. */
export function basicLawKey({
  basic_by,
  uem_class,
}: Pick<DividingRule, 'basic_by' | 'uem_class'>): SettlementLawKey | null {
  if (basic_by === 'heat') return `heat-basic-${uem_class}`;
  return basic_by === 'hot-water' ? 'hot-water-basic' : null;
}

/** Whether the rule needs meters: it divides by them, or its formula asks for what they told. */
export const goesByMeters = ({ method, formula }: Pick<DividingRule, 'method' | 'formula'>) =>
  method === 'meter' || (method === 'formula' && asksForUse(formula));

/** Values of the law for a period, and which of those asked for are not known. */
class Law {
  readonly missing: SettlementLawKey[] = [];
  readonly #rows: readonly LawRow[];
  readonly #from: string;

  constructor(rows: readonly LawRow[], from: string) {
    this.#rows = rows;
    this.#from = from;
  }

  /** What is not known is told as missing when it is needed. */
  value(key: SettlementLawKey, isNeeded = true): number {
    const value = lawOn(this.#rows, key, this.#from);
    if (value === null && isNeeded) this.missing.push(key);
    return value ?? 0;
  }
}

/** What of a supply of heat the rule divides, by its meters or its basic component; null where neither says. */
function supplyOf({ meter_kind, basic_by }: DividingRule): HeatSupply | null {
  if (basic_by === 'hot-water' || meter_kind === 'hot-water') return 'hot-water';
  const isHeat = basic_by === 'heat' || meter_kind === 'heat' || meter_kind === 'heat-allocator';
  return isHeat ? 'heat' : null;
}

function basicOf(rule: DividingRule, law: Law): number {
  const key = basicLawKey(rule);
  if (key === null) return rule.basic_by === 'hand' ? (rule.basic_percent ?? 0) : 0;
  // Only the share of heat is moved by a decision.
  const shift = rule.basic_by === 'heat' ? rule.basic_shift : 0;
  return law.value(key) + shift;
}

function limitsOf(rule: DividingRule, law: Law): [number | null, number | null] {
  if (rule.limits_by === 'hand') return [rule.lower_limit, rule.upper_limit];
  return rule.limits_by === 'law'
    ? [law.value('heat-lower-limit'), law.value('heat-upper-limit')]
    : [null, null];
}

const text = (value: number | null) => (value === null ? null : String(value));

/**
 * A rule as a settlement of a period that begins on the day counts by it: shares, limits, the factor and the
 * guideline number by the law of that day. Where the law does not say what the rule needs, no rule comes of it.
 */
export function frozenRuleOf(
  stored: DividingRule,
  rows: readonly LawRow[],
  from: string,
): ResolvedRule {
  const law = new Law(rows, from);
  const basic_share = basicOf(stored, law);
  const [lower, upper] = limitsOf(stored, law);
  const { billing_rule_id, service_id, service_name, meter_kind, formula } = stored;
  const { basic_key, without_meter, time_weight } = stored;
  const isGuided = without_meter === 'guideline' || without_meter === 'guideline-all';
  const rule: FrozenRule = {
    billing_rule_id,
    service_id,
    service_name,
    supply: supplyOf(stored),
    basic_share: String(basic_share),
    basic_key,
    key: stored.method,
    meter_kind: goesByMeters(stored) ? meter_kind : null,
    formula,
    without_meter,
    lower_limit: text(lower),
    upper_limit: text(upper),
    refused_factor: String(law.value('refused-factor', stored.method === 'meter')),
    guideline: String(law.value(`guideline-${stored.guideline}`, isGuided)),
    time_weight,
    rounding: stored.rounding === 'crown' ? 100 : 1,
    vacant_persons: stored.vacant_person ? 1 : 0,
  };
  return law.missing.length > 0 ? { rule: null, missing: law.missing } : { rule, missing: [] };
}
