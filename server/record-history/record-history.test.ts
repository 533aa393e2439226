import { describe, expect, test } from 'vitest';
import {
  createBuilding,
  deleteBuilding,
  orderPasports,
  updateBuilding,
} from '#contract/pasports/buildings.ts';
import { updateSpace } from '#contract/pasports/spaces.ts';
import { historyOf, listRecordHistory } from '#contract/record-history.ts';
import { addBuildingRow, addFloorRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const history = (record_type: string, record_id: number, unit_id = at.unit.unit_id) =>
  at.world.call(listRecordHistory, {
    token: at.user.token,
    params: { record_type, unit_id, record_id },
  });

const create = async () => {
  const body = { pasport_name: 'Lipová 12', street: 'Lipová' };
  return (await at.world.call(createBuilding, { ...at.of(0), body })).result;
};

describe('the history of a record', () => {
  test('tells who changed what, the record and its place in the tree, newest first', async () => {
    const { pasport_building_id: id, pasport_id } = await create();
    const body = { comment: 'zateplený', hidden: true };
    await at.world.call(updateBuilding, { ...at.of(id), body });
    const call = { token: at.user.token, params: { unit_id: at.unit.unit_id } };
    await at.world.call(orderPasports, { ...call, body: { pasport_ids: [pasport_id] } });
    await at.world.call(updateBuilding, { ...at.of(id), body: { pasport_order: 50 } });
    const { result } = await history('pasport_buildings', id);
    const [ordered, hidden, commented, ...made] = result.values;
    expect(ordered).toMatchObject({
      user_identity: at.user.user_identity,
      user_name: 'Jana Zkušební',
      action: 'update',
      changes: [{ field: 'pasport_order', old_value: '10', new_value: '50' }],
    });
    expect(hidden?.changes).toEqual([{ field: 'hidden', old_value: 'false', new_value: 'true' }]);
    expect(commented?.changes).toEqual([
      { field: 'comment', old_value: '', new_value: 'zateplený' },
    ]);
    expect(made.map(({ action }) => action)).toEqual(['insert', 'insert']);
    const fields = made.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toEqual(expect.arrayContaining(['street', 'pasport_name']));
    const moments = result.values.map(({ at: moment }) => moment);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('tells numbers with a decimal comma, and texts as they are', async () => {
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
    const flat = await addSpaceRow(at.world.db, at.unit, pasport_id, { total_area: '64.30' });
    const body = { total_area: 70.25, space_number: '1.5' };
    await at.world.call(updateSpace, { ...at.of(flat.pasport_space_id), body });
    const [changed] = (await history('pasport_spaces', flat.pasport_space_id)).result.values;
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'total_area', old_value: '64,3', new_value: '70,25' },
        expect.objectContaining({ field: 'space_number', new_value: '1.5' }),
      ]),
    );
  });

  test('of a space has its place too, and of a floor nothing of its building', async () => {
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
    const flat = await addSpaceRow(at.world.db, at.unit, pasport_id);
    const floor = await addFloorRow(at.world.db, at.unit, pasport_id);
    const ofFlat = await history('pasport_spaces', flat.pasport_space_id);
    expect(ofFlat.result.values).toHaveLength(2);
    const ofFloor = await history('pasport_floors', floor.pasport_floor_id);
    expect(ofFloor.result.values).toMatchObject([{ action: 'insert', user_name: 'systém' }]);
  });

  test('is not mixed with that of another record with the same number', async () => {
    const { pasport_building_id: id } = await create();
    await at.world.db.owner.query(
      `insert into audit_log (client_id, record_type, record_id, action, changes)
       values ($1, 'pasport_floors', $2, 'insert', '{}'), ($1, 'addresses', $2, 'insert', '{}')`,
      [at.unit.client_id, id],
    );
    expect((await history('pasport_buildings', id)).result.values).toHaveLength(2);
  });

  test('is missing with a record of another unit or client, deleted, or never made', async () => {
    const { near, far } = await at.neighbours();
    const foreign = await addBuildingRow(at.world.db, far);
    const deleted = await create();
    await at.world.call(deleteBuilding, at.of(deleted.pasport_building_id));
    const ids = [
      (await addBuildingRow(at.world.db, near)).pasport_building_id,
      foreign.pasport_building_id,
      deleted.pasport_building_id,
      2_000_000_000,
    ];
    for (const id of ids)
      expect([id, (await history('pasport_buildings', id)).status]).toEqual([id, 404]);
    const inFar = await history('pasport_buildings', foreign.pasport_building_id, far.unit_id);
    expect(inFar.status).toBe(404);
  });

  test.each(historyOf.options)('can be asked for of %s', async (type) => {
    expect((await history(type, 2_000_000_000)).error.errorCode).toBe(60000404);
  });

  test('is of no other table', async () => {
    for (const type of ['clients', 'client_users', 'pasports', 'nic'])
      expect((await history(type, 1)).status).toBe(404);
  });
});
