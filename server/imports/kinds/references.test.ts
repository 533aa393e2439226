import { describe, expect, test } from 'vitest';
import { grouped } from '#server/core/time/grouped.ts';
import { cityOf, referred, sameBuilding, type KnownBuildings } from './building-known.ts';
import { buildingIndex } from './building-index.ts';
import type { KnownSpaces } from './space-known.ts';
import { resolveSpace } from './space-references.ts';
import { typeIndex } from './space-types.ts';

describe('the words of a row on a space', () => {
  const floor = (pasport_floor_id: number, level: number, code: string, name: string) => ({
    pasport_floor_id,
    pasport_id: 1,
    floor: level,
    code,
    name,
  });
  const known = (): KnownSpaces => ({
    building: buildingIndex([
      {
        pasport_id: 1,
        pasport_name: 'Lipová 12',
        street: '',
        registry_number: '',
        house_number: '',
        street_full: '',
        city_name: '',
      },
    ]),
    spaces: new Map(),
    types: typeIndex(
      [5, 6].map((pasport_type_id) => ({
        pasport_type_id,
        code: 'BYT',
        name: 'Byt',
        space_kind: 'flat',
      })),
    ),
    usualType: undefined,
    floors: new Map([
      [1, [floor(11, 1, '1NP', 'přízemí'), floor(12, 2, '2NP', ''), floor(13, 4, 'P', 'Půda')]],
    ]),
    newFloors: new Map(),
    lastOrders: new Map(),
  });

  test('lead to a building, a type and a floor', () => {
    const values = { building: 'lipova 12', pasport_type: 'BYT', floor: '1. patro' };
    expect(resolveSpace(values, known())).toEqual({
      faults: [],
      buildingId: 1,
      references: { pasport_type_id: 5, pasport_floor_id: 12 },
      newFloor: undefined,
    });
    expect(resolveSpace({}, known())).toEqual({
      faults: [],
      buildingId: undefined,
      references: {},
      newFloor: undefined,
    });
  });

  test.each([
    ['1NP', 11],
    ['Přízemí', 11],
    ['půda', 13],
    ['p', 13],
    ['4. NP', 13],
    ['2', 12],
  ])('find the floor %j by its code, its name or its level', (text, id) => {
    const values = { building: 'Lipová 12', floor: text };
    expect(resolveSpace(values, known()).references).toEqual({ pasport_floor_id: id });
  });

  test('make a floor that the building lacks, one for all its rows', () => {
    const all = known();
    const one = resolveSpace({ building: 'Lipová 12', floor: '3. NP' }, all);
    const made = { pasport_id: 1, floor: 3, code: '3NP', name: '3. nadzemní podlaží', comment: '' };
    expect([one.newFloor, one.references]).toEqual([made, {}]);
    expect(resolveSpace({ building: 'Lipová 12', floor: '2. patro' }, all).newFloor).toBe(
      one.newFloor,
    );
    expect(resolveSpace({ building: 'Lipová 12', floor: '20. PP' }, all).newFloor?.floor).toBe(-20);
    expect([...all.newFloors.keys()]).toEqual(['1/3', '1/-20']);
  });

  test('that lead nowhere are told at their columns', () => {
    const values = { building: 'Lipová 12', pasport_type: 'Věž', floor: 'podkroví' };
    const FLOOR = 'Takové podlaží dům nemá; uveďte například 2. NP nebo 1. PP';
    expect(resolveSpace(values, known()).faults).toEqual([
      { field: 'pasport_type', message: 'Typ prostoru v číselníku není' },
      { field: 'floor', message: FLOOR },
    ]);
    expect(resolveSpace({ building: 'Lipová 12', floor: '21. PP' }, known()).faults).toEqual([
      { field: 'floor', message: FLOOR },
    ]);
    expect(resolveSpace({ building: 'Jinde', floor: 'podkroví' }, known()).faults).toEqual([
      { field: 'building', message: 'Dům s tímto názvem nebo adresou v jednotce není' },
    ]);
  });
});

describe('the words of a row on a building', () => {
  const city = (city_id: number, name: string, zips: string[]) => ({ city_id, name, zips });
  const row = (pasport_id: number, pasport_name: string, street_full: string) =>
    ({ pasport_id, pasport_name, street_full }) as never;
  const known = {
    byName: new Map([
      ['lipova', [row(1, 'Lipová', '')]],
      ['dvakrat', [row(2, '', ''), row(3, '', '')]],
    ]),
    byStreet: new Map([
      ['lipova 12', [row(1, '', '')]],
      ['dlouha 7', [row(2, '', ''), row(3, '', '')]],
    ]),
    groups: new Map([
      ['sidliste', [{ pasport_id: 9 }]],
      ['dve', [{ pasport_id: 8 }, { pasport_id: 7 }]],
    ]),
    indicators: new Map([['pomer', [{ key: 'pomer', id: 4 }]]]),
    cities: grouped(
      [
        city(1, 'brno', ['602 00']),
        city(2, 'lhota', ['100 01']),
        city(3, 'lhota', ['100 02']),
        city(4, 'lhota', ['100 02']),
      ],
      ({ name }) => name,
    ),
  } as unknown as KnownBuildings;

  test.each([
    [{}, {}],
    [{ city_name: 'BRNO' }, { city_id: 1, city_name: 'brno' }],
    [
      { city_name: 'Brno', zip: '999 99' },
      { city_id: 1, city_name: 'brno' },
    ],
    [{ city_name: 'Lhota' }, { city_id: null, city_name: 'Lhota' }],
    [
      { city_name: 'Lhota', zip: '100 01' },
      { city_id: 2, city_name: 'lhota' },
    ],
    [
      { city_name: 'Lhota', zip: '100 02' },
      { city_id: null, city_name: 'Lhota' },
    ],
    [{ city_name: 'Nikde' }, { city_id: null, city_name: 'Nikde' }],
  ])('%j are the city %j', (values, found) => {
    expect(cityOf(values, known)).toEqual(found);
  });

  test('lead to a group and an indicator, or are told at their columns', () => {
    expect(referred({ group: 'Sídliště', heating_indicator: 'Poměr' }, known)).toEqual({
      faults: [],
      parent_id: 9,
      heating_indicator_id: 4,
    });
    expect(referred({}, known).faults).toEqual([]);
    const GROUP = { field: 'group', message: 'Skupina domů s tímto názvem v jednotce není' };
    expect(referred({ group: 'Dvě' }, known).faults).toEqual([GROUP]);
    expect(referred({ group: 'Žádná', heating_indicator: 'Žádný' }, known).faults).toEqual([
      GROUP,
      { field: 'heating_indicator', message: 'Indikátor topení v číselníku není' },
    ]);
  });

  test('tell of a building by its name, otherwise by its street', () => {
    const MORE = 'Takových domů je v jednotce více';
    const id = (values: object) => {
      const { building, faults } = sameBuilding(values, known);
      return [building?.pasport_id, ...faults];
    };
    expect(id({ pasport_name: 'LIPOVÁ', street: 'Dlouhá', house_number: '7' })).toEqual([1]);
    expect(id({ street: 'Lipová', house_number: '12' })).toEqual([1]);
    expect(id({ pasport_name: 'Nová' })).toEqual([undefined]);
    expect(id({ street: 'Nová' })).toEqual([undefined]);
    expect(id({ pasport_name: 'Dvakrát' })).toEqual([
      undefined,
      { field: 'pasport_name', message: MORE },
    ]);
    expect(id({ street: 'Dlouhá', house_number: '7' })).toEqual([
      undefined,
      { field: 'street', message: MORE },
    ]);
  });
});
