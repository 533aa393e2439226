import { beforeEach, describe, expect, test } from 'vitest';
import { createRoom, deleteRoom, updateRoom } from '#contract/pasports/rooms.ts';
import { getSpace } from '#contract/pasports/spaces.ts';
import { addBuildingRow, addElementRow, addSpaceRow } from '#tests/pasports.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let flat: MadeSpace;
beforeEach(async () => {
  at.world.setNow('2025-01-20T10:00:00Z');
  flat = await made.flat({ heated_area: '11.10', countable_area: '12.20' });
});

const add = (room_name: string, body: object, space = flat) =>
  at.world.call(createRoom, {
    ...made.on(space),
    body: { room_name, valid_from: '2020-01-01', ...body },
  });
const save = (id: number, body: object) =>
  at.world.call(updateRoom, { ...made.on(flat, id), body });
const drop = (id: number) => at.world.call(deleteRoom, made.on(flat, id));

/** Heated and countable area, and the version of the space. */
async function areas(space = flat) {
  const { result } = await at.world.call(getSpace, at.of(space.pasport_space_id));
  return [result.heated_area, result.countable_area, result.version];
}

describe('the areas of a space', () => {
  test('are sums of heated rooms, and of rooms by their coefficients', async () => {
    await add('Pokoj', { floor_area: 20.05 });
    expect(await areas()).toEqual([20.05, 20.05, 2]);
    await add('Předsíň', { floor_area: 6, is_heated: false, countable_coefficient: 0.2 });
    expect(await areas()).toEqual([20.05, 21.25, 3]);
    const { result } = await add('WC', {
      floor_area: 1.15,
      is_heated: false,
      countable_coefficient: 0.1,
    });
    expect(await areas()).toEqual([20.05, 21.37, 4]);
    await save(result.pasport_room_id, { is_heated: true, countable_coefficient: 1 });
    expect(await areas()).toEqual([21.2, 22.4, 5]);
    await drop(result.pasport_room_id);
    expect(await areas()).toEqual([20.05, 21.25, 6]);
  });

  test('are rounded once, to hundredths, and halves go up', async () => {
    await add('Stoupačky', { floor_area: 20, countable_coefficient: 0.7105 });
    expect((await areas())[1]).toBe(14.21);
    const tenth = { floor_area: 0.05, countable_coefficient: 0.1 };
    for (const name of ['A', 'B']) await add(name, { ...tenth, is_heated: false });
    expect((await areas())[1]).toBe(14.22);
    await add('C', tenth);
    expect((await areas())[1]).toBe(14.23);
  });

  test('are added exactly', async () => {
    for (let room = 0; room < 10; room += 1) await add(`Kóje ${room}`, { floor_area: 0.1 });
    expect((await areas()).slice(0, 2)).toEqual([1, 1]);
  });

  test('are of the rooms that the space has today', async () => {
    await add('Dnes ještě', { floor_area: 1, valid_to: '2025-01-20' });
    await add('Od dneška', { floor_area: 2, valid_from: '2025-01-20' });
    await add('Do včerejška', { floor_area: 4, valid_to: '2025-01-19' });
    const { result } = await add('Od zítřka', { floor_area: 8, valid_from: '2025-01-21' });
    expect((await areas())[0]).toBe(3);
    await save(result.pasport_room_id, { valid_from: '2025-01-20' });
    expect((await areas())[0]).toBe(11);
  });

  test('stay as they are without rooms, and when the last one goes', async () => {
    const { result } = await add('Bývalá', { floor_area: 4, valid_to: '2024-12-31' });
    expect(await areas()).toEqual([11.1, 12.2, 1]);
    await save(result.pasport_room_id, { valid_to: null });
    expect(await areas()).toEqual([4, 4, 2]);
    await drop(result.pasport_room_id);
    expect(await areas()).toEqual([4, 4, 2]);
  });

  test('stay as they are when they are set by hand', async () => {
    const fixed = await made.flat({ heated_area_fixed: true, heated_area: '30.00' });
    await add('Pokoj', { floor_area: 20 }, fixed);
    expect(await areas(fixed)).toEqual([30, 0, 1]);
  });

  test('leave the space alone when a room changes in nothing that counts', async () => {
    const { result } = await add('Pokoj', { floor_area: 20 });
    await save(result.pasport_room_id, { room_name: 'Ložnice', room_order: 10 });
    expect(await areas()).toEqual([20, 20, 2]);
  });

  test('are at most what a space can have', async () => {
    await add('Sál', { floor_area: 99_999_999.99 });
    const { status, error } = await add('Kout', { floor_area: 0.01 });
    expect([status, error.fields]).toEqual([
      400,
      [{ field: 'floor_area', message: 'Součet ploch místností je příliš velký' }],
    ]);
    expect(await made.rowsOf('pasport_rooms')).toHaveLength(1);
  });
});

describe('a room', () => {
  test('is not deleted while heating elements are in it', async () => {
    const house = await addBuildingRow(at.world.db, at.unit);
    flat = await addSpaceRow(at.world.db, at.unit, house.pasport_id);
    const { result } = await add('Pokoj', { floor_area: 20 });
    const { pasport_room_id } = result;
    const { pasport_id } = flat;
    const told = [];
    for (let elements = 1; elements <= 5; elements += 1) {
      await addElementRow(at.world.db, at.unit, house.pasport_building_id, {
        pasport_id,
        pasport_room_id,
      });
      const { status, error } = await drop(pasport_room_id);
      expect([status, error.errorCode]).toEqual([409, 66000409]);
      told.push(error.errorMsg);
    }
    expect([told[0], told[1], told[4]]).toEqual([
      'Nelze smazat: na místnost odkazuje 1 otopné těleso.',
      'Nelze smazat: na místnost odkazují 2 otopná tělesa.',
      'Nelze smazat: na místnost odkazuje 5 otopných těles.',
    ]);
    expect(await areas()).toEqual([20, 20, 2]);
  });
});
