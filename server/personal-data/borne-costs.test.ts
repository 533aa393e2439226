import { expect, test } from 'vitest';
import { exportPersonalData } from '#contract/personal-data.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

test('a person is told of the costs of a space while he bore them, and of no others', async () => {
  const { client_id, unit_id } = at.unit;
  const { db } = at.world;
  await db.owner.query("update units set payer = 'owner' where unit_id = $1", [unit_id]);
  const { pasport_id: house } = await addBuildingRow(db, at.unit);
  const { pasport_id } = await addSpaceRow(db, at.unit, house);
  const person = (last_name: string) => addAddressRow(db, at.unit, { last_name });
  const [former, present, tenant] = [
    await person('Dřívější'),
    await person('Nynější'),
    await person('Nájemce'),
  ];
  const held = (address_id: number, valid_from: string, valid_to: string | null) => ({
    pasport_id,
    address_id,
    valid_from,
    valid_to,
  });
  await addRelationRow(db, at.unit, 'owner', held(former, '2020-01-01', '2024-12-31'));
  await addRelationRow(db, at.unit, 'owner', held(present, '2025-01-01', null));
  await addRelationRow(db, at.unit, 'tenant', held(tenant, '2022-01-01', null));
  const cost = (service_name: string, valid_from: string, valid_to: string | null) =>
    insertRow(db, 'pasport_tenant_costs', {
      client_id,
      unit_id,
      pasport_id,
      service_name,
      monthly_advance: 100,
      valid_from,
      valid_to,
    });
  await cost('Teplo', '2021-01-01', '2024-12-31');
  await cost('Voda', '2024-06-01', null);
  await cost('Výtah', '2025-03-01', null);
  const admin = await at.world.makeUser({ client_id, is_client_admin: true });
  const told = async (address_id: number) => {
    const { result } = await at.world.call(exportPersonalData, {
      token: admin.token,
      params: { unit_id, address_id },
    });
    const part = result.parts.find((one) => one.part === 'pasport_tenant_costs');
    return part?.rows.map((row) => row['service_name']);
  };
  expect(await told(former)).toEqual(['Teplo', 'Voda']);
  expect(await told(present)).toEqual(['Voda', 'Výtah']);
  expect(await told(tenant)).toEqual([]);
  await insertRow(db, 'pasport_payers', {
    client_id,
    unit_id,
    pasport_id,
    payer: 'tenant',
    reason: 'Podle dohody',
    valid_from: '2025-06-01',
  });
  expect(await told(tenant)).toEqual(['Voda', 'Výtah']);
});
