import { beforeEach, describe, expect, test } from 'vitest';
import { listUnitServices, mergeUnitServices } from '#contract/pasports/unit-services.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let flat: number;
beforeEach(async () => {
  flat = (await made.flat({ space_number: '12' })).pasport_id;
});

const cost = (service_name: string, columns: Record<string, unknown> = {}) =>
  made.add('pasport_tenant_costs', {
    pasport_id: flat,
    service_name,
    monthly_advance: 100,
    valid_from: '2024-01-01',
    ...columns,
  });
const merge = (names: string[], name: string, unit_id = at.unit.unit_id) =>
  at.world.call(mergeUnitServices, {
    token: at.user.token,
    params: { unit_id },
    body: { names, name },
  });
const namesNow = async () => {
  const rows = await made.rowsOf('pasport_tenant_costs');
  return rows.map((row) => row['service_name']);
};

describe('services of a unit', () => {
  test('are told as its costs write them, with their uses, and whether the list has them', async () => {
    await cost('vodne');
    await cost('vodne', { valid_from: '2022-01-01', valid_to: '2023-12-31' });
    await cost('Fond oprav');
    await at.world.db.owner.query(
      `insert into services (client_id, code, name, tax_rate, allocation) values ($1, 'X1', 'Ostraha dvora', 12, 'unit')`,
      [at.unit.client_id],
    );
    await cost('Ostraha dvora');
    const { result } = await at.world.call(listUnitServices, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id },
    });
    expect(result.values).toEqual([
      { name: 'vodne', costs_count: 2, spaces_count: 1, is_listed: false },
      { name: 'Fond oprav', costs_count: 1, spaces_count: 1, is_listed: true },
      { name: 'Ostraha dvora', costs_count: 1, spaces_count: 1, is_listed: true },
    ]);
  });

  test('are merged into the one that stays, each cost with its audit; other units are left alone', async () => {
    const { near } = await at.neighbours();
    const other = await made.flat({}, near);
    await cost('vodne', { valid_to: '2024-12-31' });
    await cost('Vodné a stočné', { valid_from: '2025-01-01', valid_to: '2025-12-31' });
    await cost('Vodné', { valid_from: '2026-01-01' });
    await made.add('pasport_tenant_costs', {
      unit_id: near.unit_id,
      pasport_id: other.pasport_id,
      service_name: 'vodne',
      monthly_advance: 1,
      valid_from: '2024-01-01',
    });
    const { status, result } = await merge(['vodne', 'Vodné a stočné'], 'Vodné');
    expect([status, result]).toEqual([200, { changed_count: 2 }]);
    expect(await namesNow()).toEqual(['Vodné', 'Vodné', 'Vodné']);
    const { rows } = await at.world.db.owner.query(
      `select count(*)::integer as changes from audit_log
        where client_id = $1 and record_type = 'pasport_tenant_costs' and action = 'update'`,
      [at.unit.client_id],
    );
    expect(rows).toEqual([{ changes: 2 }]);
    const { rows: elsewhere } = await at.world.db.owner.query(
      'select service_name from pasport_tenant_costs where unit_id = $1',
      [near.unit_id],
    );
    expect(elsewhere).toEqual([{ service_name: 'vodne' }]);
    expect((await merge(['vodne'], 'Vodné')).result).toEqual({ changed_count: 0 });
  });

  test('stay as they are where a space has both at a time, which is told with the space', async () => {
    await cost('vodne');
    await cost('Vodné', { valid_from: '2024-06-01' });
    const { status, error } = await merge(['vodne'], 'Vodné');
    expect(status).toBe(409);
    expect(error.errorMsg).toBe(
      'Služby nelze sloučit, některé prostory mají obě současně: prostor 12 (vodne od 1. 1. 2024, Vodné od 1. 6. 2024).',
    );
    expect(await namesNow()).toEqual(['vodne', 'Vodné']);
  });

  test('follow one another where the first ends with its tenancy', async () => {
    const pasport_tenant_id = (
      await made.add('pasport_tenants', {
        pasport_id: flat,
        address_id: await made.person(),
        valid_from: '2024-01-01',
        valid_to: '2024-05-31',
      })
    )['pasport_tenant_id'];
    await cost('vodne', { pasport_tenant_id });
    await cost('Vodné', { valid_from: '2024-06-01' });
    expect((await merge(['vodne'], 'Vodné')).status).toBe(200);
  });
});
