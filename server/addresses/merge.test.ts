import { beforeEach, describe, expect, test } from 'vitest';
import { createAddressOrder, listAddressOrders } from '#contract/address-orders.ts';
import { getAddress, listAddressRelations, mergeAddresses } from '#contract/addresses.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

let kept: number;
let merged: number;
let flat: number;

const addSpace = async (space_number: string) => {
  const { world, unit } = scene;
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lípová 5' });
  return (await addSpaceRow(world.db, unit, house.pasport_id, { space_number })).pasport_id;
};

beforeEach(async () => {
  kept = await addAddressRow(scene.world.db, scene.unit, { last_name: 'Nová', phone: '1' });
  merged = await addAddressRow(scene.world.db, scene.unit, { last_name: 'Nová', phone: '2' });
  flat = await addSpace('12');
});

const relate = (
  relation: 'owner' | 'tenant' | 'roommate',
  address_id: number,
  columns: Record<string, unknown> = {},
) =>
  addRelationRow(scene.world.db, scene.unit, relation, {
    pasport_id: flat,
    address_id,
    ...columns,
  });
const merge = (body: Record<string, unknown> = {}) =>
  scene.world.call(mergeAddresses, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    body: { kept_id: kept, merged_ids: [merged], ...body },
  });
const status = async (id: number) => (await scene.world.call(getAddress, scene.of(id))).status;
const relationsOf = async (id: number) =>
  (await scene.world.call(listAddressRelations, scene.of(id))).result.values;
const rowsOf = async (table: string) => {
  const { rows } = await scene.world.db.owner.query<Record<string, unknown>>(
    `select * from ${table} where unit_id = $1 order by valid_from`,
    [scene.unit.unit_id],
  );
  return rows;
};

