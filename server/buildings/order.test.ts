import { describe, expect, test } from 'vitest';
import { getBuilding, listGroupsBuildings, orderPasports } from '#contract/pasports/buildings.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const group = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns, 'group');
const tree = async (show_hidden?: boolean) => {
  const body = { unit_id: at.unit.unit_id, show_hidden };
  const { result } = await at.world.call(listGroupsBuildings, { token: at.user.token, body });
  return result.values;
};
const order = (pasport_ids: number[], unit_id = at.unit.unit_id) =>
  at.world.call(orderPasports, {
    token: at.user.token,
    params: { unit_id },
    body: { pasport_ids },
  });
const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** Two groups, one of them under the other, with buildings in all places. */
async function scene() {
  const top = await group({ pasport_name: 'celek', pasport_order: 20 });
  const part = await group({ pasport_name: 'část', parent_id: top.pasport_id, pasport_order: 9 });
  const first = await group({ pasport_name: 'první', pasport_order: 10 });
  const add = (pasport_name: string, parent_id: number | null, columns = {}) =>
    building({ pasport_name, parent_id, ...columns });
  await add('v celku', top.pasport_id, { pasport_order: 1 });
  await add('v části', part.pasport_id);
  await add('v první', first.pasport_id, { hidden: true });
  await add('sám', null);
  return { top, part, first };
}

describe('the tree of groups and buildings', () => {
  test('is read from its top, groups before buildings', async () => {
    const { top, part } = await scene();
    const rows = await tree(true);
    expect(named(rows)).toEqual(['první', 'v první', 'celek', 'část', 'v části', 'v celku', 'sám']);
    expect(rows[4]).toEqual({
      unit_id: at.unit.unit_id,
      type: 'building',
      name: 'v části',
      pasport_id: rows[4]?.pasport_id,
      parent_id: part.pasport_id,
      pasport_order: 0,
      parent_order: 9,
      hidden: false,
    });
    expect(rows[2]).toMatchObject({ type: 'group', pasport_id: top.pasport_id, parent_id: null });
  });

  test('has hidden ones on demand, and what is in a hidden group with them', async () => {
    await scene();
    const { pasport_id: parent_id } = await group({ pasport_name: 'skrytá', hidden: true });
    await building({ pasport_name: 've skryté', parent_id });
    expect(named(await tree())).not.toContain('v první');
    expect(named(await tree())).not.toContain('ve skryté');
    expect(named(await tree(true))).toEqual(expect.arrayContaining(['v první', 've skryté']));
  });

  test('of a foreign unit is missing', async () => {
    const { far } = await at.neighbours();
    const body = { unit_id: far.unit_id };
    const { status } = await at.world.call(listGroupsBuildings, { token: at.user.token, body });
    expect(status).toBe(404);
  });
});

describe('a new order', () => {
  test('is kept for buildings and for groups, and is answered by the tree as it is then', async () => {
    const made = [];
    for (const pasport_name of ['A', 'B', 'C'])
      made.push((await building({ pasport_name })).pasport_id);
    const [a = 0, b = 0, c = 0] = made;
    const { status, result } = await order([c, a, b]);
    expect(status).toBe(200);
    expect(result.values.map(({ name, pasport_order }) => [name, pasport_order])).toEqual([
      ['C', 10],
      ['A', 20],
      ['B', 30],
    ]);
    expect(named(await tree())).toEqual(['C', 'A', 'B']);
  });

  test('puts hidden ones in their places too, and answers with them', async () => {
    const shown = await building({ pasport_name: 'A' });
    const hidden = await building({ pasport_name: 'B', hidden: true });
    const { result } = await order([hidden.pasport_id, shown.pasport_id]);
    expect(named(result.values)).toEqual(['B', 'A']);
  });

  test('is no save of the records, so it meets no version', async () => {
    const one = await building({ pasport_name: 'A' });
    const two = await building({ pasport_name: 'B' });
    await order([two.pasport_id, one.pasport_id]);
    const { result } = await at.world.call(getBuilding, at.of(one.pasport_building_id));
    expect(result).toMatchObject({ pasport_order: 20, version: 1 });
  });

  test('is refused whole for a record that is foreign, missing, a space, or named twice', async () => {
    const { near, far } = await at.neighbours();
    const { pasport_id } = await building({ pasport_name: 'A', pasport_order: 7 });
    const flat = await addSpaceRow(at.world.db, at.unit, pasport_id);
    const others = [
      (await building({}, near)).pasport_id,
      (await building({}, far)).pasport_id,
      2_000_000_000,
      flat.pasport_id,
    ];
    for (const other of others) {
      const { status, error } = await order([other, pasport_id]);
      expect([other, status]).toEqual([other, 404]);
      expect(error.fields).toEqual([
        { field: 'pasport_ids', message: 'Vybraný záznam neexistuje' },
      ]);
    }
    const { error } = await order([pasport_id, pasport_id]);
    expect(error.fields).toEqual([
      { field: 'pasport_ids', message: 'Každý záznam smí být v pořadí jen jednou' },
    ]);
    expect((await tree())[0]).toMatchObject({ name: 'A', pasport_order: 7 });
    expect((await order([pasport_id], far.unit_id)).status).toBe(404);
  });
});
