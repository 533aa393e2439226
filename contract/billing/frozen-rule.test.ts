import { describe, expect, test } from 'vitest';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { SettlementLawKey } from './law-words.ts';
import { frozenRuleOf, type DividingRule } from './frozen-rule.ts';

const row = (key: SettlementLawKey, holds_from: string | null, value: number): LawRow => ({
  key,
  holds_from,
  value,
  unit: '',
  source: 'Vyhláška',
});
const law = [
  row('heat-basic-c', '2024-01-01', 60),
  row('heat-lower-limit', '2016-01-01', 80),
  row('heat-lower-limit', '2024-01-01', 70),
  row('heat-upper-limit', '2016-01-01', 200),
  row('hot-water-basic', null, 30),
  row('refused-factor', null, 1.6),
  row('refused-factor', '2016-01-01', 3),
  row('guideline-hot-water', '2011-05-06', 35),
];
const heat: DividingRule = {
  billing_rule_id: 7,
  service_id: 3,
  service_name: 'Teplo',
  method: 'meter',
  meter_kind: 'heat-allocator',
  formula: '',
  basic_by: 'heat',
  uem_class: 'c',
  basic_shift: -5,
  basic_percent: null,
  basic_key: 'countable_area',
  limits_by: 'law',
  lower_limit: null,
  upper_limit: null,
  without_meter: 'refused',
  guideline: 'hot-water',
  time_weight: 'climate',
  rounding: 'heller',
  vacant_person: false,
};

describe('a rule resolved for a period', () => {
  test('takes shares, limits and the factor of the law of its first day', () => {
    expect(frozenRuleOf(heat, law, '2024-01-01')).toEqual({
      missing: [],
      rule: {
        billing_rule_id: 7,
        service_id: 3,
        service_name: 'Teplo',
        supply: 'heat',
        key: 'meter',
        meter_kind: 'heat-allocator',
        formula: '',
        basic_share: '55',
        basic_key: 'countable_area',
        without_meter: 'refused',
        lower_limit: '70',
        upper_limit: '200',
        refused_factor: '3',
        guideline: '35',
        time_weight: 'climate',
        rounding: 1,
        vacant_persons: 0,
      },
    });
  });

  test('knows the meters of a formula that asks for what they told, and of no other', () => {
    const kindOf = (formula: string) =>
      frozenRuleOf({ ...heat, method: 'formula', formula }, law, '2024-01-01').rule?.meter_kind;
    expect(kindOf('spotřeba + 0,1 * spotřeba')).toBe('heat-allocator');
    expect(kindOf('plocha * osoby')).toBeNull();
  });

  test('names what of the law is not known, and no rule comes of it', () => {
    expect(frozenRuleOf(heat, law, '2023-01-01')).toEqual({
      rule: null,
      missing: ['heat-basic-c'],
    });
    expect(frozenRuleOf(heat, [], '2024-01-01').missing).toEqual([
      'heat-basic-c',
      'heat-lower-limit',
      'heat-upper-limit',
      'refused-factor',
    ]);
  });

  test('by a decision asks the law for nothing', () => {
    const own: DividingRule = {
      ...heat,
      method: 'persons',
      basic_by: 'hand',
      basic_percent: 42.5,
      limits_by: 'hand',
      lower_limit: 60,
      upper_limit: null,
      without_meter: 'undecided',
      rounding: 'crown',
      vacant_person: true,
    };
    expect(frozenRuleOf(own, [], '2024-01-01').rule).toMatchObject({
      basic_share: '42.5',
      lower_limit: '60',
      upper_limit: null,
      // Meters are of a rule by meters alone.
      meter_kind: null,
      rounding: 100,
      vacant_persons: 1,
    });
    const none: DividingRule = { ...own, basic_by: 'none', limits_by: 'none' };
    expect(frozenRuleOf(none, [], '2024-01-01').rule).toMatchObject({
      basic_share: '0',
      lower_limit: null,
    });
  });

  test('moves the share of heat alone, and asks for guideline numbers where they are used', () => {
    const water: DividingRule = { ...heat, basic_by: 'hot-water', without_meter: 'guideline-all' };
    expect(frozenRuleOf(water, law, '2015-01-01').missing).toEqual([
      'heat-lower-limit',
      'heat-upper-limit',
    ]);
    const free: DividingRule = { ...water, limits_by: 'none' };
    expect(frozenRuleOf(free, law, '2015-01-01').rule).toMatchObject({
      basic_share: '30',
      refused_factor: '1.6',
      guideline: '35',
    });
    expect(frozenRuleOf({ ...free, guideline: 'outside' }, law, '2015-01-01').missing).toEqual([
      'guideline-outside',
    ]);
  });
});
