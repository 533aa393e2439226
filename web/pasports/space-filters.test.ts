import { expect, test } from 'vitest';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { filteredSpaces, isOfPersons, spaceChoices } from './space-filters.ts';

const space = (space_number: string, row: Partial<SpaceRow>) =>
  ({
    space_number,
    is_flat: true,
    counts_in_areas: true,
    users_count: null,
    variable_symbol: '',
    ...row,
  }) as SpaceRow;

const rows = [
  space('1', { users_count: 3 }),
  space('2', { users_count: 0 }),
  space('3', {}),
  space('sklep', { is_flat: false, counts_in_areas: false }),
];
const left = (filter: string) => filteredSpaces(rows, filter).map((row) => row.space_number);

test('areas are summed over the spaces whose type counts in them', () => {
  expect(left('in-areas')).toEqual(['1', '2', '3']);
});

test('nobody is a number of persons, and what is not recorded is none; only flats lack it', () => {
  expect(left('persons')).toEqual(['1', '2']);
  expect(left('no-persons')).toEqual(['3']);
  expect(['persons', 'no-persons', 'flats', undefined].map(isOfPersons)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a choice that nobody offers leaves all of them', () => {
  expect(left('toString')).toHaveLength(4);
});

test('the choices count what they leave, and say nothing while that is not known', () => {
  const counts = (listed: Parameters<typeof spaceChoices>[0]) =>
    Object.fromEntries(spaceChoices(listed).map(({ name, count }) => [name, count]));
  expect(counts({ all: rows, uneven: undefined })).toMatchObject({
    flats: 3,
    others: 1,
    'in-areas': 3,
    persons: 2,
    'no-persons': 1,
    'uneven-shares': undefined,
  });
  expect(counts({ all: undefined, uneven: undefined })['persons']).toBeUndefined();
});
