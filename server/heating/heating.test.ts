import { beforeEach, describe, expect, test } from 'vitest';
import {
  createHeating,
  deleteHeating,
  listHeatingChoices,
  listHeatings,
  orderHeatings,
  updateHeating,
} from '#contract/heating.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import { addBuildingRow, addElementRow, addRoomRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let token: string;
beforeEach(async () => {
  ({ token } = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true }));
});

const list = async (auxtype: HeatingKind, of = token) =>
  (await at.world.call(listHeatings, { token: of, params: { auxtype } })).result.values;
const create = (auxtype: HeatingKind, body: object) =>
  at.world.call(createHeating, { token, params: { auxtype }, body });
const save = (auxtype: HeatingKind, id: number, body: object) =>
  at.world.call(updateHeating, { token, params: { auxtype, id }, body });
const remove = (auxtype: HeatingKind, id: number) =>
  at.world.call(deleteHeating, { token, params: { auxtype, id } });
const choices = async () => (await at.world.call(listHeatingChoices, { token })).result.values;
const coded = async (auxtype: HeatingKind, code: string) =>
  (await list(auxtype)).find((row) => row.code === code);

describe('the lists of heating of a new client', () => {
  test('hold what the portal gives, in an order, and everybody of the client reads them', async () => {
    const types = await list('types', at.user.token);
    expect(types.map(({ code }) => code)).toEqual([
      'LITINA',
      'OCEL',
      'DESKA',
      'KONVEKTOR',
      'ZEBRIK',
      'PODLAHA',
    ]);
    expect(types.every(({ is_system, value }) => is_system && value === null)).toBe(true);
    expect((await list('indicators')).map(({ code }) => code)).toContain('ITN2');
    expect(await list('rooms')).toMatchObject([
      { value: 1 },
      { value: 0.2 },
      { value: 0.1 },
      { value: 0 },
    ]);
  });
});

describe('a row of the client’s own', () => {
  test.each([
    ['positions', { code: 'SEVER', name: 'Severní roh', value: 0.905 }],
    ['rooms', { code: 'TRUBKY', name: 'Prochází stoupačky', value: 0.7105 }],
    ['makers', { code: 'VZOR', name: 'Výrobce Vzor' }],
    ['indicators', { code: 'RADIO', name: 'Rádiový indikátor' }],
  ] as const)('of %s is kept with its exact value and its time', async (auxtype, fields) => {
    const time = { valid_from: '2024-01-01', valid_to: '2030-12-31' };
    const { status, result } = await create(auxtype, { ...fields, ...time });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      ...fields,
      ...time,
      is_system: false,
      hidden: false,
      version: 1,
    });
    expect((await list(auxtype)).at(-1)).toEqual(result);
  });

  test.each([
    ['positions', { value: null }, 'value', 'Toto pole je povinné'],
    ['positions', { value: 0.9051 }, 'value', 'Zadejte nejvýše tři desetinná místa'],
    ['rooms', { value: 0.71055 }, 'value', 'Zadejte nejvýše čtyři desetinná místa'],
    ['rooms', { value: -1 }, 'value', 'Zadejte kladnou hodnotu'],
    ['types', { value: 1 }, 'value', 'Tento seznam hodnoty nemá'],
    ['makers', { name: '' }, 'name', 'Toto pole je povinné'],
    [
      'makers',
      { valid_from: '2024-02-01', valid_to: '2024-01-31' },
      'valid_to',
      'Konec platnosti nesmí být dříve než její začátek',
    ],
  ] as const)('of %s is refused with %j', async (auxtype, fields, field, message) => {
    const { status, error } = await create(auxtype, { code: 'X', name: 'X', ...fields });
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
  });

  test('has a code that no other row of the list has', async () => {
    expect((await create('types', { code: 'LITINA', name: 'x' })).error.errorCode).toBe(66020409);
    expect((await create('makers', { code: 'LITINA', name: 'x' })).status).toBe(200);
  });

  test('is changed, hidden and shown; a newer one is answered by 409 and as it stands', async () => {
    const { heating_item_id: id } = (await create('makers', { code: 'A', name: 'A' })).result;
    const saved = await save('makers', id, { name: 'Nový název', hidden: true, version: 1 });
    expect(saved.result).toMatchObject({ name: 'Nový název', hidden: true, version: 2 });
    const { status, error } = await save('makers', id, { name: 'Jiný', version: 1 });
    expect([status, error.current]).toEqual([409, saved.result]);
  });

  test('tells who changed it', async () => {
    const { heating_item_id } = (await create('makers', { code: 'A', name: 'A' })).result;
    await save('makers', heating_item_id, { name: 'B' });
    const { result } = await at.world.call(listClientRecordHistory, {
      token: at.user.token,
      params: { record_type: 'heating_items', record_id: heating_item_id },
    });
    expect(result.values[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'name', old_value: 'A', new_value: 'B' }],
    });
    const far = await at.world.makeUser();
    const foreign = await at.world.call(listClientRecordHistory, {
      token: far.token,
      params: { record_type: 'heating_items', record_id: heating_item_id },
    });
    expect(foreign.status).toBe(404);
  });

  test('is not found in another list, nor by another client', async () => {
    const { heating_item_id } = (await create('makers', { code: 'A', name: 'A' })).result;
    expect((await save('types', heating_item_id, { name: 'B' })).status).toBe(404);
    const far = await at.world.makeUser({ is_client_admin: true });
    const params = { auxtype: 'makers', id: heating_item_id };
    const foreign = await at.world.call(updateHeating, { token: far.token, params, body: {} });
    expect(foreign.status).toBe(404);
    expect((await list('makers', far.token)).some(({ code }) => code === 'A')).toBe(false);
  });

  test('is not made after the licence has ended', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2020-01-31' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await create('makers', { code: 'A', name: 'A' })).error.errorCode).toBe(63002409);
  });
});

