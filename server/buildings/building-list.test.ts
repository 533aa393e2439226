import { describe, expect, test } from 'vitest';
import { browseBuildings, getBuilding, listPasportChoices } from '#contract/pasports/buildings.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const browse = (show_hidden: '0' | '1' = '0', city_id = 0) =>
  at.world.call(browseBuildings, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden, city_id },
  });
const names = async (...asked: Parameters<typeof browse>) =>
  (await browse(...asked)).result.values.map((one) => one.pasport_name);
const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const group = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns, 'group');

describe('the list of buildings', () => {
  test('follows the order of groups, then of buildings, then streets in Czech', async () => {
    const second = await group({ pasport_name: 'Druhá', pasport_order: 20 });
    const first = await group({ pasport_name: 'První', pasport_order: 10 });
    const add = (street: string, parent_id: number | null, pasport_order: number) =>
      building({ pasport_name: street, street, parent_id, pasport_order });
    await add('bez skupiny', null, 1);
    await add('ve druhé', second.pasport_id, 1);
    for (const street of ['Žitná', 'Chelčického', 'Hálkova 10', 'Hálkova 9', 'Čapkova'])
      await add(street, first.pasport_id, 5);
    await add('Žižkova', first.pasport_id, 1);
    expect(await names()).toEqual([
      'Žižkova',
      'Čapkova',
      'Hálkova 9',
      'Hálkova 10',
      'Chelčického',
      'Žitná',
      've druhé',
      'bez skupiny',
    ]);
  });

  test('counts shown flats and other spaces of each building', async () => {
    const { pasport_id, pasport_building_id } = await building({ pasport_name: 'A' });
    await building({ pasport_name: 'B' });
    for (const typeCode of ['BYT', 'BYT', 'SKLEP'])
      await addSpaceRow(at.world.db, at.unit, pasport_id, {}, typeCode);
    await addSpaceRow(at.world.db, at.unit, pasport_id, { hidden: true });
    const { result } = await browse();
    const counts = result.values.map((one) => [one.flats_count, one.spaces_count]);
    expect(counts).toEqual([
      [2, 1],
      [0, 0],
    ]);
    const { result: alone } = await at.world.call(getBuilding, at.of(pasport_building_id));
    expect(result.values[0]).toEqual(alone);
  });

  test('leaves hidden ones out unless they are asked for, and counts them either way', async () => {
    const { pasport_id: parent_id } = await group({ hidden: true });
    await group();
    await building({ pasport_name: 'A', parent_id });
    await building({ pasport_name: 'B', hidden: true });
    await building({ pasport_name: 'C' });
    const counts = { buildings_groups: 2, hidden_buildings: 2 };
    expect((await browse()).result).toMatchObject({ values: [{ pasport_name: 'C' }], ...counts });
    expect((await browse('1')).result).toMatchObject({
      values: [
        { pasport_name: 'A', hidden: false, parent_hidden: true },
        { pasport_name: 'B', hidden: true, parent_hidden: false },
        { pasport_name: 'C', hidden: false, parent_hidden: false },
      ],
      ...counts,
    });
  });

  test('is of one city when a city is chosen', async () => {
    const brno = await at.cityId('582786');
    await building({ pasport_name: 'Brno', city_id: brno });
    await building({ pasport_name: 'Praha', city_id: await at.cityId('554782') });
    await building({ pasport_name: 'nikde' });
    expect(await names('0', brno)).toEqual(['Brno']);
    expect(await names('0', 0)).toHaveLength(3);
    expect(await names('0', 2_000_000_000)).toEqual([]);
  });

  test('of an empty unit is empty', async () => {
    expect((await browse()).result).toEqual({
      values: [],
      buildings_groups: 0,
      hidden_buildings: 0,
    });
  });

  test('has nothing of another unit and is not of a foreign one', async () => {
    const { near, far } = await at.neighbours();
    await building({}, near);
    await building({}, far);
    expect(await names('1')).toEqual([]);
    for (const unit_id of [far.unit_id, 2_000_000_000]) {
      const params = { unit_id, show_hidden: '1', city_id: 0 };
      const { status } = await at.world.call(browseBuildings, { token: at.user.token, params });
      expect(status).toBe(404);
    }
  });

  test('takes no more statements for a hundred buildings than for none', async () => {
    let count = 0;
    at.world.db.database.watchStatements({ slowerThan: -1, slow: () => (count += 1) });
    const statements = async () => {
      count = 0;
      const { result } = await browse();
      return [result.values.length, count];
    };
    // Whoever asks the first time is asked who he is before.
    await browse();
    const [none, few] = await statements();
    for (let number = 0; number < 100; number += 1) await building();
    expect([none, await statements()]).toEqual([0, [100, few]]);
    expect(few).toBeGreaterThan(1);
  });
});

describe('the choices of forms', () => {
  test('are types and indicators that are not hidden, and the cities of the unit', async () => {
    const { client_id, unit_id } = at.unit;
    await at.world.db.owner.query(
      "update pasport_types set hidden = true where client_id = $1 and code = 'SKLEP'",
      [client_id],
    );
    const { near } = await at.neighbours();
    await building({ city_id: await at.cityId('554782') }, near);
    const brno = await at.cityId('582786');
    for (const city_id of [brno, brno, null]) await building({ city_id });
    const call = { token: at.user.token, params: { unit_id } };
    const { result } = await at.world.call(listPasportChoices, call);
    const types = result.pasport_types.map(({ code }) => code);
    expect(types.slice(0, 2)).toEqual(['BYT', 'ATELIER']);
    expect(types).not.toContain('SKLEP');
    expect(result.heating_indicators[0]).toMatchObject({ code: 'BEZ', name: 'Bez indikátorů' });
    expect(result.used_city_ids).toEqual([brno]);
  });
});
