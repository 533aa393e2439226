import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseBillingRules,
  changeBillingRules,
  createBillingRule,
  createBillingRuleCost,
  createBillingRuleSpace,
  getBillingRule,
  updateBillingRule,
  updateBillingRuleCost,
  updateBillingRuleSpace,
} from '#contract/billing/rules.ts';
import { deleteBillingPlace } from '#contract/billing/places.ts';
import { deleteService, listServices } from '#contract/lists/services.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { insertRow } from '#tests/builders.ts';
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
const save = (id: number, body: object) => at.world.call(updateBillingRule, { ...at.of(id), body });
const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseBillingRules, { token: token(), params })).result;
};
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

describe('a rule', () => {
  test('tells its service and house, and of the law keeps no number', async () => {
    const rule = await made({ method: 'meter', meter_kind: 'heat', basic_by: 'heat' });
    expect(rule).toMatchObject({
      service_name: 'Teplo',
      house_name: 'Lipová 3',
      basic_percent: null,
      uem_class: 'unknown',
      rounding: 'heller',
      costs: [],
      spaces: [],
      divides: '',
    });
  });

  test.each([
    [{ method: 'meter' }, 'meter_kind'],
    [{ method: 'formula' }, 'formula'],
    [{ basic_by: 'hand' }, 'basic_percent'],
    [{ basic_by: 'heat', basic_shift: 11 }, 'basic_shift'],
    [{ valid_to: '2023-12-31' }, 'valid_to'],
  ])('is refused with %j', async (body, field) => {
    expect(faultOf(await create(body))).toEqual([400, [field]]);
  });

  test('is of a service of the client and of a house of the unit', async () => {
    expect(faultOf(await create({ service_id: 2_000_000_000 }))).toEqual([404, ['service_id']]);
    expect(faultOf(await create({ pasport_id: 2_000_000_000 }))).toEqual([404, ['pasport_id']]);
    expect(faultOf(await create({ pasport_id: flat }))).toEqual([400, ['pasport_id']]);
  });

  test('is alone for its house on each day, and the other is named', async () => {
    await made({ valid_to: '2024-12-31' });
    const late = await create({ valid_from: '2024-12-31' });
    expect(late.status).toBe(409);
    expect(late.error.errorMsg).toContain('Teplo (Lipová 3) od 1. 1. 2024 do 31. 12. 2024');
    expect((await create({ valid_from: '2024-06-01', pasport_id: null })).status).toBe(409);
    expect((await create({ pasport_id: other })).status).toBe(200);
    const next = await made({ valid_from: '2025-01-01' });
    expect((await save(next.billing_rule_id, { valid_from: '2024-12-31' })).status).toBe(409);
  });

  test('is hidden among former ones once it has ended', async () => {
    await made({ valid_to: '2025-12-31' });
    expect(await list()).toMatchObject({ values: [], hidden_rules: 1 });
    expect((await list('1')).values).toHaveLength(1);
  });

  test('holds its service and its billing places', async () => {
    const row = { client_id: at.unit.client_id, code: 'VRATNY', name: 'Vrátný' };
    const own = await insertRow(at.world.db, 'services', {
      ...row,
      tax_rate: 21,
      allocation: 'unit',
    });
    const service_id = Number(own['service_id']);
    const { billing_rule_id } = await made({ service_id });
    const place = await placeOf({});
    await addCost(billing_rule_id, place);
    const admin = await at.world.makeUser({
      client_id: at.unit.client_id,
      is_client_admin: true,
    });
    const removed = await at.world.call(deleteService, {
      token: admin.token,
      params: { id: service_id },
    });
    expect([removed.status, removed.error.errorMsg]).toEqual([
      409,
      'Nelze smazat: na službu odkazuje 1 pravidlo rozúčtování.',
    ]);
    const gone = await at.world.call(deleteBillingPlace, at.of(place));
    expect(gone.error.errorMsg).toBe(
      'Nelze smazat: na odběrné místo odkazuje 1 pravidlo rozúčtování.',
    );
  });
});

