import { describe, expect, test } from 'vitest';
import { addRelationRow } from '#tests/addresses.ts';
import { DAY, houseValuesWorld } from '#tests/house-values.ts';

const { made, at, space, tenant, cost, read, save, undoLast, stored, timesOf } = houseValuesWorld();

describe('advances of a house', () => {
  const service = (name: string, allocation: string) =>
    at.world.db.owner.query(
      `insert into services (client_id, code, name, tax_rate, allocation) values ($1, $2, $2, 12, $3)`,
      [at.unit.client_id, name, allocation],
    );

  test('begin with the tenant of the day, as the former did or as their service is usually divided', async () => {
    await service('Úklid dvora', 'unit');
    const one = await space('1');
    const tenancy = await tenant(one);
    await cost(one, tenancy, {
      service_name: 'Voda',
      monthly_advance: 50_000,
      comment: 'čtvrtletně',
    });
    const { status } = await save('advances', [
      { pasport_id: one, name: 'Voda', amount: 60_050 },
      { pasport_id: one, name: 'uklid dvora', amount: 10_000 },
    ]);
    expect(status).toBe(200);
    expect(await stored('pasport_tenant_costs')).toMatchObject([
      { service_name: 'Voda', valid_to: '2026-06-30', monthly_advance: 50_000 },
      {
        service_name: 'Voda',
        valid_from: DAY,
        monthly_advance: 60_050,
        allocation: 'persons',
        comment: 'čtvrtletně',
        pasport_tenant_id: tenancy,
      },
      { service_name: 'Úklid dvora', valid_from: DAY, monthly_advance: 10_000, allocation: 'unit' },
    ]);
  });

  test('of a service that nobody knows are refused, and so are those that would outlast the tenant', async () => {
    const one = await space('1');
    const tenancy = await tenant(one, { valid_to: '2026-12-31' });
    await cost(one, tenancy, {
      service_name: 'Voda',
      monthly_advance: 50_000,
      valid_to: '2026-12-31',
    });
    const unknown = await save('advances', [{ pasport_id: one, name: 'Vodné?', amount: 1 }]);
    expect(unknown.error?.fields?.[0]).toMatchObject({ field: 'changes.0.name' });
    await at.world.db.owner.query(
      `update pasport_tenants set valid_to = '2026-09-30' where pasport_tenant_id = $1`,
      [tenancy],
    );
    const late = await save('advances', [{ pasport_id: one, name: 'Voda', amount: 1 }]);
    expect(late.error?.fields?.[0]?.message).toContain('v době nájmu');
  });

  test('stand with the space where its owner pays, until a later one begins', async () => {
    await at.world.db.owner.query(`update units set payer = 'owner' where unit_id = $1`, [
      at.unit.unit_id,
    ]);
    const one = await space('1');
    await tenant(one);
    await addRelationRow(at.world.db, at.unit, 'owner', {
      pasport_id: one,
      address_id: await made.person('Majitel'),
      valid_from: '2020-01-01',
    });
    await made.add('pasport_tenant_costs', {
      pasport_id: one,
      service_name: 'Fond oprav',
      monthly_advance: 70_000,
      valid_from: '2026-10-01',
    });
    expect((await read('advances')).result.values[0]).toMatchObject({
      payer: 'owner',
      payer_names: 'Majitel',
    });
    await save('advances', [{ pasport_id: one, name: 'fond oprav', amount: 60_000 }]);
    expect(await stored('pasport_tenant_costs')).toMatchObject([
      { valid_from: '2026-10-01' },
      { pasport_tenant_id: null, service_name: 'Fond oprav', valid_to: '2026-09-30' },
    ]);
  });

  test('that end with a tenancy are not there after it, and the next one begins anew', async () => {
    const one = await space('1');
    const left = await tenant(one, { valid_to: '2026-06-30' });
    await cost(one, left, { service_name: 'Voda', monthly_advance: 50_000 });
    const next = await tenant(one, { valid_from: DAY });
    expect((await read('advances')).result.values[0]?.held).toEqual([]);
    expect((await read('advances', '2026-06-30')).result.values[0]?.held).toMatchObject([
      { name: 'Voda', valid_to: '2026-06-30' },
    ]);
    await save('advances', [{ pasport_id: one, name: 'Voda', amount: 60_000 }]);
    expect(await stored('pasport_tenant_costs')).toMatchObject([
      { valid_to: null, pasport_tenant_id: left },
      { valid_from: DAY, valid_to: null, pasport_tenant_id: next },
    ]);
  });

  test('end when nothing is to be paid any more', async () => {
    const one = await space('1');
    await cost(one, await tenant(one), { service_name: 'Voda', monthly_advance: 50_000 });
    await save('advances', [{ pasport_id: one, name: 'Voda', amount: null }]);
    expect(await timesOf('pasport_tenant_costs', 'monthly_advance')).toEqual([
      ['2024-01-01', '2026-06-30', 50_000],
    ]);
    expect((await undoLast('advances')).result).toEqual({ undone_count: 1 });
    expect(await timesOf('pasport_tenant_costs', 'monthly_advance')).toEqual([
      ['2024-01-01', null, 50_000],
    ]);
  });
});
