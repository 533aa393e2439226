import { beforeEach, describe, expect, test } from 'vitest';
import {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
  listUsualRules,
} from '#contract/billing/rule-making.ts';
import {
  browseBillingRules,
  createBillingRule,
  createBillingRuleCost,
  createBillingRuleSpace,
  getBillingRule,
} from '#contract/billing/rules.ts';
import { listServices } from '#contract/lists/services.ts';
import { addBillingPartRow, addBillingPlaceRow } from '#tests/billing.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

interface Refused {
  readonly status: number;
  readonly error: { readonly fields?: readonly { readonly field: string }[] };
}

let house: number;
let other: number;
let flat: number;
let service: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  const { db } = at.world;
  house = (await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 3' })).pasport_id;
  other = (await addBuildingRow(db, at.unit, { pasport_name: 'Lipová 5' })).pasport_id;
  flat = (await addSpaceRow(db, at.unit, house, { space_number: '12' })).pasport_id;
  service = await serviceOf('TEPLO');
});

const token = () => at.user.token;
async function serviceOf(code: string) {
  const { values } = (await at.world.call(listServices, { token: token() })).result;
  return values.find((one) => one.code === code)?.service_id ?? 0;
}
const create = (body: object = {}) =>
  at.world.call(createBillingRule, {
    ...at.of(0),
    body: {
      service_id: service,
      pasport_id: house,
      method: 'persons',
      valid_from: '2024-01-01',
      ...body,
    },
  });
const made = async (body: object = {}) => (await create(body)).result;
const get = async (id: number) => (await at.world.call(getBillingRule, at.of(id))).result;
const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseBillingRules, { token: token(), params })).result;
};
const ofRule = (billing_rule_id: number) => ({
  token: token(),
  params: { unit_id: at.unit.unit_id, billing_rule_id },
});
const part = (billing_rule_id: number, id = 0) => ({
  token: token(),
  params: { unit_id: at.unit.unit_id, billing_rule_id, id: String(id) },
});
const addCost = (rule: number, billing_place_id: number, percent = 100) =>
  at.world.call(createBillingRuleCost, { ...part(rule), body: { billing_place_id, percent } });
const addSpace = (rule: number, body: object = {}) =>
  at.world.call(createBillingRuleSpace, {
    ...part(rule),
    body: { pasport_id: flat, mark: 'exempt', reason: 'přízemí', ...body },
  });
const faultOf = ({ status, error }: Refused) => [status, error.fields?.map(({ field }) => field)];
const placeOf = (columns: Record<string, unknown>) =>
  addBillingPlaceRow(at.world.db, at.unit, columns);

describe('a new version', () => {
  const version = (id: number, begins_on: string, body: object = {}) =>
    at.world.call(createBillingRuleVersion, { ...ofRule(id), body: { begins_on, ...body } });

  test('takes costs and spaces over, and the former ends the day before', async () => {
    const rule = await made({ basis: 'assembly', decided_on: '2023-11-01' });
    const id = rule.billing_rule_id;
    await addCost(id, await placeOf({}));
    await addSpace(id, { valid_to: '2024-06-30' });
    await addSpace(id, { valid_from: '2024-07-01', reason: 'výtah nejezdí' });
    const next = (await version(id, '2025-01-01', { version: rule.version })).result;
    expect(next).toMatchObject({ valid_from: '2025-01-01', valid_to: null, decided_on: null });
    expect(next.costs).toMatchObject([{ percent: 100 }]);
    expect(next.spaces.map(({ reason }) => reason)).toEqual(['výtah nejezdí']);
    const former = await get(id);
    expect(former).toMatchObject({ valid_to: '2024-12-31', decided_on: '2023-11-01' });
    expect(former.spaces).toHaveLength(2);
    expect(faultOf(await version(id, '2024-01-01'))).toEqual([400, ['begins_on']]);
    expect((await version(id, '2026-01-01')).status).toBe(409);
  });
});

describe('copies', () => {
  test('are for other houses, without costs; of the whole unit there is none', async () => {
    const { billing_rule_id: id } = await made({ method: 'unit' });
    await addCost(id, await placeOf({}));
    const copy = { ...ofRule(id), body: { pasport_ids: [other] } };
    const [first] = (await at.world.call(copyBillingRule, copy)).result.billing_rule_ids;
    expect(await get(first ?? 0)).toMatchObject({
      method: 'unit',
      house_name: 'Lipová 5',
      costs: [],
    });
    expect((await at.world.call(copyBillingRule, copy)).status).toBe(409);
  });
});

describe('rules by the law', () => {
  const usual = async () =>
    (
      await at.world.call(listUsualRules, {
        token: token(),
        params: { unit_id: at.unit.unit_id },
      })
    ).result.values;

  test('follow from the places and meters, and are made at once with their costs', async () => {
    const { db } = at.world;
    const heat = await placeOf({ kind: 'heat-and-hot-water', name: 'Teplo domu' });
    await addBillingPartRow(db, at.unit, heat, { pasport_id: house });
    await placeOf({ kind: 'cleaning', name: 'Úklid' });
    await placeOf({ kind: 'insurance', name: 'Pojištění' });
    await addMeasuringPlaceRow(db, at.unit, flat, { kind: 'heat-allocator', level: 'flat' });
    const rules = await usual();
    expect(rules.map(({ service_name, house_name }) => [service_name, house_name])).toEqual([
      ['Teplo', 'Lipová 3'],
      ['Teplá voda', 'Lipová 3'],
      ['Úklid', ''],
    ]);
    expect(rules[0]).toMatchObject({ method: 'meter', meter_kind: 'heat-allocator' });
    expect(rules.map(({ costs }) => costs[0]?.percent)).toEqual([60, 40, 100]);
    const made_rules = rules.map(({ costs, ...rule }) => ({
      service_id: rule.service_id,
      pasport_id: rule.pasport_id,
      method: rule.method,
      meter_kind: rule.meter_kind,
      basic_by: rule.basic_by,
      uem_class: 'c' as const,
      basic_key: rule.basic_key,
      limits_by: rule.limits_by,
      without_meter: rule.without_meter,
      time_weight: rule.time_weight,
      costs: costs.map(({ billing_place_id, percent }) => ({ billing_place_id, percent })),
    }));
    const answer = await at.world.call(createBillingRules, {
      token: token(),
      params: { unit_id: at.unit.unit_id },
      body: { valid_from: '2026-01-01', rules: made_rules },
    });
    expect(answer.result.billing_rule_ids).toHaveLength(3);
    expect(await usual()).toEqual([]);
    expect((await list()).values.map(({ divides }) => divides)).toEqual([
      'Teplo domu 60\u00A0%',
      'Teplo domu 40\u00A0%',
      'Úklid',
    ]);
  });
});
