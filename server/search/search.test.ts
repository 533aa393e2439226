import { beforeEach, describe, expect, test } from 'vitest';
import { search } from '#contract/search.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { spaceWordsOf, symbolOf, wordsOf } from './search.service.ts';

const scene = unitWorld();

let house: number;
beforeEach(async () => {
  scene.world.setNow('2024-06-15T10:00:00Z');
  house = await addHouse({ pasport_name: 'Žižkova 5', street: 'Žižkova', registry_number: '1444' });
});

async function addHouse(columns: Record<string, unknown>, unit: UnitOfClient = scene.unit) {
  return (await addBuildingRow(scene.world.db, unit, columns)).pasport_id;
}
const addPerson = (columns: Record<string, unknown>, unit: UnitOfClient = scene.unit) =>
  addAddressRow(scene.world.db, unit, columns);
const addSpace = (columns: Record<string, unknown>, parent = house) =>
  addSpaceRow(scene.world.db, scene.unit, parent, {
    pasport_name: `Byt ${String(columns['space_number'])}`,
    ...columns,
  });

async function find(q: string, all_units: '0' | '1' = '0') {
  const { status, result } = await scene.world.call(search, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    query: { q, all_units },
  });
  expect(status).toBe(200);
  return result.values;
}
const titles = async (q: string, kind: string, all_units: '0' | '1' = '0') =>
  (await find(q, all_units)).filter((row) => row.kind === kind).map((row) => row.title);

