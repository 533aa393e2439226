import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

let address_id: number;
beforeEach(async () => {
  scene.world.setNow('2026-03-01T10:00:00Z');
  address_id = await addAddressRow(scene.world.db, scene.unit);
});

const at = (id: number, address = address_id, unit_id = scene.unit.unit_id) => ({
  token: scene.user.token,
  params: { unit_id, address_id: address, id },
});
const order = (body: Record<string, unknown> = {}, place = at(0)) =>
  scene.world.call(createAddressOrder, { ...place, body: { work_type: 'Odečet', ...body } });
const save = (id: number, body: Record<string, unknown>) =>
  scene.world.call(updateAddressOrder, { ...at(id), body });
const remove = (id: number) => scene.world.call(deleteAddressOrder, at(id));
const list = () => scene.world.call(listAddressOrders, scene.of(address_id));

describe('an order at an address', () => {
  test('is requested unless it says otherwise, and listed newest first', async () => {
    const { status, result } = await order({ crew: 'Četa 2', due_date: '2026-04-01' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      address_id,
      order_number: 'OBJ-2026-0001',
      work_type: 'Odečet',
      crew: 'Četa 2',
      due_date: '2026-04-01',
      state: 'requested',
      version: 1,
    });
    const { result: second } = await order({ state: 'planned' });
    expect((await list()).result.values).toEqual([second, result]);
  });

  test('is numbered within its unit and year, and no number is given twice', async () => {
    const other = await addAddressRow(scene.world.db, scene.unit);
    const replies = await Promise.all(
      [address_id, other, address_id, other].map((address) => order({}, at(0, address))),
    );
    const numbers = replies.map(({ result }) => result.order_number).toSorted();
    expect(numbers).toEqual([1, 2, 3, 4].map((number) => `OBJ-2026-000${number}`));
    const last = replies.find(({ result }) => result.order_number === 'OBJ-2026-0004');
    const { result: row } = last ?? (await order());
    await scene.world.call(deleteAddressOrder, at(row.address_order_id, row.address_id));
    expect((await order()).result.order_number).toBe('OBJ-2026-0005');
    const { near } = await scene.neighbours();
    const next = await addAddressRow(scene.world.db, near);
    expect((await order({}, at(0, next, near.unit_id))).result.order_number).toBe('OBJ-2026-0001');
    scene.world.setNow('2026-12-31T23:30:00Z');
    expect((await order()).result.order_number).toBe('OBJ-2027-0001');
  });

  test('keeps its number when it is refused', async () => {
    expect((await order({ work_type: ' ' })).error.fields).toEqual([
      { field: 'work_type', message: 'Toto pole je povinné' },
    ]);
    expect((await order({ due_date: '2026-02-30' })).status).toBe(400);
    expect((await order({ state: 'jiný' })).status).toBe(400);
    expect((await order()).result.order_number).toBe('OBJ-2026-0001');
  });

  test('is rejected with a reason only, and a refused rejection changes nothing', async () => {
    const reasonless = [{ field: 'note', message: 'Uveďte důvod zamítnutí' }];
    expect((await order({ state: 'rejected' })).error.fields).toEqual(reasonless);
    const { result } = await order();
    expect(result.order_number).toBe('OBJ-2026-0001');
    const { address_order_id: id } = result;
    expect((await save(id, { state: 'rejected' })).error.fields).toEqual(reasonless);
    expect((await list()).result.values).toEqual([result]);
    const reason = { state: 'rejected', note: 'Nájemce práci odmítl.' };
    expect((await save(id, reason)).result).toMatchObject(reason);
  });

  test('is changed by fields, and meets a newer version with 409', async () => {
    const { result } = await order({ note: 'Zvonit' });
    const { address_order_id: id } = result;
    const saved = await save(id, { state: 'done', version: 1 });
    expect(saved.result).toMatchObject({ state: 'done', note: 'Zvonit', version: 2 });
    const late = await save(id, { state: 'rejected', version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    expect((await save(id, { work_type: '' })).status).toBe(400);
    expect((await save(id, {})).result).toEqual(saved.result);
  });

  test('is deleted once', async () => {
    const { result } = await order();
    expect((await remove(result.address_order_id)).result).toEqual({ deleted: true });
    expect((await remove(result.address_order_id)).status).toBe(404);
  });

  test('is made with the id 0 only, and an update with the id 0 is a wrong method', async () => {
    const { result } = await order();
    expect((await order({}, at(result.address_order_id))).status).toBe(405);
    expect((await save(0, { state: 'done' })).status).toBe(405);
  });

  test('of another address, unit or client is as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    const { result } = await order();
    const id = result.address_order_id;
    const other = await addAddressRow(scene.world.db, scene.unit);
    const foreign = await addAddressRow(scene.world.db, far);
    for (const place of [at(id, other), at(id, address_id, near.unit_id), at(id, foreign)]) {
      const body = { state: 'done' };
      expect((await scene.world.call(updateAddressOrder, { ...place, body })).status).toBe(404);
      expect((await scene.world.call(deleteAddressOrder, place)).status).toBe(404);
    }
    for (const address of [foreign, 2_000_000_000]) {
      expect((await order({}, at(0, address))).status).toBe(404);
      expect((await scene.world.call(listAddressOrders, scene.of(address))).status).toBe(404);
    }
  });

  test('is not made after the licence has ended', async () => {
    await scene.world.db.owner.query(
      `update clients set licence_valid_to = '2026-02-28' where client_id = $1`,
      [scene.unit.client_id],
    );
    expect((await order()).error.errorCode).toBe(63002409);
  });
});
