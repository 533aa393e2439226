import { beforeEach, describe, expect, test } from 'vitest';
import { listOccupants } from '#contract/pasports/occupants.ts';
import { listOwnerships } from '#contract/pasports/ownerships.ts';
import { listRoommates } from '#contract/pasports/roommates.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import { listTenants } from '#contract/pasports/tenants.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let flat: MadeSpace;
let address_id: number;
beforeEach(async () => {
  flat = await made.flat();
  address_id = await made.person('Novák');
});

const year = (number: number) => ({
  pasport_id: flat.pasport_id,
  valid_from: `${number}-01-01`,
  valid_to: `${number}-12-31`,
});

const short = { tenants: listTenants, persons: listOccupants, owners: listOwnerships };
const rows = {
  tenants: ['pasport_tenants', () => ({ address_id })],
  persons: ['pasport_users', () => ({ users_count: 2 })],
  owners: ['pasport_ownerships', () => ({ address_id })],
} as const;

describe.each(['tenants', 'persons', 'owners'] as const)('the short list of %s', (kind) => {
  const list = (limit?: string) =>
    at.world.call(short[kind], {
      ...made.on(flat),
      ...(limit === undefined ? {} : { query: { limit } }),
    });

  test('has the three newest and says how many there are', async () => {
    const [table, columns] = rows[kind];
    for (const number of [2021, 2024, 2022, 2020, 2023])
      await made.add(table, { ...year(number), ...columns() });
    const { status, result } = await list();
    expect([status, result.total]).toEqual([200, 5]);
    expect(result.values.map(({ valid_from }) => valid_from.slice(0, 4))).toEqual([
      '2024',
      '2023',
      '2022',
    ]);
    expect((await list('5')).result.values).toHaveLength(5);
    expect((await list('1')).result).toMatchObject({
      total: 5,
      values: [year(2024)].map(({ valid_from }) => ({ valid_from })),
    });
  });

  test('of a space without them is empty', async () => {
    expect((await list()).result).toEqual({ values: [], total: 0 });
  });

  test.each(['0', '1001', '-1', '1.5', 'mnoho'])('has no limit %s', async (limit) => {
    expect((await list(limit)).status).toBe(400);
  });
});

describe('the list', () => {
  test('of tenants tells their names and the end of the contract, and no more', async () => {
    const contract_valid_to = '2026-12-31';
    const { pasport_tenant_id } = await made.add('pasport_tenants', {
      ...year(2024),
      address_id,
      contract_valid_to,
      comment: 'x',
    });
    const { result } = await at.world.call(listTenants, made.on(flat));
    const { pasport_id: _pasport, ...days } = year(2024);
    expect(result.values).toEqual([
      { pasport_tenant_id, address_id, tenant_name: 'Novák', ...days, contract_valid_to },
    ]);
  });

  test('of rooms is in their order', async () => {
    for (const [room_name, room_order] of [
      ['Č', 0],
      ['C', 0],
      ['A', 20],
      ['H', 10],
      ['Ch', 10],
    ])
      await made.add('pasport_rooms', { ...year(2024), room_name, room_order });
    const { result } = await at.world.call(listRooms, made.on(flat));
    expect(result.values.map(({ room_name }) => room_name)).toEqual(['C', 'Č', 'H', 'Ch', 'A']);
  });

  test('of roommates has all of them, the newest first', async () => {
    for (const number of [2020, 2024, 2022, 2021, 2023])
      await made.add('pasport_roommates', { ...year(number), address_id });
    const { result } = await at.world.call(listRoommates, made.on(flat));
    expect(result.values.map(({ valid_from }) => valid_from.slice(0, 4))).toEqual([
      '2024',
      '2023',
      '2022',
      '2021',
      '2020',
    ]);
  });

  test('of a space of another unit or client, or of a building, is as good as missing', async () => {
    const { near, far } = await at.neighbours();
    const { rows: houses } = await at.world.db.owner.query<{ pasport_id: number }>(
      "select pasport_id from pasports where unit_id = $1 and kind = 'building'",
      [at.unit.unit_id],
    );
    const spaces = [await made.flat({}, near), await made.flat({}, far), ...houses];
    for (const space of spaces)
      for (const endpoint of [listTenants, listOccupants, listOwnerships, listRooms, listRoommates])
        expect((await at.world.call(endpoint, made.on(space))).status).toBe(404);
  });
});