describe('a row of the portal', () => {
  test('may be hidden and ordered, not renamed or deleted', async () => {
    const row = await coded('types', 'DESKA');
    const id = row?.heating_item_id ?? 0;
    expect((await save('types', id, { name: 'Jiné' })).error.errorCode).toBe(66022409);
    expect((await remove('types', id)).error.errorCode).toBe(66022409);
    const same = await save('types', id, { name: row?.name, hidden: true });
    expect(same.result).toMatchObject({ name: 'Deskové', hidden: true });
  });
});

describe('the order of a list', () => {
  test.each(['types', 'indicators'] as const)('of %s is that of the ids given', async (auxtype) => {
    const ids = (await list(auxtype)).map((row) => row.heating_item_id).toReversed();
    const ordered = await at.world.call(orderHeatings, {
      token,
      params: { auxtype },
      body: { ids },
    });
    expect(ordered.result.values.map((row) => row.heating_item_id)).toEqual(ids);
    expect(ordered.result.values[0]?.item_order).toBe(10);
  });

  test('is refused with a row of another list, and nothing moves', async () => {
    const before = await list('types');
    const foreign = (await list('makers'))[0]?.heating_item_id ?? 0;
    const ids = [foreign, ...before.map((row) => row.heating_item_id).toReversed()];
    const { status } = await at.world.call(orderHeatings, {
      token,
      params: { auxtype: 'types' },
      body: { ids },
    });
    expect([status, await list('types')]).toEqual([404, before]);
  });
});

