import { describe, expect, test } from 'vitest';
import type { Revision } from '#contract/revisions.ts';
import { filterChoices, filterName, filteredRevisions, revisionsOf } from './revision-filters.ts';

const TODAY = '2026-03-01';
const device: Revision = {
  revision_id: 0,
  unit_id: 1,
  revision_type_id: 0,
  type_name: '',
  area: 'other',
  applies_to: 'device',
  pasport_id: 0,
  building_id: null,
  building_name: '',
  space_number: '',
  device_name: '',
  device_number: '',
  address_id: null,
  company_name: '',
  active_from: '',
  note: '',
  hidden: false,
  last_on: null,
  last_result: null,
  last_cost: null,
  next_on: null,
  state: 'none',
  repair_by: null,
  reports_count: 0,
  files_count: 0,
  created: '',
  updated: '',
  version: 0,
};
const row = (revision_id: number, own: Partial<Revision>): Revision => ({
  ...device,
  revision_id,
  revision_type_id: 7,
  building_id: 100,
  ...own,
});
const rows = [
  row(1, { state: 'overdue', next_on: '2026-02-28' }),
  row(2, { state: 'soon', next_on: TODAY, repair_by: TODAY }),
  row(3, { state: 'ok', next_on: '2026-04-30', building_id: 200, repair_by: '2026-02-28' }),
  row(4, { state: 'ok', next_on: '2026-05-01', revision_type_id: 8 }),
  row(5, { state: 'none', next_on: null }),
];
const ids = (kept: readonly Revision[] | undefined) => kept?.map(({ revision_id }) => revision_id);

describe('devices', () => {
  test.each([
    [undefined, [1, 2, 3, 4, 5]],
    ['nonsense', [1, 2, 3, 4, 5]],
    ['overdue', [1]],
    ['soon', [2, 3]],
    ['faults', [3]],
  ])('chosen by %j are %j, the sixtieth day included', (name, expected) =>
    expect(ids(filteredRevisions(rows, filterName(name), TODAY))).toEqual(expected),
  );

  test('are of one kind and of one house where these are asked for', () => {
    expect(ids(revisionsOf(rows, { type: 0 }))).toHaveLength(5);
    expect(ids(revisionsOf(rows, { type: 8 }))).toEqual([4]);
    expect(ids(revisionsOf(rows, { house: 200 }))).toEqual([3]);
    expect(revisionsOf(undefined, {})).toBeUndefined();
  });

  test('tell how many each choice leaves', () => {
    expect(filterChoices(rows, TODAY).map(({ count }) => count)).toEqual([5, 1, 2, 1]);
    expect(filterChoices(undefined, TODAY)[0]?.count).toBeUndefined();
  });
});
