import { beforeEach, describe, expect, test } from 'vitest';
import { listAddressRelations, listRelations } from '#contract/addresses.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

let jana: number;
let petr: number;
let flat: { pasport_id: number; pasport_space_id: number };

beforeEach(async () => {
  const { world, unit } = scene;
  world.setNow('2024-06-15T10:00:00Z');
  jana = await addAddressRow(world.db, unit, {
    last_name: 'Nová',
    email: 'jana@example.cz',
    phone: '602 111 222',
  });
  petr = await addAddressRow(world.db, unit, { last_name: 'Černý' });
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lípová 5' });
  flat = await addSpaceRow(world.db, unit, house.pasport_id, {
    space_number: '12',
    variable_symbol: '20240012',
  });
});

const relate = (
  relation: 'owner' | 'tenant' | 'roommate',
  address_id: number,
  columns: Record<string, unknown> = {},
) =>
  addRelationRow(scene.world.db, scene.unit, relation, {
    pasport_id: flat.pasport_id,
    address_id,
    ...columns,
  });

const occupants = (users_count: number, valid_from: string, valid_to: string | null) =>
  insertRow(scene.world.db, 'pasport_users', {
    ...scene.unit,
    pasport_id: flat.pasport_id,
    users_count,
    valid_from,
    valid_to,
  });

async function relationsOn(as_of?: string) {
  const { result } = await scene.world.call(listRelations, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
  return result.values;
}

describe('relations of a unit', () => {
  test('tell who is bound to which space, with its building, symbol and occupants', async () => {
    const record_id = await relate('tenant', jana, {
      contract_valid_to: '2025-12-31',
      contract_warning: '2025-10-31',
    });
    await relate('owner', petr);
    await relate('roommate', petr, { valid_to: '2024-06-15' });
    await occupants(3, '2023-01-01', null);
    const values = await relationsOn();
    expect(values.map((row) => [row.full_name, row.relation, row.users_count])).toEqual([
      ['Černý', 'owner', 3],
      ['Černý', 'roommate', 3],
      ['Nová', 'tenant', 3],
    ]);
    expect(values[2]).toEqual({
      address_id: jana,
      address_type: 'person',
      full_name: 'Nová',
      title_before: '',
      title_after: '',
      email: 'jana@example.cz',
      phone: '602 111 222',
      relation: 'tenant',
      record_id,
      pasport_id: flat.pasport_id,
      pasport_space_id: flat.pasport_space_id,
      building_name: 'Lípová 5',
      space_number: '12',
      variable_symbol: '20240012',
      valid_from: '2020-01-01',
      valid_to: null,
      users_count: 3,
      contract_valid_to: '2025-12-31',
      contract_warning: '2025-10-31',
    });
  });

  test('are those of the day asked for, both days of a validity included', async () => {
    await relate('tenant', petr, { valid_from: '2021-03-01', valid_to: '2022-02-28' });
    await relate('tenant', jana, { valid_from: '2022-03-01' });
    await occupants(1, '2021-03-01', '2021-12-31');
    await occupants(2, '2022-01-01', '2022-02-28');
    const seen = async (day: string) =>
      (await relationsOn(day)).map((row) => [row.full_name, row.users_count]);
    expect(await seen('2021-02-28')).toEqual([]);
    expect(await seen('2021-03-01')).toEqual([['Černý', 1]]);
    expect(await seen('2022-02-28')).toEqual([['Černý', 2]]);
    expect(await seen('2022-03-01')).toEqual([['Nová', null]]);
  });

  test('have each the persons of their own space', async () => {
    const { unit, world } = scene;
    const house = await addBuildingRow(world.db, unit, { pasport_name: 'Na Stráni 3' });
    const of = (await addSpaceRow(world.db, unit, house.pasport_id)).pasport_id;
    const empty = (await addSpaceRow(world.db, unit, house.pasport_id)).pasport_id;
    await relate('owner', jana);
    for (const pasport_id of [of, empty]) await relate('owner', petr, { pasport_id });
    await occupants(3, '2023-01-01', null);
    await insertRow(world.db, 'pasport_users', {
      ...unit,
      pasport_id: of,
      users_count: 5,
      valid_from: '2023-01-01',
    });
    const told = (await relationsOn()).map((row) => [row.pasport_id, row.users_count]);
    expect(new Map(told as [number, number | null][])).toEqual(
      new Map([
        [flat.pasport_id, 3],
        [of, 5],
        [empty, null],
      ]),
    );
    expect(told).toHaveLength(3);
  });

  test('of a foreign unit are as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    await relate('tenant', jana);
    const ask = (unit_id: number) =>
      scene.world.call(listRelations, { token: scene.user.token, params: { unit_id } });
    expect((await ask(near.unit_id)).result.values).toEqual([]);
    expect((await ask(far.unit_id)).status).toBe(404);
  });

  test('are not told for what is no day', async () => {
    const { status } = await scene.world.call(listRelations, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id },
      query: { as_of: '2024-02-30' },
    });
    expect(status).toBe(400);
  });
});

describe('relations of one address', () => {
  test('are all of them, newest first, with the occupants of their own time', async () => {
    await relate('tenant', jana, { valid_from: '2019-01-01', valid_to: '2019-12-31' });
    await relate('owner', jana, { valid_from: '2023-01-01' });
    await relate('roommate', jana, { valid_from: '2030-01-01' });
    await relate('owner', petr);
    await occupants(4, '2019-06-01', '2019-12-31');
    await occupants(2, '2020-01-01', null);
    const { result } = await scene.world.call(listAddressRelations, scene.of(jana));
    expect(result.values.map((row) => [row.relation, row.valid_from, row.users_count])).toEqual([
      ['roommate', '2030-01-01', 2],
      ['owner', '2023-01-01', 2],
      ['tenant', '2019-01-01', 4],
    ]);
  });

  test('of a foreign address are as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    const foreign = [near, far].map((unit) => addAddressRow(scene.world.db, unit));
    for (const id of [...(await Promise.all(foreign)), 2_000_000_000])
      expect((await scene.world.call(listAddressRelations, scene.of(id))).status).toBe(404);
  });
});
