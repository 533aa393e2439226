import { expect, test } from 'vitest';
import type { DegreeDayRow } from '#contract/degree-days.ts';
import { faultsFirst, fileFault, summary } from './months-file.ts';

const row = (state: DegreeDayRow['state']): DegreeDayRow => ({
  row_number: 2,
  state,
  cells: [],
  message: '',
});

test('the dry run is told in counts with the right plurals', () => {
  const rows = (['new', 'new', 'failing', 'same', 'changed'] as const).map(row);
  expect(summary(rows)).toBe('2 nové, 1 změněný, 1 beze změny, 1 chybný');
  expect(summary(Array.from({ length: 5 }, () => row('new')))).toBe('5 nových');
});

test.each([
  ['mesice.csv', 10, ''],
  ['mesice.XLSX', 500_000, ''],
  ['mesice.csv', 0, 'Soubor je prázdný.'],
  ['mesice.csv', 500_001, 'Soubor je větší než 500 kB.'],
  ['mesice.pdf', 10, 'Vyberte soubor CSV nebo XLSX.'],
])('the file %s of %d bytes: %j', (name, size, fault) => {
  expect(fileFault({ name, size })).toBe(fault);
});

test('faulty rows stand first, then the strange ones', () => {
  const rows = [row('new'), { ...row('new'), message: 'Léto' }, row('failing')].map((each, at) => ({
    ...each,
    row_number: at + 2,
  }));
  expect(faultsFirst(rows).map(({ row_number }) => row_number)).toEqual([4, 3, 2]);
});
