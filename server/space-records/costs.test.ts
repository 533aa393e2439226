import { beforeEach, describe, expect, test } from 'vitest';
import { createCost, listCosts, updateCost } from '#contract/pasports/costs.ts';
import { deleteTenant, updateTenant } from '#contract/pasports/tenants.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let flat: MadeSpace;
let tenant: number;

async function tenantOf(space: MadeSpace, valid_from: string, valid_to: string | null = null) {
  const { pasport_id } = space;
  const address_id = await made.person();
  const row = await made.add('pasport_tenants', { pasport_id, address_id, valid_from, valid_to });
  return Number(row['pasport_tenant_id']);
}

beforeEach(async () => {
  flat = await made.flat();
  tenant = await tenantOf(flat, '2024-01-01', '2024-12-31');
});

const add = (service_name: string, body: object = {}) =>
  at.world.call(createCost, {
    ...made.on(flat),
    body: {
      pasport_tenant_id: tenant,
      service_name,
      monthly_advance: 10_000,
      valid_from: '2024-01-01',
      ...body,
    },
  });
const list = (id: number, unit_id?: number) => at.world.call(listCosts, at.of(id, unit_id));

describe('costs of a tenant', () => {
  test('are his alone, by services, the newest first, with the difference to the last period', async () => {
    await add('Teplo', { valid_to: '2024-06-30', last_period_cost: 125_000 });
    await add('Teplo', { valid_from: '2024-07-01', last_period_cost: 110_000 });
    await add('Čištění', { monthly_advance: 0, last_period_cost: 1 });
    await add('Chlad', { monthly_advance: 2_000_000_000, last_period_cost: 0 });
    tenant = await tenantOf(flat, '2025-01-01');
    await add('Voda', { valid_from: '2025-01-01' });
    const [{ pasport_tenant_id = 0 } = {}] = await made.rowsOf('pasport_tenants');
    const { status, result } = await list(Number(pasport_tenant_id));
    expect(status).toBe(200);
    expect(
      result.values.map(({ service_name, valid_from, difference }) => [
        service_name,
        valid_from,
        difference,
      ]),
    ).toEqual([
      ['Čištění', '2024-01-01', -1],
      ['Chlad', '2024-01-01', 24_000_000_000],
      ['Teplo', '2024-07-01', 10_000],
      ['Teplo', '2024-01-01', -5000],
    ]);
    expect((await list(tenant)).result.values).toMatchObject([
      { service_name: 'Voda', last_period_cost: null, difference: null, allocation: 'fixed' },
    ]);
  });

  test('of a foreign or missing tenant are not found', async () => {
    const { near } = await at.neighbours();
    expect((await list(tenant)).result).toEqual({ values: [] });
    expect((await list(tenant, near.unit_id)).status).toBe(404);
    expect((await list(2_000_000_000)).status).toBe(404);
  });

  test('are one for a service on a day, whatever its case and diacritics', async () => {
    await add('Úklid', { valid_to: '2024-01-31' });
    const { status, error } = await add(' UKLID', { valid_from: '2024-01-31' });
    expect([status, error.errorMsg]).toEqual([
      409,
      'Platnost se překrývá se záznamem od 1. 1. 2024 do 31. 1. 2024 (Úklid).',
    ]);
    expect((await add('Úklid', { valid_from: '2024-02-01' })).status).toBe(200);
    tenant = await tenantOf(await made.flat(), '2024-01-01');
  });

  test.each([
    [{ valid_from: '2023-12-31' }, 'valid_from'],
    [{ valid_from: '2025-01-01' }, 'valid_from'],
    [{ valid_to: '2025-01-01' }, 'valid_to'],
  ])('hold within the tenancy, not with %o', async (days, field) => {
    const { status, error } = await add('Teplo', days);
    expect([status, error.fields]).toEqual([
      400,
      [
        {
          field,
          message: 'Náklad musí platit v době nájmu od 1. 1. 2024 do 31. 12. 2024.',
        },
      ],
    ]);
    expect(await made.rowsOf('pasport_tenant_costs')).toEqual([]);
  });

  test('belong to a tenant of the same space', async () => {
    const away = await tenantOf(await made.flat(), '2024-01-01');
    const { result } = await add('Teplo');
    for (const pasport_tenant_id of [away, 2_000_000_000]) {
      const call = made.on(flat, result.pasport_tenant_cost_id);
      const replies = [
        await add('Voda', { pasport_tenant_id }),
        await at.world.call(updateCost, { ...call, body: { pasport_tenant_id } }),
      ];
      for (const { status, error } of replies)
        expect([status, error.fields?.[0]?.field]).toEqual([404, 'pasport_tenant_id']);
    }
  });

  test.each([
    ['monthly_advance', -1, 'Zadejte kladnou hodnotu'],
    ['monthly_advance', 2_000_000_001, 'Maximum 2\u00A0000\u00A0000\u00A0000'],
    ['last_period_cost', 0.5, 'Zadejte celé číslo'],
    ['service_name', '', 'Toto pole je povinné'],
  ])('may not have %s %j', async (field, value, message) => {
    const { status, error } = await add('Teplo', { [field]: value });
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
  });
});

describe('a tenant with costs', () => {
  test('is not deleted while they refer to him, and they are counted', async () => {
    const told = [];
    for (const name of ['Teplo', 'Voda', 'Výtah', 'Úklid', 'Odpad']) {
      await add(name);
      const { status, error } = await at.world.call(deleteTenant, made.on(flat, tenant));
      expect(status).toBe(409);
      told.push(error.errorMsg.replaceAll('\u00A0', ' '));
    }
    expect([told[0], told[1], told[4]]).toEqual([
      'Nelze smazat: na nájemce odkazuje 1 náklad.',
      'Nelze smazat: na nájemce odkazují 2 náklady.',
      'Nelze smazat: na nájemce odkazuje 5 nákladů.',
    ]);
  });

  test('keeps the days on which they begin', async () => {
    await add('Teplo', { valid_from: '2024-06-01' });
    const save = (body: object) => at.world.call(updateTenant, { ...made.on(flat, tenant), body });
    const message = 'Nájemce má mimo tuto dobu náklad od 1. 6. 2024 (Teplo).';
    expect((await save({ valid_to: '2024-05-31' })).error.fields).toEqual([
      { field: 'valid_to', message },
    ]);
    expect((await save({ valid_from: '2024-06-02' })).error.fields).toEqual([
      { field: 'valid_from', message },
    ]);
    expect((await save({ valid_from: '2024-06-01', valid_to: '2024-06-01' })).status).toBe(200);
  });

  test('keeps the days on which they end', async () => {
    await add('Teplo', { valid_from: '2024-06-01', valid_to: '2024-12-31' });
    const save = (body: object) => at.world.call(updateTenant, { ...made.on(flat, tenant), body });
    const message = 'Nájemce má mimo tuto dobu náklad od 1. 6. 2024 do 31. 12. 2024 (Teplo).';
    expect((await save({ valid_to: '2024-12-30' })).error.fields).toEqual([
      { field: 'valid_to', message },
    ]);
    expect((await save({ valid_to: '2024-12-31' })).status).toBe(200);
  });
});
