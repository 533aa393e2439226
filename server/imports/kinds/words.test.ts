import { describe, expect, test } from 'vitest';
import { requiredText, text } from '#contract/fields.ts';
import { fieldFaults } from './field-faults.ts';
import { onlyOne } from './found.ts';
import { inFile } from './judgement.ts';
import { differing } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';
import { fullStreet, partedStreet } from './building-street.ts';

describe('a name of a file leads', () => {
  const sentences = { none: 'není', more: 'je jich více' };
  test('to the only record, however often that one is named', () => {
    expect(onlyOne(['a'], sentences)).toEqual({ record: 'a' });
    expect(onlyOne(['a', 'a'], sentences)).toEqual({ record: 'a' });
    expect(onlyOne(undefined, sentences)).toEqual({ fault: 'není' });
    expect(onlyOne([], sentences)).toEqual({ fault: 'není' });
    expect(onlyOne(['a', 'b'], sentences)).toEqual({ fault: 'je jich více', isMany: true });
  });
});

test('a record that an earlier row tells of is refused with the number of that row', () => {
  const repeats = new Repeats();
  expect([repeats.fault('a', 2), repeats.fault('b', 3)]).toEqual([null, null]);
  expect(repeats.fault('a', 4)).toBe('Stejný záznam je už v řádku 2');
  expect(repeats.fault('a', 5)).toBe('Stejný záznam je už v řádku 2');
});

test('a fault of a value that follows from a cell is told at the column of the cell', () => {
  const fields = { first_name: text(3), last_name: requiredText(3) };
  expect(fieldFaults(fields, { first_name: 'Jan', last_name: 'Nov' }, 'name')).toEqual([]);
  expect(fieldFaults(fields, { last_name: '', unknown: 7 }, 'name')).toEqual([
    { field: 'name', message: 'Toto pole je povinné' },
  ]);
});

test('faults of a record are told under the names of its columns in the file', () => {
  const fault = (field: string) => ({ code: 'invalid-input' as const, field, message: 'chyba' });
  expect(inFile([fault('address_id'), fault('note')], { address_id: 'person' })).toEqual([
    { field: 'person', message: 'chyba' },
    { field: 'note', message: 'chyba' },
  ]);
  expect(inFile([fault('note')])).toEqual([{ field: 'note', message: 'chyba' }]);
});

test('only what differs from the stored record is a change', () => {
  expect([...differing({ a: 1, b: 'x', c: null }, { a: 1, b: 'y', d: 2 })]).toEqual(['b', 'd']);
  expect([...differing({ a: 1 }, { a: 1 })]).toEqual([]);
});

test('long work lets others have their turn after each five hundred items', async () => {
  let turns = 0;
  const turn = async () => void (turns += 1);
  const made = await inSlices([...Array(1001).keys()], turn, (item) => item * 2);
  expect([made.length, made[1000], turns]).toEqual([1001, 2000, 2]);
  expect(await inSlices([...Array(500).keys()], turn, String)).toHaveLength(500);
  expect(turns).toBe(2);
});

describe('a street with numbers in one cell', () => {
  test.each([
    ['Lipová 12', { street: 'Lipová', registry_number: '12' }],
    ['Lipová 1444/12', { street: 'Lipová', registry_number: '1444', house_number: '12' }],
    ['Lipová 1444 / 12a', { street: 'Lipová', registry_number: '1444', house_number: '12a' }],
    ['28. října 5', { street: '28. října', registry_number: '5' }],
    ['Lipová', { street: 'Lipová' }],
    ['12', { street: '12' }],
  ])('%j is %j', (street, parts) => {
    expect(partedStreet({ street })).toEqual(parts);
  });

  test('stays whole beside a number of its own column', () => {
    const registry = { street: 'Lipová 12', registry_number: '7' };
    const house = { street: 'Lipová 12', house_number: '7' };
    expect([partedStreet(registry), partedStreet(house)]).toEqual([registry, house]);
    expect(partedStreet({})).toEqual({});
  });

  test('is put together as the database does', () => {
    const numbers = { registry_number: '1444', house_number: '12' };
    expect(fullStreet({ street: 'Lipová', ...numbers })).toBe('Lipová 1444/12');
    expect(fullStreet({ street: 'Lipová', house_number: '12' })).toBe('Lipová 12');
    expect(fullStreet({ street: 'Lipová' })).toBe('Lipová');
    expect(fullStreet(numbers)).toBe('1444/12');
    expect(fullStreet({})).toBe('');
  });
});
