import { describe, expect, test } from 'vitest';
import type { Revision } from '#contract/revisions.ts';
import { filterChoices, filterName, filteredRevisions, revisionsOf } from './revision-filters.ts';

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
  due_on: null,
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
const TODAY = '2026-12-05';
const rows = [
  row(1, { state: 'overdue' }),
  row(2, { state: 'soon', next_on: '2026-12-31' }),
  row(3, { state: 'faults-overdue', building_id: 200 }),
  row(4, { state: 'ok', revision_type_id: 8, next_on: '2027-01-31' }),
  row(5, { state: 'none' }),
  row(6, { state: 'never-overdue' }),
  row(7, { state: 'unfit' }),
  row(8, { state: 'never', next_on: '2027-02-01' }),
  row(9, { state: 'faults', next_on: '2027-01-01' }),
];
const everything = rows.map(({ revision_id }) => revision_id);
const ids = (kept: readonly Revision[] | undefined) => kept?.map(({ revision_id }) => revision_id);

describe('devices', () => {
  test.each([
    [undefined, everything],
    ['nonsense', everything],
    ['overdue', [1, 6]],
    ['soon', [2]],
    ['next-month', [4, 9]],
    ['faulty', [3, 7]],
    ['repairs', [9]],
    ['never', [6, 8]],
  ])('chosen by %j are %j, by their state or their term', (name, expected) =>
    expect(ids(filteredRevisions(rows, filterName(name), TODAY))).toEqual(expected),
  );

  test('are of one kind and of one house where these are asked for', () => {
    expect(ids(revisionsOf(rows, { type: 0 }))).toHaveLength(9);
    expect(ids(revisionsOf(rows, { type: 8 }))).toEqual([4]);
    expect(ids(revisionsOf(rows, { house: 200 }))).toEqual([3]);
    expect(revisionsOf(undefined, {})).toBeUndefined();
  });

  test('tell how many each choice leaves', () => {
    expect(filterChoices(rows, TODAY).map(({ count }) => count)).toEqual([9, 2, 1, 2, 2, 1, 2]);
    expect(filterChoices(undefined, TODAY)[0]?.count).toBeUndefined();
  });
});
