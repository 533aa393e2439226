import { describe, expect, test } from 'vitest';
import { createFloor, deleteFloor, listFloors, updateFloor } from '#contract/pasports/floors.ts';
import { addBuildingRow, addFloorRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const building = async (unit = at.unit) => (await addBuildingRow(at.world.db, unit)).pasport_id;
const call = (pasport_id: number, id: number) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, pasport_id, id },
});
const list = (pasport_id: number) =>
  at.world.call(listFloors, {
    token: at.user.token,
    body: { unit_id: at.unit.unit_id, pasport_id },
  });
const create = (pasport_id: number, body: object) =>
  at.world.call(createFloor, { ...call(pasport_id, 0), body });
const save = (pasport_id: number, id: number, body: object) =>
  at.world.call(updateFloor, { ...call(pasport_id, id), body });
const remove = (pasport_id: number, id: number) => at.world.call(deleteFloor, call(pasport_id, id));

describe('floors of a building', () => {
  test('are listed from the highest one', async () => {
    const pasport_id = await building();
    for (const [floor, code] of [
      [1, '1NP'],
      [-1, '1PP'],
      [3, '3NP'],
      [2, '2NP'],
    ] as const)
      await addFloorRow(at.world.db, at.unit, pasport_id, { floor, code });
    const { result } = await list(pasport_id);
    expect(result.values.map(({ code }) => code)).toEqual(['3NP', '2NP', '1NP', '1PP']);
  });

  test('are none at first', async () => {
    expect((await list(await building())).result).toEqual({ values: [] });
  });

  test('are no one’s of a foreign building, a group or a space', async () => {
    const { near, far } = await at.neighbours();
    const own = await building();
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    const flat = await addSpaceRow(at.world.db, at.unit, own);
    const others = [await building(near), await building(far), group.pasport_id, flat.pasport_id];
    for (const pasport_id of [...others, 2_000_000_000]) {
      const made = await create(pasport_id, { floor: 1, code: '1NP' });
      expect([pasport_id, (await list(pasport_id)).status]).toEqual([pasport_id, 404]);
      expect([pasport_id, made.status]).toEqual([pasport_id, 404]);
    }
  });
});

describe('a floor', () => {
  test('keeps every field and has a version', async () => {
    const pasport_id = await building();
    const fields = { floor: -1, name: '1. podzemní podlaží', code: '1PP', comment: 'sklepy' };
    const { status, result } = await create(pasport_id, fields);
    expect(status).toBe(200);
    expect(result).toMatchObject({ ...fields, pasport_id, version: 1 });
    expect((await list(pasport_id)).result.values).toEqual([result]);
    const saved = await save(pasport_id, result.pasport_floor_id, { name: 'Sklep', version: 1 });
    expect(saved.result).toMatchObject({ ...fields, name: 'Sklep', version: 2 });
    const late = await save(pasport_id, result.pasport_floor_id, { comment: 'x', version: 1 });
    expect([late.status, late.error.errorCode]).toEqual([409, 60000409]);
    expect(late.error.current).toEqual(saved.result);
  });

  test('needs no name and no comment', async () => {
    const { result } = await create(await building(), { floor: 1, code: '1NP' });
    expect(result).toMatchObject({ name: '', comment: '' });
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const pasport_id = await building();
    const { pasport_floor_id } = await addFloorRow(at.world.db, at.unit, pasport_id);
    const body = { floor: 2, code: '2NP' };
    const posted = await at.world.call(createFloor, {
      ...call(pasport_id, pasport_floor_id),
      body,
    });
    const saved = await save(pasport_id, 0, body);
    expect([posted.status, saved.status]).toEqual([405, 405]);
    expect([posted.headers['allow'], saved.headers['allow']]).toEqual([
      'PUT, DELETE',
      'POST, DELETE',
    ]);
  });

  test('has a code of its own in the building', async () => {
    const [pasport_id, other] = [await building(), await building()];
    const body = { floor: 1, code: '1NP' };
    expect((await create(pasport_id, body)).status).toBe(200);
    expect((await create(other, body)).status).toBe(200);
    const again = await create(pasport_id, body);
    expect([again.status, again.error.errorCode]).toEqual([409, 66004409]);
    const { result } = await create(pasport_id, { floor: 2, code: '2NP' });
    const renamed = await save(pasport_id, result.pasport_floor_id, { code: '1NP' });
    expect(renamed.error.errorCode).toBe(66004409);
  });

  test('is refused after the licence has ended', async () => {
    const pasport_id = await building();
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2020-01-31' where client_id = $1",
      [at.unit.client_id],
    );
    const { error } = await create(pasport_id, { floor: 1, code: '1NP' });
    expect(error.errorCode).toBe(63002409);
  });

  test.each([
    ['code', '', 'Toto pole je povinné'],
    ['floor', 201, 'Maximum 200'],
    ['floor', -21, 'Zadejte nejméně \u221220'],
    ['floor', 'první', 'Zadejte číselnou hodnotu'],
  ])('is refused for %s %j', async (field, value, message) => {
    const body = { floor: 1, code: '1NP', [field]: value };
    const { status, error } = await create(await building(), body);
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
  });

  test('of another building, unit or client is missing', async () => {
    const own = await building();
    const { near, far } = await at.neighbours();
    const floors: [number, number][] = [];
    for (const unit of [at.unit, near, far]) {
      const pasport_id = await building(unit);
      const { pasport_floor_id } = await addFloorRow(at.world.db, unit, pasport_id);
      floors.push([own, pasport_floor_id]);
      if (unit !== at.unit) floors.push([pasport_id, pasport_floor_id]);
    }
    for (const [pasport_id, id] of floors) {
      const replies = [await save(pasport_id, id, { name: 'x' }), await remove(pasport_id, id)];
      expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    }
  });
});

describe('a floor is deleted', () => {
  test('when no space is on it', async () => {
    const pasport_id = await building();
    const { pasport_floor_id: id } = await addFloorRow(at.world.db, at.unit, pasport_id);
    expect((await remove(pasport_id, id)).result).toEqual({ deleted: true });
    expect((await remove(pasport_id, id)).status).toBe(404);
  });

  test.each([
    [1, '1 prostor'],
    [2, '2 prostory'],
    [5, '5 prostorů'],
  ])('not while %d spaces are on it', async (count, told) => {
    const pasport_id = await building();
    const floor = await addFloorRow(at.world.db, at.unit, pasport_id);
    for (let number = 0; number < count; number += 1)
      await addSpaceRow(at.world.db, at.unit, pasport_id, floor);
    const { status, error } = await remove(pasport_id, floor.pasport_floor_id);
    expect([status, error.errorCode]).toEqual([409, 66000409]);
    expect(error.errorMsg).toBe(`Podlaží nelze smazat: obsahuje ${told}.`);
    expect((await list(pasport_id)).result.values).toHaveLength(1);
  });
});