describe('what uses a row', () => {
  async function furnish(element: Record<string, unknown>): Promise<void> {
    const { db } = at.world;
    const house = await addBuildingRow(db, at.unit, {
      heating_indicator_id: await at.indicatorId(at.unit.client_id),
    });
    const flat = await addSpaceRow(db, at.unit, house.pasport_id, { space_number: '1' });
    await addRoomRow(db, at.unit, flat.pasport_id, { countable_coefficient: 0.2 });
    await addElementRow(db, at.unit, house.pasport_building_id, element);
  }

  test('are elements of the same words or value, rooms of the same coefficient, buildings by the id', async () => {
    await create('positions', { code: 'S', name: 'Sever', value: 0.9 });
    await furnish({
      element_type: 'litinové článkové',
      maker: 'Ista',
      indicator_maker: 'Techem',
      indicator_type: 'Elektronický indikátor jednočidlový',
      coefficient_position: 0.9,
    });
    const none = { used_buildings: 0, used_elements: 0, used_rooms: 0 };
    expect(await coded('types', 'LITINA')).toMatchObject({ ...none, used_elements: 1 });
    expect(await coded('types', 'OCEL')).toMatchObject(none);
    expect(await coded('makers', 'ISTA')).toMatchObject({ ...none, used_elements: 1 });
    expect(await coded('makers', 'TECHEM')).toMatchObject({ ...none, used_elements: 1 });
    expect(await coded('positions', 'S')).toMatchObject({ ...none, used_elements: 1 });
    expect(await coded('rooms', 'SOUSED2')).toMatchObject({ ...none, used_rooms: 1 });
    expect(await coded('indicators', 'ITN2')).toMatchObject({ ...none, used_buildings: 1 });
    expect(await coded('indicators', 'ITN1')).toMatchObject({ ...none, used_elements: 1 });
  });

  test('keeps it from being deleted, and is named; an unused one is deleted', async () => {
    const own = (await create('makers', { code: 'VZOR', name: 'Článek Vzor' })).result;
    await furnish({ maker: 'Článek Vzor', element_type: 'Deskové' });
    const { status, error } = await remove('makers', own.heating_item_id);
    expect([status, error.errorMsg]).toEqual([
      409,
      'Záznam nelze smazat, používá ho 1 otopné těleso.',
    ]);
    const free = (await create('makers', { code: 'NIC', name: 'Nikdo' })).result;
    expect((await remove('makers', free.heating_item_id)).status).toBe(200);
    expect(await coded('makers', 'NIC')).toBeUndefined();
  });

  test('follows it to a new name, but not while another row has the former one', async () => {
    const own = (await create('makers', { code: 'VZOR', name: 'Vzor' })).result;
    await furnish({ maker: 'vzor', indicator_maker: 'Vzor', element_type: 'Vzor' });
    const { far } = await at.neighbours();
    const house = await addBuildingRow(at.world.db, far);
    await addElementRow(at.world.db, far, house.pasport_building_id, { maker: 'Vzor' });
    const rename = (name: string) => save('makers', own.heating_item_id, { name });
    expect((await rename('Vzor a syn')).result).toMatchObject({ used_elements: 1 });
    const words = async () =>
      (
        await at.world.db.owner.query<Record<string, string>>(
          `select element_type, maker, indicator_maker, version from pasport_building_elements
            where client_id in ($1, $2) order by client_id`,
          [at.unit.client_id, far.client_id],
        )
      ).rows.map((row) => Object.values(row));
    const followed = [
      ['Vzor', 'Vzor a syn', 'Vzor a syn', 2],
      ['Deskové', 'Vzor', '', 1],
    ];
    expect(await words()).toEqual(followed);
    await create('makers', { code: 'VZOR2', name: 'vzor a syn' });
    await rename('Jiný');
    expect(await words()).toEqual(followed);
  });

  test('is of the client alone', async () => {
    const { far } = await at.neighbours();
    const house = await addBuildingRow(at.world.db, far);
    await addElementRow(at.world.db, far, house.pasport_building_id, { maker: 'ista' });
    expect(await coded('makers', 'ISTA')).toMatchObject({ used_elements: 0 });
  });
});

describe('what is offered while a heating element is entered', () => {
  test('are the rows that hold today and are not hidden', async () => {
    at.world.setNow('2026-01-15T12:00:00Z');
    const positions = [
      { code: 'A', name: 'Dnes', value: 0.9, valid_from: '2026-01-15', valid_to: '2026-01-15' },
      { code: 'B', name: 'Včera', value: 0.8, valid_to: '2026-01-14' },
      { code: 'C', name: 'Zítra', value: 0.7, valid_from: '2026-01-16' },
      { code: 'D', name: 'Skrytá', value: 0.6, hidden: true },
    ];
    for (const body of positions) expect((await create('positions', body)).status).toBe(200);
    const offered = (await choices()).filter(({ auxtype }) => auxtype === 'positions');
    expect(offered).toEqual([
      { auxtype: 'positions', name: 'Běžná poloha', value: 1 },
      { auxtype: 'positions', name: 'Dnes', value: 0.9 },
    ]);
  });
});
