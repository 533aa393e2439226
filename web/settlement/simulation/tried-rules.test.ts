import { expect, test } from 'vitest';
import type { SimulationRule } from '#contract/settlement/simulations.ts';
import {
  changedRule,
  keyOptions,
  ruleText,
  triedSchema,
  triedValues,
  unread,
  withRule,
} from './tried-rules.ts';

const heat: SimulationRule = {
  billing_rule_id: 7,
  service_id: 1,
  service_name: 'Teplo',
  house_name: '',
  cost: 30_000_000,
  key: 'meter',
  basic_share: 50,
  basic_key: 'countable_area',
  lower_limit: 70,
  upper_limit: 200,
  without_meter: 'undecided',
  is_metered: true,
  measured_unit: 'dílky',
  usual_by: 'area',
  spaces: [
    { pasport_id: 1, mark: null, use: 900, usual: 850 },
    { pasport_id: 2, mark: 'refused', use: null, usual: 700 },
    { pasport_id: 3, mark: null, use: null, usual: 640 },
  ],
};
const values = triedValues(heat, undefined);

test('what a form begins with changes nothing, and what it changes is kept alone', () => {
  expect(changedRule(heat, values)).toBeUndefined();
  const changed = { ...values, basic_share: 40, lower_limit: null };
  expect(changedRule(heat, changed)).toEqual({
    billing_rule_id: 7,
    basic_share: 40,
    lower_limit: null,
    spaces: [],
  });
});

test('what is tried is what the form begins with the next time', () => {
  const tried = changedRule(heat, { ...values, upper_limit: null, key: 'area' });
  const again = triedValues(heat, tried);
  expect(again).toMatchObject({ key: 'area', upper_limit: null, basic_share: 50 });
  expect(changedRule(heat, again)).toEqual(tried);
});

test('a space in which nothing is otherwise is left out; an empty share is none', () => {
  const spaces = [{ pasport_id: 1 }, { pasport_id: 2, mark: null }];
  expect(changedRule(heat, { ...values, basic_share: null, spaces })).toEqual({
    billing_rule_id: 7,
    basic_share: 0,
    spaces: [{ pasport_id: 2, mark: null }],
  });
});

test('an upper limit under the mean is refused at its field', () => {
  const read = triedSchema.safeParse({ ...values, upper_limit: 90 });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['upper_limit']);
});

test('rules stay in the order of the count', () => {
  const [one, other] = [7, 8].map((billing_rule_id) => ({ billing_rule_id, spaces: [] }));
  const rules = [heat, { ...heat, billing_rule_id: 8 }];
  expect(withRule([other!], rules, 7, one)).toEqual([one, other]);
  expect(withRule([one!, other!], rules, 7, undefined)).toEqual([other]);
});

test('meters are offered only where the count has kept what they told', () => {
  const offers = (rule: SimulationRule) => keyOptions(rule).map(({ value }) => value);
  expect(offers(heat)).toContain('meter');
  expect(offers({ ...heat, key: 'area', is_metered: false })).not.toContain('meter');
  expect(offers({ ...heat, key: 'fixed', is_metered: false })[0]).toBe('fixed');
});

test('those that were not read are asked about first', () => {
  expect(unread(heat).map(({ pasport_id }) => pasport_id)).toEqual([2, 3]);
  expect(unread({ ...heat, is_metered: false })).toEqual([]);
});

test('a rule in words', () => {
  expect(ruleText(heat).replaceAll('\u00A0', ' ')).toBe(
    'Měřidla; základní složka 50 % (Započitatelná plocha); meze: nejméně 70 %, nejvýše 200 % průměru na m²',
  );
  expect(
    ruleText({ ...heat, key: 'unit', basic_share: 0, lower_limit: null, upper_limit: null }),
  ).toBe('Stejně na každý prostor');
});
