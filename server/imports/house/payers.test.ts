import { afterAll, beforeAll, expect, test } from 'vitest';
import { importScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const HOUSE =
  'Dům;Byt č.;Vlastník;Nájemce;Osob;Teplo;Platí od\n' +
  'Dlouhá 12;1;Novák Jan;Malý Petr;2;855;1. 6. 2026\n' +
  'Dlouhá 12;2;Novák Jan;;;640;1. 6. 2026';

// In the second flat there is no tenant, so there is nothing with which the advance could end.
test.each([
  ['tenant', [true, false]],
  ['member', [true, false]],
  ['owner', [false, false]],
] as const)('in a unit where the %s pays, advances end with a tenancy: %j', async (payer, ends) => {
  const scene = await importScene(world);
  const { result } = await scene.upload('house', HOUSE);
  const { unit_id } = scene.one(result.import_id).params;
  await world.db.owner.query('update units set payer = $1 where unit_id = $2', [payer, unit_id]);
  await scene.check(result.import_id);
  expect(await scene.rows(result.import_id, 'failing')).toEqual([]);
  expect(await scene.accept(result.import_id)).toMatchObject({ state: 'accepted', fault: '' });
  const costs = await scene.stored('pasport_tenant_costs', 'monthly_advance, pasport_tenant_id');
  const told = costs.map((cost) => [
    Number(cost['monthly_advance']),
    cost['pasport_tenant_id'] !== null,
  ]);
  expect(told.toSorted(([one], [other]) => Number(other) - Number(one))).toEqual([
    [85_500, ends[0]],
    [64_000, ends[1]],
  ]);
});

test('a space that differs from its unit has advances by its own payer', async () => {
  const scene = await importScene(world);
  const { result: first } = await scene.upload('house', HOUSE);
  const { unit_id } = scene.one(first.import_id).params;
  const owner = (statement: string) => world.db.owner.query(statement, [unit_id]);
  await owner("update units set payer = 'owner' where unit_id = $1");
  await scene.check(first.import_id);
  await scene.accept(first.import_id);
  await owner(`insert into pasport_payers (client_id, unit_id, pasport_id, payer, reason, valid_from)
    select client_id, unit_id, pasport_id, 'tenant', 'Podle dohody', '2020-01-01'
      from pasport_tenants where unit_id = $1`);
  const { result: next } = await scene.upload(
    'costs',
    'Dům;Byt č.;Služba;Záloha měsíčně;Platí od\nDlouhá 12;1;Výtah;100;1. 7. 2026\nDlouhá 12;2;Výtah;100;1. 7. 2026',
  );
  await scene.check(next.import_id);
  expect(await scene.rows(next.import_id, 'failing')).toEqual([]);
  await scene.accept(next.import_id);
  const costs = await scene.stored('pasport_tenant_costs', 'service_name, pasport_tenant_id');
  const lifts = costs.filter((cost) => cost['service_name'] === 'Výtah');
  expect(lifts.filter((cost) => cost['pasport_tenant_id'] === null)).toHaveLength(1);
  expect(lifts).toHaveLength(2);
});
