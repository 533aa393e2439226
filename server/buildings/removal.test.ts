import { describe, expect, test } from 'vitest';
import { createBuilding, deleteBuilding, getBuilding } from '#contract/pasports/buildings.ts';
import { addBuildingRow, addElementRow, addFloorRow, addSpaceRow } from '#tests/pasports.ts';
import { addRevisionRow } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const remove = (id: number) => at.world.call(deleteBuilding, at.of(id));
const read = (id: number) => at.world.call(getBuilding, at.of(id));

describe('a building is deleted', () => {
  test('with its place in the tree, when nothing is in it', async () => {
    const { pasport_building_id: id, pasport_id } = await building();
    expect((await remove(id)).result).toEqual({ deleted: true });
    expect([(await read(id)).status, (await remove(id)).status]).toEqual([404, 404]);
    const { rowCount } = await at.world.db.owner.query(
      'select from pasports where pasport_id = $1',
      [pasport_id],
    );
    expect(rowCount).toBe(0);
  });

  test.each([
    [{ spaces: 1, floors: 0, elements: 0 }, '1 prostor'],
    [{ spaces: 2, floors: 1, elements: 0 }, '2 prostory a\u00a01 podlaží'],
    [{ spaces: 5, floors: 2, elements: 1 }, '5 prostorů, 2 podlaží a\u00a01 otopné těleso'],
    [{ spaces: 0, floors: 0, elements: 3 }, '3 otopná tělesa'],
    [{ spaces: 0, floors: 5, elements: 5 }, '5 podlaží a\u00a05 otopných těles'],
  ])('not while it has %o, and the refusal names them', async (inside, told) => {
    const { pasport_building_id: id, pasport_id } = await building();
    const { db } = at.world;
    for (let number = 0; number < inside.spaces; number += 1)
      await addSpaceRow(db, at.unit, pasport_id, { hidden: number === 0 });
    for (let number = 0; number < inside.floors; number += 1)
      await addFloorRow(db, at.unit, pasport_id, { code: `${number}NP` });
    for (let number = 0; number < inside.elements; number += 1)
      await addElementRow(db, at.unit, id);
    const { status, error } = await remove(id);
    expect([status, error.errorCode]).toEqual([409, 66000409]);
    expect(error.errorMsg).toBe(`Dům nelze smazat: obsahuje ${told}.`);
    expect((await read(id)).status).toBe(200);
  });

  test.each([
    [1, '1 zařízení k revizi'],
    [2, '2 zařízení k revizi'],
    [5, '5 zařízení k revizi'],
  ])('not while %i devices in it are inspected', async (count, told) => {
    const { pasport_building_id: id, pasport_id } = await building();
    for (let number = 0; number < count; number += 1)
      await addRevisionRow(at.world.db, at.unit, pasport_id);
    expect((await remove(id)).error.errorMsg).toBe(`Dům nelze smazat: obsahuje ${told}.`);
  });

  test('not by who is of another client or in another unit', async () => {
    const { near, far } = await at.neighbours();
    for (const unit of [near, far])
      expect((await remove((await building({}, unit)).pasport_building_id)).status).toBe(404);
    expect((await remove(0)).status).toBe(404);
  });

  test('by who made it', async () => {
    const body = { pasport_name: 'Omyl' };
    const { result } = await at.world.call(createBuilding, { ...at.of(0), body });
    expect((await remove(result.pasport_building_id)).status).toBe(200);
  });
});
