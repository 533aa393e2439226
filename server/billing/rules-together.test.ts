import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseBillingRules,
  createBillingRule,
  createBillingRuleCost,
  updateBillingRule,
} from '#contract/billing/rules.ts';
import { errors } from '#contract/errors.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let services: Readonly<Record<string, number>>;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  const { rows } = await at.world.db.owner.query<{ code: string; service_id: number }>(
    'select code, service_id from services where client_id = $1',
    [at.unit.client_id],
  );
  services = Object.fromEntries(rows.map(({ code, service_id }) => [code, service_id]));
});

const create = (code: string, body: object = {}) =>
  at.world.call(createBillingRule, {
    ...at.of(0),
    body: {
      service_id: services[code] ?? 0,
      method: 'persons',
      valid_from: '2026-01-01',
      ...body,
    },
  });
const made = async (code: string, body: object = {}) => (await create(code, body)).result;
const addCost = (billing_rule_id: number, body: { billing_place_id: number; percent: number }) =>
  at.world.call(createBillingRuleCost, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, billing_rule_id, id: 0 },
    body,
  });
const rules = async () => {
  const params = { unit_id: at.unit.unit_id, show_hidden: '1' as const };
  const { result } = await at.world.call(browseBillingRules, { token: at.user.token, params });
  return result.values;
};
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('of two who write rules of a unit at once', () => {
  test('one makes the rule of a service and the other is told of it', async () => {
    const answers = await Promise.all([create('UKLID'), create('UKLID')]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused?.error.errorCode).toBe(errors['overlapping-validity'].errorCode);
    expect(refused?.error.fields?.[0]?.message).toContain('Úklid (celá jednotka)');
    expect(await rules()).toHaveLength(1);
  });

  test('both may write when their services differ', async () => {
    expect(statusesOf(await Promise.all([create('UKLID'), create('ODPAD')]))).toEqual([200, 200]);
  });

  test('one divides the cost of a place and the other hears the sum', async () => {
    const billing_place_id = await addBillingPlaceRow(at.world.db, at.unit, { kind: 'waste' });
    const [one, other] = [await made('UKLID'), await made('ODPAD')];
    const cost = { billing_place_id, percent: 60 };
    const answers = await Promise.all([
      addCost(one.billing_rule_id, cost),
      addCost(other.billing_rule_id, cost),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.error.fields).toMatchObject([{ field: 'percent' }]);
    expect(refused?.error.fields?.[0]?.message).toContain('120 %');
    expect((await rules()).flatMap(({ costs }) => costs)).toHaveLength(1);
  });

  test('one moves his rule to a service and the other, who makes one of it, meets it', async () => {
    const { billing_rule_id, version } = await made('ODPAD');
    const answers = await Promise.all([
      at.world.call(updateBillingRule, {
        ...at.of(billing_rule_id),
        body: { version, service_id: services['UKLID'] ?? 0 },
      }),
      create('UKLID'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rules()).filter(({ service_name }) => service_name === 'Úklid')).toHaveLength(1);
  });
});
