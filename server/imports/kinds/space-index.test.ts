import { describe, expect, test } from 'vitest';
import { spaceIndex } from './space-index.ts';

const house = (pasport_id: number, over: object = {}) => ({
  pasport_id,
  pasport_name: `Dům ${pasport_id}`,
  street: 'Lipová',
  registry_number: '1444',
  house_number: '12',
  street_full: 'Lipová 1444/12',
  city_name: 'Brno',
  ...over,
});
const space = (pasport_id: number, parent_id: number, space_number: string, symbol = '') => ({
  pasport_id,
  parent_id,
  space_number,
  variable_symbol: symbol,
});

const houses = [
  house(1),
  house(2, { street: 'Dlouhá', street_full: 'Dlouhá 7', registry_number: '7', house_number: '' }),
  house(3, {
    pasport_name: 'Dlouhá 7',
    street: 'Krátká',
    street_full: 'Krátká 3/1',
    registry_number: '3',
    house_number: '1',
  }),
];
const find = spaceIndex(houses, [
  space(11, 1, '1', '100'),
  space(12, 1, 'G 2', '200'),
  space(13, 1, 'g2 '),
  space(21, 2, '1', '300'),
  space(22, 2, '9', '300'),
  space(23, 2, '8'),
  space(31, 3, '5'),
  space(14, 1, '6'),
  space(15, 1, '6'),
]);
const told = (name: Parameters<typeof find>[0]) => {
  const found = find(name);
  return 'record' in found ? found.record.pasport_id : `${found.field}: ${found.fault}`;
};

describe('a space is found', () => {
  test.each([
    ['Dům 1', 11],
    ['dum 1', 11],
    ['Lipová 1444/12', 11],
    ['Lipová 1444', 11],
    ['Lipová 12', 11],
    ['Lipová 12, Brno', 11],
    ['Lipová 1444/12 Brno', 11],
    ['Dům 2', 21],
    ['Dlouhá 7 Brno', 21],
  ])('by its number in the house %j', (building, id) => {
    expect(told({ building, space_number: '1' })).toBe(id);
  });

  test('in the house whose own name it is, before a street that is called so', () => {
    expect(told({ building: 'Dlouhá 7', space_number: '5' })).toBe(31);
  });

  test('by the number alone where it is the only one in the unit', () => {
    expect(told({ space_number: '9' })).toBe(22);
    expect(told({ space_number: ' G  2' })).toBe(12);
  });

  test('by the variable symbol where no number is told', () => {
    expect(told({ variable_symbol: '200' })).toBe(12);
    expect(told({ variable_symbol: '200', space_number: '9' })).toBe(22);
  });

  test.each([
    [{}, 'space_number: Uveďte číslo prostoru'],
    [{ building: 'Dům 1' }, 'space_number: Uveďte číslo prostoru'],
    [
      { building: 'Dům 9', space_number: '1' },
      'building: Dům s tímto názvem nebo adresou v jednotce není',
    ],
    [{ building: 'Dům 1', space_number: '9' }, 'space_number: Prostor s tímto číslem v domě není'],
    [{ building: 'Dům 1', space_number: '6' }, 'space_number: Takových prostorů je v domě více'],
    [{ space_number: '77' }, 'space_number: Prostor s tímto číslem v jednotce není'],
    [{ space_number: '1' }, 'space_number: Toto číslo má v jednotce více prostorů; uveďte dům'],
    [
      { variable_symbol: '999' },
      'variable_symbol: Prostor s tímto variabilním symbolem v jednotce není',
    ],
    [
      { variable_symbol: '300' },
      'variable_symbol: Tento variabilní symbol má více prostorů; uveďte dům a číslo prostoru',
    ],
  ])('never by %j: %s', (name, sentence) => {
    expect(told(name)).toBe(sentence);
  });

  test('never in one of several houses of one name', () => {
    const twice = spaceIndex([house(1), house(2, { pasport_name: 'Dům 1' })], []);
    expect(twice({ building: 'Dům 1', space_number: '1' })).toEqual({
      field: 'building',
      fault: 'Takových domů je v jednotce více; uveďte název domu',
    });
  });
});
