import {
  basicKey,
  basicKeyValue,
  methodValue,
  withoutMeterValue,
} from '#contract/billing/rule-words.ts';
import { triedKey, triedRule, type TriedRule } from '#contract/settlement/simulated.ts';
import type { SimulationRule } from '#contract/settlement/simulations.ts';
import { divisionKey, withoutMeter } from '#contract/settlement/frozen.ts';
import { formatNumber } from '#web/lib/czech.ts';

// What of a rule a simulation tries otherwise, as its form holds it.

export type TriedSpaceInput = NonNullable<TriedRule['spaces']>[number];

/** A rule as the form of a simulation holds it: as it would be. */
export interface TriedValues {
  key: string;
  basic_share: number | string | null;
  basic_key: string;
  lower_limit: number | string | null;
  upper_limit: number | string | null;
  without_meter: string;
  spaces: TriedSpaceInput[];
  [field: string]: unknown;
}

export const triedLabels = {
  key: 'Způsob rozúčtování',
  basic_share: 'Základní složka v %',
  basic_key: 'Základní složku dělit',
  lower_limit: 'Dolní mez v % průměru',
  upper_limit: 'Horní mez v % průměru',
  without_meter: 'Nemají-li měřidlo',
  spaces: 'Jednotlivé prostory',
};

/** What the form begins with: the rule as the count went by it, with what is tried already. */
export function triedValues(rule: SimulationRule, tried: TriedRule | undefined): TriedValues {
  const { key, basic_share, basic_key, lower_limit, upper_limit, without_meter } = {
    ...rule,
    ...tried,
  };
  const spaces = [...(tried?.spaces ?? [])];
  return { key, basic_share, basic_key, lower_limit, upper_limit, without_meter, spaces };
}

/** Fields by the rules of the contract; what the rule has itself may stay, and an empty share is none. */
export const triedSchema = triedRule.omit({ billing_rule_id: true }).extend({
  key: divisionKey,
  basic_share: triedRule.shape.basic_share.unwrap().nullable(),
  basic_key: divisionKey,
});

const differs = <V>(value: V, held: V): V | undefined => (value === held ? undefined : value);

/** What the values change of the rule; undefined where they change nothing. */
export function changedRule(rule: SimulationRule, values: TriedValues): TriedRule | undefined {
  const changes = {
    key: differs(values.key, rule.key),
    basic_share: differs(values.basic_share ?? 0, rule.basic_share),
    basic_key: differs(values.basic_key, rule.basic_key),
    lower_limit: differs(values.lower_limit, rule.lower_limit),
    upper_limit: differs(values.upper_limit, rule.upper_limit),
    without_meter: differs(values.without_meter, rule.without_meter),
  };
  const spaces = values.spaces.filter(({ mark, use }) => mark !== undefined || use !== undefined);
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (named.length === 0 && spaces.length === 0) return undefined;
  return triedRule.parse({
    ...Object.fromEntries(named),
    billing_rule_id: rule.billing_rule_id,
    spaces,
  });
}

/** The tried rules with one of them otherwise, or as the count had it; in the order of the count. */
export function withRule(
  all: readonly TriedRule[],
  rules: readonly SimulationRule[],
  id: number,
  tried: TriedRule | undefined,
): TriedRule[] {
  const others = all.filter(({ billing_rule_id }) => billing_rule_id !== id);
  const next = tried === undefined ? others : [...others, tried];
  const places = new Map(rules.map(({ billing_rule_id }, at) => [billing_rule_id, at]));
  const placeOf = ({ billing_rule_id }: TriedRule) => places.get(billing_rule_id) ?? rules.length;
  return next.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const percent = (value: number) => `${formatNumber(value, 0, 3)}\u00A0%`;

/** How the count divided a service: 'Měřidla, základní složka 50 % podle započitatelné plochy, meze 70–200 %'. */
export function ruleText(rule: SimulationRule): string {
  const { key, basic_share, basic_key, lower_limit, upper_limit } = rule;
  const limits = [
    ...(lower_limit === null ? [] : [`nejméně ${percent(lower_limit)}`]),
    ...(upper_limit === null ? [] : [`nejvýše ${percent(upper_limit)}`]),
  ];
  return [
    methodValue.text(key),
    ...(basic_share === 0
      ? []
      : [`základní složka ${percent(basic_share)} (${methodValue.text(basic_key)})`]),
    ...(limits.length === 0 ? [] : [`meze: ${limits.join(', ')} průměru na m²`]),
  ].join('; ');
}

/** 'Teplo (Lipová 12)'. */
export const ruleName = ({
  service_name,
  house_name,
}: Pick<SimulationRule, 'service_name' | 'house_name'>): string =>
  house_name === '' ? service_name : `${service_name} (${house_name})`;

const options = <V extends string>(
  values: readonly V[],
  text: (value: V) => string,
): { value: string; label: string }[] => values.map((value) => ({ value, label: text(value) }));

/** By what the rule may be tried: by meters only where what they told is stored, and as it is. */
export function keyOptions({ key, is_metered }: SimulationRule) {
  const offered = triedKey.options.filter((one) => one !== 'meter' || is_metered);
  const all = offered.some((one) => one === key) ? offered : [key, ...offered];
  return options(all, (value) => methodValue.text(value));
}

export function basicKeyOptions({ basic_key }: SimulationRule) {
  const offered = options(basicKey.options, (value) => basicKeyValue.text(value));
  return offered.some(({ value }) => value === basic_key)
    ? offered
    : [{ value: basic_key, label: methodValue.text(basic_key) }, ...offered];
}

export const withoutMeterOptions = options(withoutMeter.options, (value) =>
  withoutMeterValue.text(value),
);

/** Spaces of the rule that were not read or refused it: what is asked about first. */
export const unread = ({ is_metered, spaces }: SimulationRule) =>
  is_metered ? spaces.filter(({ mark, use }) => mark === 'refused' || use === null) : [];
