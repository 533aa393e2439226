import { describe, expect, test } from 'vitest';
import type { AdminClient } from '#contract/admin-clients.ts';
import { filterChoices, filterName, filteredClients } from './client-filters.ts';

const TODAY = '2026-03-01';
const plain = {
  client_id: 1,
  confirmed: '2025-01-01T00:00:00.000Z',
  blocked: '',
  licence_requested: '',
  licence_valid_to: '',
  units_count: 1,
  max_units: 10,
  current_pasports: 0,
  max_pasports: 10,
  items_count: 0,
  max_items: 10,
} as AdminClient;

const rows: readonly AdminClient[] = [
  plain,
  { ...plain, client_id: 2, confirmed: '' },
  { ...plain, client_id: 3, licence_valid_to: '2026-03-31' },
  { ...plain, client_id: 4, licence_valid_to: '2026-02-28' },
  { ...plain, client_id: 5, items_count: 8 },
  { ...plain, client_id: 6, blocked: TODAY },
  { ...plain, client_id: 7, licence_requested: TODAY },
  { ...plain, client_id: 8, licence_valid_to: '2026-04-01' },
];

describe('clients', () => {
  test.each([
    ['unconfirmed', [2]],
    ['ending', [3]],
    ['ended', [4]],
    ['crowded', [5]],
    ['blocked', [6]],
    ['requested', [7]],
    ['toString', [1, 2, 3, 4, 5, 6, 7, 8]],
    [undefined, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('chosen by %j are %j', (filter, expected) => {
    const filtered = filteredClients(rows, filterName(filter), TODAY);
    expect(filtered.map(({ client_id }) => client_id)).toEqual(expected);
  });

  test('are counted for each choice', () => {
    expect(filterChoices(rows, TODAY).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(filterChoices(undefined, TODAY)[0]?.count).toBeUndefined();
  });
});
