import { describe, expect, test } from 'vitest';
import { bookRows, emptyRow, filterCounts, filteredAddresses } from './book-filters.ts';

const row = { ...emptyRow(1), updated: '2026-01-02T08:15:00.000Z' };
const rows = bookRows(
  [
    { ...row, address_id: 1, full_name: 'Nová Jana', email: 'jana@example.cz' },
    { ...row, address_id: 2, full_name: 'Starý Jan' },
    { ...row, address_id: 3, full_name: 'Výtahy', address_type: 'supplier', phone: '1' },
    { ...row, address_id: 4, full_name: 'Úřad', address_type: 'office', hidden: true },
  ],
  [1, 9],
);
const ids = (filter: string | undefined) =>
  filteredAddresses(rows, filter)?.map(({ address_id }) => address_id);

describe('the address book', () => {
  test.each([
    [undefined, [1, 2, 3, 4]],
    ['resident', [1]],
    ['no-space', [2]],
    ['person', [1, 2]],
    ['company', []],
    ['supplier', [3]],
    ['office', [4]],
    ['no-email', [2, 3, 4]],
    ['no-phone', [1, 2, 4]],
    ['hidden', [4]],
    ['toString', [1, 2, 3, 4]],
  ])('chosen by %j holds the records %j', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  test('tells what is overdue on the accounts of each of its people', () => {
    const account = { pasport_id: 5, address_ids: [1, 2], overdue: 300 };
    const values = [
      { ...account, ledger_account_id: 7 },
      { ...account, ledger_account_id: 8, address_ids: [2] },
    ];
    const told = filteredAddresses(bookRows(rows, [], { values, settled: [] }), 'owing');
    expect(told?.map((one) => [one.address_id, one.overdue, one.owing_accounts])).toEqual([
      [1, 300, [7]],
      [2, 600, [7, 8]],
    ]);
    expect(ids('owing')).toEqual([]);
  });

  test('is not narrowed before it has come', () => {
    expect(filteredAddresses(undefined, 'person')).toBeUndefined();
  });

  test('tells the count of each choice, of hidden records also while they are not listed', () => {
    const shown = rows.filter(({ hidden }) => !hidden);
    const counts = { resident: 1, person: 2, office: 0, hidden: 1 };
    const known = { hiddenCount: 1, areHiddenListed: false, areDebtsKnown: true };
    expect(filterCounts(shown, known)).toMatchObject(counts);
    // Chosen, they are listed for that choice alone, and the others keep their counts.
    expect(filterCounts(rows, known)).toMatchObject(counts);
    const all = { ...known, areHiddenListed: true };
    expect(filterCounts(rows, all)).toMatchObject({ ...counts, office: 1 });
  });

  test('says nothing of how many owe until that was told', () => {
    const told = { hiddenCount: 0, areHiddenListed: false, areDebtsKnown: true };
    expect(filterCounts(rows, told).owing).toBe(0);
    expect(filterCounts(rows, { ...told, areDebtsKnown: false }).owing).toBeUndefined();
  });
});
