import { describe, expect, test } from 'vitest';
import type { HouseValueRow } from '#contract/pasports/house-values.ts';
import { changeOf, differencesOf } from './differences.ts';
import { filled, raised } from './filling.ts';
import { nextMonth } from './next-month.ts';
import { columnsOf, readCell } from './sheet.ts';

const held = (name: string, amount: number) => ({
  name,
  amount,
  record_id: 7,
  version: 2,
  valid_from: '2024-01-01',
  valid_to: null,
});
const row = (pasport_id: number, amounts: Readonly<Record<string, number>>): HouseValueRow => ({
  pasport_space_id: pasport_id,
  pasport_id,
  unit_id: 1,
  space_number: String(pasport_id),
  pasport_type_name: 'Byt',
  payer: 'unit',
  payer_names: '',
  held: Object.entries(amounts).map(([name, amount]) => held(name, amount)),
  later: [],
});
const persons = [{ key: '', name: '' }];

describe('differences of numbers of persons', () => {
  const rows = [row(1, { '': 3 }), row(2, {}), row(3, { '': 2 })];

  test('are the typed values that are other than those that hold; nothing known is not nobody', () => {
    const typed = { '1 ': '4', '2 ': '', '3 ': '2' };
    const { changes, before, after } = differencesOf('persons', rows, persons, typed);
    expect(changes.map(changeOf)).toEqual([
      { pasport_id: 1, name: '', amount: 4, seen: { record_id: 7, version: 2 } },
    ]);
    expect(before.get('')).toEqual({ sum: 5, unknown: 1 });
    expect(after.get('')).toEqual({ sum: 6, unknown: 1 });
  });

  test('tell an emptied value as one that ends, and one that can not be read as a fault', () => {
    const { changes, faults, after } = differencesOf('persons', rows, persons, {
      '1 ': '',
      '2 ': '0',
      '3 ': 'tři',
    });
    expect(changes.map(({ amount }) => amount)).toEqual([null, 0]);
    expect([...faults.keys()]).toEqual(['3 ']);
    expect(after.get('')).toEqual({ sum: 2, unknown: 1 });
  });
});

test('amounts are read as people write them in spreadsheets', () => {
  for (const text of ['1250', '1 250', '1\u00a0250,00', '1250 Kč', '1250,-', '1250,- Kč'])
    expect([text, readCell('advances', text)]).toEqual([text, { amount: 125_000 }]);
  expect(readCell('advances', '0,5')).toEqual({ amount: 50 });
  expect(readCell('persons', '2,5')).toHaveProperty('fault');
  expect(readCell('persons', '1001')).toHaveProperty('fault');
});

describe('filling', () => {
  const rows = [row(1, { Voda: 101_500 }), row(2, {})];
  const columns = columnsOf('advances', rows, ['Výtah', 'voda'], ['Výtah']);

  test('stands in the order of the list of services', () => {
    expect(columns.map(({ name }) => name)).toEqual(['Výtah', 'voda']);
  });

  test('gives one value to all, or to the empty ones only', () => {
    const water = columns.filter(({ key }) => key === 'voda');
    const give = (way: 'all' | 'empty') =>
      filled('advances', rows, water, {}, { way, text: '300' });
    expect(give('all')).toEqual({ '1 voda': '300', '2 voda': '300' });
    expect(give('empty')).toEqual({ '2 voda': '300' });
  });

  test('by per cent rounds to tens of crowns, halves up, and leaves empty ones alone', () => {
    expect(filled('advances', rows, columns, {}, { way: 'percent', percent: 10 })).toEqual({
      '1 voda': '1\u00a0120',
    });
    expect(raised(50_000, 1)).toBe(51_000);
    expect(raised(10_000, -100)).toBe(0);
    expect(raised(40_000, 1.25)).toBe(41_000);
  });
});

test('the next month begins after the last one of a year too', () => {
  expect(nextMonth('2026-06-30')).toBe('2026-07-01');
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
});