describe('merged addresses', () => {
  test('become one that has the relations and orders of all, and the others are gone', async () => {
    const third = await addAddressRow(scene.world.db, scene.unit, { last_name: 'Stará' });
    await relate('tenant', merged);
    await relate('owner', third);
    await relate('roommate', merged, { pasport_id: await addSpace('13') });
    const order = await scene.world.call(createAddressOrder, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id, address_id: third, id: 0 },
      body: { work_type: 'Odečet' },
    });
    const reply = await merge({ merged_ids: [merged, third, merged] });
    expect(reply.status).toBe(200);
    expect(reply.result).toMatchObject({ address_id: kept, phone: '1', version: 2 });
    const relations = await relationsOf(kept);
    expect(relations.map(({ relation, space_number }) => [relation, space_number])).toEqual([
      ['owner', '12'],
      ['roommate', '13'],
      ['tenant', '12'],
    ]);
    const { result } = await scene.world.call(listAddressOrders, scene.of(kept));
    expect(result.values.map(({ order_number }) => order_number)).toEqual([
      order.result.order_number,
    ]);
    expect([await status(merged), await status(third)]).toEqual([404, 404]);
  });

  test('hand over the values that were chosen, by the rules of the record', async () => {
    const refused = await merge({ fields: { last_name: '' } });
    expect(refused.error.fields).toEqual([{ field: 'last_name', message: 'Toto pole je povinné' }]);
    expect(await status(merged)).toBe(200);
    const { result } = await merge({ fields: { phone: '2', zip: '27201' } });
    expect(result).toMatchObject({ phone: '2', zip: '272 01', last_name: 'Nová' });
  });

  test('leave in the history what was moved and deleted, and by whom', async () => {
    const record_id = await relate('owner', merged);
    await merge();
    const history = async (record_type: string, id: number) => {
      const { result } = await scene.world.call(listRecordHistory, {
        token: scene.user.token,
        params: { record_type, unit_id: scene.unit.unit_id, record_id: id },
      });
      return result.values[0];
    };
    expect(await history('pasport_ownerships', record_id)).toMatchObject({
      user_identity: scene.user.user_identity,
      action: 'update',
      changes: [{ field: 'address_id', old_value: String(merged), new_value: String(kept) }],
    });
    const { rows } = await scene.world.db.owner.query(
      `select action, user_identity from audit_log
        where record_type = 'addresses' and record_id = $1 order by audit_id desc limit 1`,
      [merged],
    );
    expect(rows).toEqual([{ action: 'delete', user_identity: scene.user.user_identity }]);
  });

  test('add up their shares of the same time', async () => {
    const record_id = await relate('owner', kept, {
      share_numerator: 1,
      share_denominator: 3,
      has_vote: false,
      comment: 'Darovací smlouva',
    });
    await relate('owner', merged, {
      share_numerator: 1,
      share_denominator: 6,
      comment: 'Dědictví',
    });
    expect((await merge()).status).toBe(200);
    expect(await rowsOf('pasport_ownerships')).toEqual([
      expect.objectContaining({
        pasport_ownership_id: record_id,
        address_id: kept,
        share_numerator: 1,
        share_denominator: 2,
        has_vote: true,
        comment: 'Darovací smlouva\nDědictví',
      }),
    ]);
  });

  test('keep shares that follow one after the other', async () => {
    await relate('owner', kept, { valid_to: '2021-12-31' });
    await relate('owner', merged, { valid_from: '2022-01-01' });
    expect((await merge()).status).toBe(200);
    const rows = await rowsOf('pasport_ownerships');
    expect(rows.map((row) => row['address_id'])).toEqual([kept, kept]);
  });

  test('are refused when they own at the same time by records of different time, and nothing changes', async () => {
    const half = { share_numerator: 1, share_denominator: 2 };
    await relate('owner', kept, half);
    await relate('owner', merged, { ...half, valid_from: '2021-06-01', valid_to: '2022-12-31' });
    const { status: code, error } = await merge();
    expect([code, error.errorCode]).toEqual([409, 66010409]);
    expect(error.errorMsg).toBe(
      'Adresy nelze sloučit: vlastnictví prostoru 12 (Lípová 5) se překrývají, platí od 1. 1. 2020 a\u00a0od 1. 6. 2021 do 31. 12. 2022.',
    );
    const rows = await rowsOf('pasport_ownerships');
    expect(rows.map((row) => row['address_id'])).toEqual([kept, merged]);
    expect(await status(merged)).toBe(200);
  });

  test('are refused when both use a space at the same time', async () => {
    await relate('tenant', kept, { valid_to: '2021-12-31' });
    await relate('tenant', merged, { valid_from: '2021-12-31' });
    const { error } = await merge();
    expect(error.errorMsg).toBe(
      'Adresy nelze sloučit: nájmy prostoru 12 (Lípová 5) se překrývají, platí od 1. 1. 2020 do 31. 12. 2021 a\u00a0od 31. 12. 2021.',
    );
  });

  test('live in a space from the first day of any to the last', async () => {
    await relate('roommate', merged, { valid_to: '2021-06-30', relation: 'manželka' });
    const record_id = await relate('roommate', kept, {
      valid_from: '2021-03-01',
      valid_to: '2023-12-31',
    });
    await relate('roommate', merged, { valid_from: '2023-12-31', valid_to: '2024-01-31' });
    await relate('roommate', merged, { valid_from: '2024-02-01' });
    expect((await merge()).status).toBe(200);
    const rows = await rowsOf('pasport_roommates');
    expect(
      rows.map((row) => [row['address_id'], row['relation'], row['pasport_roommate_id']]),
    ).toEqual([
      [kept, 'manželka', record_id],
      [kept, '', expect.any(Number)],
    ]);
    const relations = await relationsOf(kept);
    expect(relations.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
      ['2024-02-01', null],
      ['2020-01-01', '2024-01-31'],
    ]);
  });

  test('meet a newer version of the kept record with 409, and nothing changes', async () => {
    const { error } = await merge({ version: 7 });
    expect(error).toMatchObject({ errorCode: 60000409, current: { address_id: kept, version: 1 } });
    expect(await status(merged)).toBe(200);
    expect((await merge({ version: 1 })).status).toBe(200);
  });

  test('are merged once when two ask for it at once', async () => {
    await relate('owner', merged);
    const replies = await Promise.all([merge(), merge({ kept_id: merged, merged_ids: [kept] })]);
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const left = replies.find((reply) => reply.status === 200)?.result.address_id ?? 0;
    expect(await relationsOf(left)).toHaveLength(1);
  });

  test.each([
    ['with itself', () => [kept], 400],
    ['with nothing', () => [], 400],
    ['with a missing address', () => [merged, 2_000_000_000], 404],
  ])('are not merged %s', async (_title, ids, code) => {
    expect((await merge({ merged_ids: ids() })).status).toBe(code);
    expect(await status(merged)).toBe(200);
  });

  test('of another unit or client are as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    for (const unit of [near, far]) {
      const foreign = await addAddressRow(scene.world.db, unit);
      expect((await merge({ merged_ids: [foreign] })).status).toBe(404);
      expect((await merge({ kept_id: foreign })).status).toBe(404);
    }
    expect([await status(kept), await status(merged)]).toEqual([200, 200]);
  });
});
