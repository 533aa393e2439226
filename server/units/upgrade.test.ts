import { expect, test } from 'vitest';
import { providerDatabase } from '#tests/provider-database.ts';
import { upgraded } from '#tests/upgrade.ts';

const provided = providerDatabase();

test('owners pay in a unit of an older portal where nobody else could be meant, and costs stay what they were', async () => {
  await upgraded(provided.owner, '0052', async (owner) => {
    await owner.query(`
      insert into units (client_id, unit_id, name, full_name)
      overriding system value values (1, 1, 'Vlastníci', 'Vlastníci'), (1, 2, 'Nájemci', 'Nájemci'), (1, 3, 'Obojí', 'Obojí'), (1, 4, 'Prázdná', 'Prázdná')`);
    await owner.query(`
      insert into pasports (client_id, unit_id, pasport_id, kind, pasport_name)
      overriding system value values (1, 1, 11, 'space', '1'), (1, 2, 12, 'space', '1'), (1, 3, 13, 'space', '1')`);
    await owner.query(`
      insert into addresses (client_id, unit_id, address_id, last_name)
      overriding system value values (1, 1, 21, 'A'), (1, 2, 22, 'B'), (1, 3, 23, 'C')`);
    await owner.query(`
      insert into pasport_ownerships (client_id, unit_id, pasport_id, address_id, valid_from)
      values (1, 1, 11, 21, '2020-01-01'), (1, 3, 13, 23, '2020-01-01')`);
    await owner.query(`
      insert into pasport_tenants (client_id, unit_id, pasport_tenant_id, pasport_id, address_id, valid_from)
      overriding system value values (1, 2, 32, 12, 22, '2020-01-01'), (1, 3, 33, 13, 23, '2020-01-01')`);
    await owner.query(`
      insert into pasport_tenant_costs (client_id, unit_id, pasport_id, pasport_tenant_id, service_name, monthly_advance, valid_from)
      values (1, 2, 12, 32, 'Teplo', 100000, '2020-01-01')`);
  });
  const { rows } = await provided.owner.query<{ told: string }>(
    `select name || ' ' || payer || ' ' || version as told from units order by unit_id`,
  );
  expect(rows.map(({ told }) => told)).toEqual([
    'Vlastníci owner 1',
    'Nájemci tenant 1',
    'Obojí tenant 1',
    'Prázdná tenant 1',
  ]);
  const { rows: costs } = await provided.owner.query(
    'select pasport_tenant_id, service_name, monthly_advance, version from pasport_tenant_costs',
  );
  expect(costs).toEqual([
    { pasport_tenant_id: 32, service_name: 'Teplo', monthly_advance: 100_000, version: 1 },
  ]);
});
