import { describe, expect, test } from 'vitest';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { type FactsTold, withFacts } from './space-facts.ts';
import { factOf, filteredSpaces, isOfPersons, spaceChoices } from './space-filters.ts';

const space = (space_number: string, row: Partial<SpaceRow>) =>
  ({
    space_number,
    is_flat: true,
    counts_in_areas: true,
    users_count: null,
    variable_symbol: '',
    shares_uneven: false,
    ...row,
  }) as SpaceRow;

const rows = [
  space('1', { users_count: 3 }),
  space('2', { users_count: 0 }),
  space('3', { shares_uneven: true }),
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
  const counts = (all: Parameters<typeof spaceChoices>[0]) =>
    Object.fromEntries(spaceChoices(all).map(({ name, count }) => [name, count]));
  expect(counts(rows)).toMatchObject({
    flats: 3,
    others: 1,
    'in-areas': 3,
    persons: 2,
    'no-persons': 1,
    'uneven-shares': 1,
  });
  expect(counts(undefined)['persons']).toBeUndefined();
});

describe('what other modules tell', () => {
  const owing = {
    values: [
      { ledger_account_id: 1, pasport_id: 11, address_ids: [], overdue: 500 },
      { ledger_account_id: 2, pasport_id: 11, address_ids: [], overdue: 200 },
    ],
    settled: [12],
  };
  const unread = { values: [{ pasport_id: 12, meters: 2 }], measured_spaces: 1 };
  const own = [space('1', { pasport_id: 11 }), space('2', { pasport_id: 12 }), space('3', {})];
  const names = (told: FactsTold) =>
    spaceChoices(withFacts(own, told), told)
      .filter(({ name }) => factOf(name) !== undefined)
      .map(({ name, count }) => [name, count]);

  test('stands with the spaces, and a space without an account does not owe nothing', () => {
    const told = withFacts(own, { owing, unread });
    expect(told.map(({ overdue, unread_meters }) => [overdue, unread_meters])).toEqual([
      [700, 0],
      [0, 2],
      [null, 0],
    ]);
    expect(told[0]?.owing_accounts).toEqual([1, 2]);
    expect(filteredSpaces(told, 'owing')).toEqual([told[0]]);
    expect(filteredSpaces(told, 'unread')).toEqual([told[1]]);
  });

  test('is offered unless there is nothing to be told of, and counts once it was told', () => {
    expect(names({ owing, unread })).toEqual([
      ['owing', 1],
      ['unread', 1],
    ]);
    expect(names({ owing: null, unread })).toEqual([['unread', 1]]);
    expect(names({ owing: undefined, unread: null })).toEqual([['owing', undefined]]);
    expect(names({ owing: null, unread: null })).toEqual([]);
    expect(withFacts(own, { owing: null, unread: undefined })).toBe(own);
  });
});
