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
