import { beforeEach, describe, expect, test } from 'vitest';
import {
  createElement,
  deleteElement,
  listElements,
  updateElement,
} from '#contract/pasports/floors.ts';
import { addBuildingRow, addElementRow, addRoomRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

type Building = Awaited<ReturnType<typeof addBuildingRow>>;
let building: Building;
let flat: { pasport_id: number };
let room: { pasport_room_id: number };
beforeEach(async () => {
  building = await addBuildingRow(at.world.db, at.unit);
  flat = await addSpaceRow(at.world.db, at.unit, building.pasport_id, { space_number: '7' });
  room = await addRoomRow(at.world.db, at.unit, flat.pasport_id, { room_name: 'Pokoj' });
});

const call = (id: number, { pasport_building_id } = building) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, pasport_building_id, id },
});
const least = { element_type: 'Deskové', valid_from: '2024-01-01' };
const create = (body: object, of = building) =>
  at.world.call(createElement, { ...call(0, of), body: { ...least, ...body } });
const save = (id: number, body: object, of = building) =>
  at.world.call(updateElement, { ...call(id, of), body });
const remove = (id: number, of = building) => at.world.call(deleteElement, call(id, of));
const list = (show_ended: '0' | '1' = '0', { pasport_building_id } = building) =>
  at.world.call(listElements, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, pasport_building_id, show_ended },
  });

describe('a heating element', () => {
  test('keeps every field, the exact coefficients too', async () => {
    const fields = {
      pasport_id: flat.pasport_id,
      ...room,
      element_order: 10,
      element_type: 'Litinové článkové',
      maker: 'Viadrus',
      dimensions: '600 × 160',
      sections: 12,
      output: 1320,
      gradient: '75/65/20',
      riser: 'S1',
      indicator_type: 'elektronický dvoučidlový',
      indicator_maker: 'ista',
      indicator_number: '991234567',
      indicator_radio: true,
      coefficient_output: 1.337,
      coefficient_position: 0.905,
      coefficient_contact: 1.08,
      valid_from: '2024-01-01',
      valid_to: '2034-12-31',
      comment: 'pod oknem',
    };
    const { status, result } = await create(fields);
    expect(status).toBe(200);
    expect(result).toMatchObject({ ...fields, space_number: '7', room_name: 'Pokoj', version: 1 });
    expect((await list()).result.values).toEqual([result]);
  });

  test('needs no more than its type and beginning; coefficients are 1', async () => {
    expect((await create({})).result).toMatchObject({
      pasport_id: null,
      pasport_room_id: null,
      space_number: '',
      coefficient_output: 1,
      coefficient_position: 1,
      coefficient_contact: 1,
      valid_to: null,
    });
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const posted = await at.world.call(createElement, { ...call(7), body: least });
    expect([posted.status, (await save(0, { maker: 'x' })).status]).toEqual([405, 405]);
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const { pasport_building_element_id: id } = (await create({})).result;
    const saved = await save(id, { maker: 'Korado', version: 1 });
    expect(saved.result).toMatchObject({ maker: 'Korado', version: 2 });
    const { status, error } = await save(id, { maker: 'Jiný', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toEqual(saved.result);
    expect((await save(id, {})).result).toEqual(saved.result);
  });

  test('is refused after the licence has ended', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2020-01-31' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await create({})).error.errorCode).toBe(63002409);
  });

  test.each([
    ['element_type', '', 'Toto pole je povinné'],
    ['coefficient_output', '1,5', 'Zadejte číselnou hodnotu'],
    ['coefficient_output', -0.1, 'Zadejte kladnou hodnotu'],
    ['coefficient_output', 1.2345, 'Zadejte nejvýše tři desetinná místa'],
    ['coefficient_position', 1000, 'Maximum 999'],
    ['sections', 0, 'Zadejte kladnou hodnotu'],
    ['output', 10.5, 'Zadejte celé číslo'],
    ['valid_from', '2024-02-30', 'Zadejte datum'],
    ['valid_to', '2023-12-31', 'Konec platnosti nesmí být dříve než její začátek'],
  ])('is refused for %s %j', async (field, value, message) => {
    const { status, error } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
    expect((await list('1')).result.values).toEqual([]);
  });

  test('may not end before it began, whichever of the two days is saved', async () => {
    const { pasport_building_element_id: id } = (await create({ valid_to: '2024-06-30' })).result;
    for (const body of [{ valid_to: '2023-12-31' }, { valid_from: '2024-07-01' }])
      expect((await save(id, body)).error.fields?.[0]?.field).toBe('valid_to');
    expect((await save(id, { valid_to: '2024-01-01' })).status).toBe(200);
  });
});

describe('the place of a heating element', () => {
  test('is a space of the building', async () => {
    const other = await addBuildingRow(at.world.db, at.unit);
    const { pasport_id } = await addSpaceRow(at.world.db, at.unit, other.pasport_id);
    const { status, error } = await create({ pasport_id });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field: 'pasport_id', message: 'Prostor není v tomto domě' }]);
  });

  test('is a room of its space', async () => {
    const next = await addSpaceRow(at.world.db, at.unit, building.pasport_id);
    const fault = [{ field: 'pasport_room_id', message: 'Místnost není v tomto prostoru' }];
    const made = await create({ pasport_id: next.pasport_id, ...room });
    expect(made.error.fields).toEqual(fault);
    expect((await create(room)).error.fields).toEqual(fault);
    const { result } = await create({ pasport_id: flat.pasport_id, ...room });
    const id = result.pasport_building_element_id;
    const moved = await save(id, { pasport_id: next.pasport_id });
    expect(moved.error.fields).toEqual(fault);
    const both = await save(id, { pasport_id: next.pasport_id, pasport_room_id: null });
    expect(both.result).toMatchObject({ pasport_id: next.pasport_id, pasport_room_id: null });
  });

  test('is not found in another unit or client, in a building itself, or nowhere', async () => {
    const { near, far } = await at.neighbours();
    for (const unit of [near, far]) {
      const away = await addBuildingRow(at.world.db, unit);
      const space = await addSpaceRow(at.world.db, unit, away.pasport_id);
      const foreign = await addRoomRow(at.world.db, unit, space.pasport_id);
      expect((await create({ pasport_id: space.pasport_id })).status).toBe(404);
      expect((await create({ pasport_id: flat.pasport_id, ...foreign })).status).toBe(404);
    }
    for (const pasport_id of [building.pasport_id, 2_000_000_000]) {
      const { status, error } = await create({ pasport_id });
      expect([pasport_id, status]).toEqual([pasport_id, 404]);
      expect(error.fields?.[0]?.field).toBe('pasport_id');
    }
  });
});

