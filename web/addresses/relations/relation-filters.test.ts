import { describe, expect, test } from 'vitest';
import type { Relation } from '#contract/addresses.ts';
import { emptyRow } from '../book-filters.ts';
import { filteredRelations, relationChoices } from './relation-filters.ts';
import { boundRows, freeRows, personCount } from './relation-rows.ts';

const TODAY = '2026-03-01';
const relation: Relation = {
  address_id: 1,
  address_type: 'person',
  full_name: 'Nová Jana',
  title_before: '',
  title_after: '',
  email: '',
  phone: '',
  relation: 'tenant',
  record_id: 10,
  pasport_id: 100,
  pasport_space_id: 1000,
  building_name: 'Lipová 1',
  space_number: '5',
  variable_symbol: '123',
  valid_from: '2020-01-01',
  valid_to: null,
  users_count: 2,
  contract_valid_to: null,
  contract_warning: null,
};
const relations: readonly Relation[] = [
  { ...relation, contract_valid_to: '2026-04-30' },
  { ...relation, relation: 'owner', record_id: 10, contract_valid_to: '2026-05-01' },
  { ...relation, address_id: 2, relation: 'roommate', record_id: 11, email: 'a@b.cz' },
  { ...relation, address_id: 3, record_id: 12, contract_valid_to: '2026-02-28' },
];
const addresses = [
  { ...emptyRow(1), address_id: 1 },
  { ...emptyRow(1), address_id: 4, full_name: 'Volná Eva' },
  { ...emptyRow(1), address_id: 5, address_type: 'supplier' as const },
];
const rows = [...boundRows(relations), ...freeRows(addresses, relations)];
const keys = (filter: string | undefined) =>
  filteredRelations(rows, filter, TODAY).map(({ key }) => key);

describe('tenants, owners and residents', () => {
  test.each([
    [undefined, ['tenant-10', 'owner-10', 'roommate-11', 'tenant-12']],
    ['owner', ['owner-10']],
    ['tenant', ['tenant-10', 'tenant-12']],
    ['roommate', ['roommate-11']],
    ['no-email', ['tenant-10', 'owner-10', 'tenant-12']],
    ['no-space', ['none-4']],
    ['nonsense', ['tenant-10', 'owner-10', 'roommate-11', 'tenant-12']],
  ])('chosen by %j are %j', (filter, expected) => expect(keys(filter)).toEqual(expected));

  test('go on after the end of the contract, or have come to the day of warning before it', () => {
    expect(keys('expired')).toEqual(['tenant-12']);
    const warned = (contract_warning: string, contract_valid_to: string | null) =>
      filteredRelations(
        boundRows([{ ...relation, contract_warning, contract_valid_to }]),
        'warned',
        TODAY,
      ).length;
    expect([warned(TODAY, null), warned(TODAY, TODAY)]).toEqual([1, 1]);
    expect([warned('2026-03-02', null), warned(TODAY, '2026-02-28')]).toEqual([0, 0]);
  });

  test('have a contract that ends within 60 days, today and the sixtieth day included', () => {
    expect(keys('ending')).toEqual(['tenant-10']);
    const lastDay = { ...relation, record_id: 20, contract_valid_to: TODAY };
    expect(filteredRelations(boundRows([lastDay]), 'ending', TODAY)).toHaveLength(1);
  });

  test('tell how many rows each choice leaves', () => {
    const counts = relationChoices(rows, TODAY).map(({ name, count }) => [name, count]);
    expect(Object.fromEntries(counts)).toEqual({
      owner: 1,
      tenant: 2,
      roommate: 1,
      'no-email': 3,
      ending: 1,
      expired: 1,
      warned: 0,
      'no-space': 1,
    });
    expect(relationChoices(undefined, TODAY)[0]?.count).toBeUndefined();
  });

  test('are so many persons, however many relations each has', () => {
    expect(personCount(relations)).toBe(3);
  });
});