describe('costs of a rule', () => {
  test('are of each place once, and no more than its whole over all rules of a day', async () => {
    const place = await placeOf({ name: 'Teplo domu' });
    const heat = await made();
    const water = await made({ service_id: await serviceOf('TV') });
    const cost = (await addCost(heat.billing_rule_id, place, 60)).result;
    expect((await addCost(heat.billing_rule_id, place, 1)).error.errorCode).toBe(66026409);
    const over = await addCost(water.billing_rule_id, place, 40.001);
    expect(over.error.fields?.[0]).toMatchObject({
      field: 'percent',
      message: expect.stringContaining('100,001 %'),
    });
    expect((await get(water.billing_rule_id)).costs).toEqual([]);
    expect((await addCost(water.billing_rule_id, place, 40)).status).toBe(200);
    expect((await get(heat.billing_rule_id)).divides).toBe('Teplo domu 60\u00A0%');
    const key = part(heat.billing_rule_id, cost.billing_rule_cost_id);
    const change = (percent: number) =>
      at.world.call(updateBillingRuleCost, { ...key, body: { percent, version: 1 } });
    expect((await change(61)).status).toBe(400);
    expect((await change(50)).result).toMatchObject({ percent: 50, version: 2 });
    expect((await change(40)).status).toBe(409);
  });

  test('of rules that follow one another are whole in each', async () => {
    const place = await placeOf({});
    const former = await made({ valid_to: '2024-12-31' });
    const next = await made({ valid_from: '2025-01-01', pasport_id: other });
    await addCost(former.billing_rule_id, place);
    expect((await addCost(next.billing_rule_id, place)).status).toBe(200);
    const longer = await save(former.billing_rule_id, { valid_to: '2025-01-01' });
    expect(faultOf(longer)).toEqual([400, ['valid_from']]);
  });
});

describe('special spaces of a rule', () => {
  test('have a reason or an amount, in their house and on each day once', async () => {
    const { billing_rule_id: id } = await made();
    expect(faultOf(await addSpace(id, { reason: '' }))).toEqual([400, ['reason']]);
    expect(faultOf(await addSpace(id, { mark: 'fixed', amount: 100 }))).toEqual([400, ['mark']]);
    expect(faultOf(await addSpace(id, { amount: 100 }))).toEqual([400, ['amount']]);
    expect(faultOf(await addSpace(id, { pasport_id: house }))).toEqual([400, ['pasport_id']]);
    const { db } = at.world;
    const strange = (await addSpaceRow(db, at.unit, other, { space_number: '1' })).pasport_id;
    expect(faultOf(await addSpace(id, { pasport_id: strange }))).toEqual([400, ['pasport_id']]);
    const space = (await addSpace(id, { valid_to: '2024-12-31' })).result;
    expect(space).toMatchObject({ name: 'Lipová 3, 12', mark: 'exempt', amount: null });
    expect((await addSpace(id, { valid_from: '2024-12-31' })).status).toBe(409);
    expect((await addSpace(id, { valid_from: '2025-01-01' })).status).toBe(200);
    const key = part(id, space.billing_rule_space_id);
    const change = { ...key, body: { valid_to: null } };
    expect((await at.world.call(updateBillingRuleSpace, change)).status).toBe(409);
    expect(faultOf(await save(id, { pasport_id: other }))).toEqual([400, ['pasport_id']]);
  });

  test('with fixed amounts keep their rule one of fixed amounts', async () => {
    const { billing_rule_id: id } = await made({ method: 'fixed' });
    expect(faultOf(await addSpace(id, { mark: 'fixed', reason: '' }))).toEqual([400, ['amount']]);
    const fixed = { mark: 'fixed', amount: 120_000, reason: '' };
    expect((await addSpace(id, fixed)).result).toMatchObject({ amount: 120_000 });
    expect(faultOf(await save(id, { method: 'persons' }))).toEqual([400, ['method']]);
  });
});

describe('many rules', () => {
  const change = (rules: readonly { billing_rule_id: number; version: number }[], fields: object) =>
    at.world.call(changeBillingRules, {
      token: token(),
      params: { unit_id: at.unit.unit_id },
      body: {
        records: rules.map(({ billing_rule_id: id, version }) => ({ id, version })),
        fields,
      },
    });

  test('end on one day, after a decision that is written to each of them', async () => {
    const rules = [await made(), await made({ pasport_id: other })];
    const fields = { valid_to: '2026-12-31', decided_on: '2026-02-10', note: 'shromáždění' };
    expect((await change(rules, fields)).result).toEqual({ changed_count: 2 });
    for (const { billing_rule_id } of rules)
      expect(await get(billing_rule_id)).toMatchObject(fields);
  });

  test('stay as they are when one of them would end before it begins, which is named', async () => {
    const rule = await made();
    const later = await made({ pasport_id: other, valid_from: '2026-01-01' });
    const reply = await change([rule, later], { valid_to: '2025-12-31' });
    expect([reply.status, reply.error.current]).toMatchObject([
      409,
      { records: [{ id: later.billing_rule_id, field: 'valid_to' }] },
    ]);
    expect((await get(rule.billing_rule_id)).valid_to).toBeNull();
  });
});