describe('the search over everything', () => {
  test('finds units of the client by both names, the inactive ones last', async () => {
    const { client_id } = scene.unit;
    await scene.world.makeUnit(client_id, {
      name: 'Říční dům',
      full_name: 'Obytný celek',
      active: false,
    });
    const { unit_id } = await scene.world.makeUnit(client_id, {
      name: 'SVJ Lípa',
      full_name: 'Společenství Na říčce',
    });
    expect((await find('ric')).map(({ title, detail }) => [title, detail])).toEqual([
      ['SVJ Lípa', 'Společenství Na říčce'],
      ['Říční dům', 'Neaktivní · Obytný celek'],
    ]);
    expect((await find('na říčce'))[0]).toEqual({
      kind: 'unit',
      unit_id,
      unit_name: 'SVJ Lípa',
      id: unit_id,
      title: 'SVJ Lípa',
      detail: 'Společenství Na říčce',
    });
  });

  test('finds buildings by name and by street with its numbers', async () => {
    const { pasport_building_id: id } = await addBuildingRow(scene.world.db, scene.unit, {
      pasport_name: 'Věžák',
      street: 'Příčná',
      registry_number: '77',
      house_number: '3',
      city_name: 'Kladno',
    });
    expect(await titles('vezak', 'building')).toEqual(['Věžák']);
    expect(await titles('PRICNA 77/3', 'building')).toEqual(['Věžák']);
    expect((await find('věžák')).find((row) => row.kind === 'building')).toMatchObject({
      id,
      unit_id: scene.unit.unit_id,
      detail: 'Příčná 77/3 · Kladno',
    });
    expect(await titles('vezak jina', 'building')).toEqual([]);
  });

  test('finds spaces by number and name, the very number first, and tells who uses them today', async () => {
    const { pasport_id, pasport_space_id } = await addSpace({ space_number: '12' });
    await addSpace({ space_number: '112' });
    await addSpace({ space_number: '7', pasport_name: 'Kočárkárna' });
    const user = await addPerson({ last_name: 'Nová', first_name: 'Jana' });
    const past = await addPerson({ last_name: 'Dávný' });
    const of = (address_id: number) => ({ pasport_id, address_id });
    await addRelationRow(scene.world.db, scene.unit, 'tenant', {
      ...of(past),
      valid_to: '2024-06-14',
    });
    await addRelationRow(scene.world.db, scene.unit, 'tenant', {
      ...of(user),
      valid_from: '2024-06-15',
    });
    expect(await titles('12', 'space')).toEqual(['Byt 12', 'Byt 112']);
    expect(await titles('kocar', 'space')).toEqual(['Kočárkárna']);
    expect((await find('byt 12')).find((row) => row.kind === 'space')).toMatchObject({
      id: pasport_space_id,
      detail: 'č. 12 · Žižkova 5 · Nová Jana',
    });
  });

  test('tells spaces of houses apart by the words of the house, which alone find no space', async () => {
    await addSpace({ space_number: '12' });
    await addSpace(
      { space_number: '12' },
      await addHouse({ pasport_name: 'Dům B', street: 'Nová' }),
    );
    expect(await titles('zizkova 12', 'space')).toHaveLength(1);
    expect(await titles('1444 12', 'space')).toHaveLength(1);
    expect(await titles('12 nova', 'space')).toHaveLength(1);
    expect(await titles('zizkova', 'space')).toEqual([]);
  });

  test('finds persons and firms by name in any order, e-mail, phone and business id', async () => {
    const id = await addPerson({
      last_name: 'Řehořová',
      first_name: 'Šárka',
      email: 'sarka.r@example.cz',
      phone: '+420 777 123 456',
      street: 'Lípová 5',
      city: 'Kladno',
    });
    await addPerson({
      address_type: 'company',
      last_name: '',
      company_name: 'Teplárna Kladno',
      business_id: '27082440',
    });
    for (const q of ['šárka řehořová', 'rehor', 'sarka.r@', '777123456', '+420777', '777 123'])
      expect([q, await titles(q, 'person')]).toEqual([q, ['Řehořová Šárka']]);
    expect(await titles('2708', 'person')).toEqual(['Teplárna Kladno']);
    expect((await find('rehor'))[0]).toEqual({
      kind: 'person',
      unit_id: scene.unit.unit_id,
      unit_name: expect.any(String),
      id,
      title: 'Řehořová Šárka',
      detail: 'sarka.r@example.cz · +420 777 123 456 · Lípová 5, Kladno',
    });
    expect(await titles('rehor petr', 'person')).toEqual([]);
  });

  test('finds variable symbols by their beginning, with who pays by them', async () => {
    const { pasport_id, pasport_space_id } = await addSpace({
      space_number: '3',
      variable_symbol: '2024010003',
    });
    await addSpace({ space_number: '4', variable_symbol: '9920240100' });
    const address_id = await addPerson({ last_name: 'Nová' });
    await addRelationRow(scene.world.db, scene.unit, 'tenant', { pasport_id, address_id });
    expect((await find('20240')).filter((row) => row.kind === 'symbol')).toEqual([
      {
        kind: 'symbol',
        unit_id: scene.unit.unit_id,
        unit_name: expect.any(String),
        id: pasport_space_id,
        title: '2024010003',
        detail: 'Nová · Byt 3 · Žižkova 5',
      },
    ]);
    expect(await titles('2024 0100 03', 'symbol')).toEqual(['2024010003']);
  });

  test('puts hidden records last and marks them', async () => {
    await addPerson({ last_name: 'Adamec', hidden: true });
    await addPerson({ last_name: 'Zadamec' });
    const closed = await addHouse({ pasport_name: 'Adamcova 1', hidden: true });
    await addHouse({ pasport_name: 'Z Adamcovy 2' });
    await addSpace({ space_number: '21' }, closed);
    await addSpace({ space_number: '211', hidden: true });
    await addSpace({ space_number: '2111' });
    const marks = async (q: string, kind: string) =>
      (await find(q))
        .filter((row) => row.kind === kind)
        .map((row) => [row.title, row.detail.startsWith('Skryto')]);
    expect(await marks('adam', 'person')).toEqual([
      ['Zadamec', false],
      ['Adamec', true],
    ]);
    expect(await marks('adam', 'building')).toEqual([
      ['Z Adamcovy 2', false],
      ['Adamcova 1', true],
    ]);
    expect(await marks('21', 'space')).toEqual([
      ['Byt 2111', false],
      ['Byt 21', true],
      ['Byt 211', true],
    ]);
  });

  test('puts names that begin with what was typed before the others', async () => {
    for (const last_name of ['Antonín', 'Toník', 'Tonička']) await addPerson({ last_name });
    expect(await titles('ton', 'person')).toEqual(['Tonička', 'Toník', 'Antonín']);
  });

  test('tells at most eight of each kind', async () => {
    for (let at = 10; at < 20; at += 1) {
      await addPerson({ last_name: `Osmý ${at}` });
      await addSpace({ space_number: `8${at}`, variable_symbol: `8${at}` });
    }
    expect(await titles('osmy', 'person')).toHaveLength(8);
    expect(await titles('81', 'space')).toHaveLength(8);
    expect(await titles('81', 'symbol')).toHaveLength(8);
  });

  test('goes over all units of the client when it is asked to, never over a foreign one', async () => {
    const { near, far } = await scene.neighbours();
    for (const unit of [near, far]) {
      await addPerson({ last_name: 'Vzdálená' }, unit);
      await addHouse({ pasport_name: 'Vzdálená 1' }, unit);
    }
    expect(await find('vzdalena')).toEqual([]);
    const found = await find('vzdalena', '1');
    expect(found.map(({ kind, unit_id }) => [kind, unit_id])).toEqual([
      ['building', near.unit_id],
      ['person', near.unit_id],
    ]);
    const { status } = await scene.world.call(search, {
      token: scene.user.token,
      params: { unit_id: far.unit_id },
      query: { q: 'vzdalena', all_units: '1' },
    });
    expect(status).toBe(404);
  });

  test('puts the unit in which one works before the others, and hidden records still last', async () => {
    const { near } = await scene.neighbours();
    await addHouse({ pasport_name: 'Alejová 1' }, near);
    await addHouse({ pasport_name: 'Nová Alejová 2' });
    await addPerson({ last_name: 'Alejová', first_name: 'Ada' }, near);
    await addPerson({ last_name: 'Alejová', first_name: 'Eva' });
    await addPerson({ last_name: 'Alejová', first_name: 'Běla', hidden: true });
    expect(await titles('alej', 'building', '1')).toEqual(['Nová Alejová 2', 'Alejová 1']);
    expect(await titles('alej', 'person', '1')).toEqual([
      'Alejová Eva',
      'Alejová Ada',
      'Alejová Běla',
    ]);
  });

  test('finds a person by the name as a letter writes it, titles included', async () => {
    await addPerson({
      last_name: 'Novák ml.',
      first_name: 'Jan',
      title_before: 'Ing.',
      title_after: 'CSc.',
    });
    for (const q of ['Ing. Jan Novák ml., CSc.', 'novak ml. ing. jan', 'Novák Jan Ing', 'jan csc'])
      expect([q, await titles(q, 'person')]).toEqual([q, ['Novák ml. Jan']]);
  });

  test('finds a space by its kind and number, however it is named', async () => {
    await addSpace({ space_number: '9', pasport_name: 'Jednotka 1445/9' });
    await addSpace({ space_number: '19', pasport_name: 'Byt 19' });
    expect((await titles('byt 9', 'space'))[0]).toBe('Jednotka 1445/9');
    expect((await titles('byt c. 9', 'space'))[0]).toBe('Jednotka 1445/9');
  });

  test.each(['', ' ', 'a', ' 1 '])('finds nothing for %j', async (q) => {
    await addPerson({ last_name: 'Adamová 1' });
    expect(await find(q)).toEqual([]);
  });

  test.each(['%%', '__', '\\\\', "'; --", '\u0301\u0301', '+ +'])(
    'takes %j for what it is',
    async (q) => {
      await addPerson({ last_name: 'Adamová' });
      expect(await titles(q, 'person')).toEqual([]);
    },
  );
});

describe('what was typed', () => {
  test('is compared by its words without case and diacritics, each once', () => {
    expect(wordsOf('  Jan  NOVÁK jan +420777 ')).toEqual(['jan', 'novak', '420777']);
    expect(wordsOf(' ')).toEqual([]);
  });

  test('of a space has no word for the number itself, unless it is all', () => {
    expect(spaceWordsOf(['byt', 'c.', '9'])).toEqual(['byt', '9']);
    expect(spaceWordsOf(['c.'])).toEqual(['c.']);
  });

  test('may be a variable symbol when it is digits alone', () => {
    expect(symbolOf('2024 0012')).toBe('20240012');
    expect([symbolOf('12a'), symbolOf('12345678901'), symbolOf('')]).toEqual([null, null, null]);
  });
});