describe('heating elements of a building', () => {
  test('are listed by space and order, those of no space last, ended ones on demand', async () => {
    at.world.setNow('2024-06-30T21:59:00Z');
    const add = (columns: object) =>
      addElementRow(at.world.db, at.unit, building.pasport_building_id, { ...columns });
    const tenth = await addSpaceRow(at.world.db, at.unit, building.pasport_id, {
      space_number: '10',
    });
    await add({ maker: 'společné', element_order: 1 });
    await add({ maker: '10', pasport_id: tenth.pasport_id });
    await add({ maker: '7 druhé', pasport_id: flat.pasport_id, element_order: 20 });
    await add({ maker: '7 první', pasport_id: flat.pasport_id, element_order: 10 });
    await add({ maker: 'dnes končí', element_order: 2, valid_to: '2024-06-30' });
    await add({ maker: 'skončilo', element_order: 3, valid_to: '2024-06-29' });
    const makers = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).result.values.map(({ maker }) => maker);
    const shown = ['7 první', '7 druhé', '10', 'společné', 'dnes končí'];
    expect(await makers()).toEqual(shown);
    expect(await makers('1')).toEqual([...shown, 'skončilo']);
    at.world.setNow('2024-06-30T22:00:00Z');
    expect(await makers()).toEqual(shown.slice(0, 4));
  });

  test('are not of a group, another unit or another client', async () => {
    const { near, far } = await at.neighbours();
    const others = [
      await addBuildingRow(at.world.db, near),
      await addBuildingRow(at.world.db, far),
      await addBuildingRow(at.world.db, at.unit, {}, 'group'),
    ];
    for (const other of others) {
      const replies = [await list('1', other), await create({}, other)];
      expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect((await list()).result).toEqual({ values: [] });
  });

  test('are changed and deleted under their own building only', async () => {
    const { pasport_building_element_id: id } = (await create({})).result;
    const other = await addBuildingRow(at.world.db, at.unit);
    const replies = [await save(id, { maker: 'x' }, other), await remove(id, other)];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect((await remove(id)).result).toEqual({ deleted: true });
    expect((await remove(id)).status).toBe(404);
  });
});
