import { expect, test } from 'vitest';
import { createService, listServices, updateService } from '#contract/lists/services.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

/** A tenant's cost with the name of a service. */
async function addCost(service_name: string, unit: UnitOfClient = at.unit): Promise<void> {
  const { db } = at.world;
  const { client_id, unit_id } = unit;
  const { pasport_id } = await addSpaceRow(db, unit, (await addBuildingRow(db, unit)).pasport_id);
  const named = { pasport_id, address_id: await addAddressRow(db, unit) };
  const pasport_tenant_id = await addRelationRow(db, unit, 'tenant', named);
  const of = { client_id, unit_id, pasport_id, pasport_tenant_id, valid_from: '2025-01-01' };
  await insertRow(db, 'pasport_tenant_costs', { ...of, service_name, monthly_advance: 10_000 });
}

/** A service of the client's own, and how its admin renames it. */
async function ownService(name: string) {
  const { client_id } = at.user;
  const { token } = await at.world.makeUser({ client_id, is_client_admin: true });
  const body = { code: 'OSTRAHA', name, tax_rate: 21, allocation: 'unit' };
  const { result } = await at.world.call(createService, { token, body });
  const params = { id: result.service_id };
  return (changes: object) => at.world.call(updateService, { token, params, body: changes });
}

const namesOf = async ({ client_id }: UnitOfClient) =>
  (
    await at.world.db.owner.query<{ service_name: string }>(
      'select service_name from pasport_tenant_costs where client_id = $1 order by pasport_tenant_cost_id',
      [client_id],
    )
  ).rows.map(({ service_name }) => service_name);

test('costs in all units of the client follow a new name of their service, each with its audit', async () => {
  const { near, far } = await at.neighbours();
  const save = await ownService('Ostraha');
  for (const name of ['Ostraha', 'ostraha', 'Ostraha v noci']) await addCost(name);
  await addCost('Ostraha', near);
  await addCost('Ostraha', far);
  const { status, result } = await save({ name: 'Ostraha domu' });
  expect([status, result.costs_count]).toEqual([200, 3]);
  const renamed = ['Ostraha domu', 'Ostraha domu', 'Ostraha v noci', 'Ostraha domu'];
  expect([await namesOf(at.unit), await namesOf(far)]).toEqual([renamed, ['Ostraha']]);
  const { rows } = await at.world.db.owner.query(
    `select changes -> 'service_name' as change, user_identity <> '' as told from audit_log
      where client_id = $1 and record_type = 'pasport_tenant_costs' and action = 'update'
      order by audit_id`,
    [at.unit.client_id],
  );
  expect(rows).toEqual(
    ['Ostraha', 'ostraha', 'Ostraha'].map((former) => ({
      change: [former, 'Ostraha domu'],
      told: true,
    })),
  );
});

test('costs keep the name of a service whose new name is refused, or is the same', async () => {
  const save = await ownService('Ostraha');
  await addCost('ostraha');
  expect((await save({ name: 'Úklid' })).error.errorCode).toBe(66021409);
  expect((await save({ name: 'Ostraha', measure: 'hodina' })).status).toBe(200);
  expect(await namesOf(at.unit)).toEqual(['ostraha']);
  const { values } = (await at.world.call(listServices, { token: at.user.token })).result;
  expect(values.find(({ code }) => code === 'OSTRAHA')).toMatchObject({ costs_count: 1 });
});
