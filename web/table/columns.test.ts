import { describe, expect, test } from 'vitest';
import { cellText, sortRows } from './columns.ts';
import type { Column } from './columns.ts';

interface Row {
  name: string;
  area: number | null;
  active: boolean;
}

const name: Column<Row> = { text: 'Název', value: 'name', sortable: true };
const area: Column<Row> = { text: 'Plocha', id: 'area', value: (row) => row.area, sortable: true };
const active: Column<Row> = { text: 'Aktivní', value: 'active', sortable: true };
const columns = [name, area, active];
const row = (over: Partial<Row>): Row => ({ name: '', area: null, active: false, ...over });

const names = (rows: readonly Row[]) => rows.map((each) => each.name);

describe('sorting', () => {
  const rows = ['Chaloupky', 'Cihelna', 'Čtvrť', 'Horní', 'Žižkov', 'Dům 11', 'Dům 2'].map((each) =>
    row({ name: each }),
  );

  test('goes by the Czech alphabet, with numbers by their size', () => {
    const sorted = ['Cihelna', 'Čtvrť', 'Dům 2', 'Dům 11', 'Horní', 'Chaloupky', 'Žižkov'];
    expect(names(sortRows(rows, columns, { column: 'name', descending: false }))).toEqual(sorted);
    expect(names(sortRows(rows, columns, { column: 'name', descending: true }))).toEqual(
      sorted.toReversed(),
    );
  });

  test('goes by the size of numbers and keeps empty cells last in both directions', () => {
    const areas = [row({ area: 10 }), row({ area: null }), row({ area: 9.5 }), row({ area: 0 })];
    const order = (descending: boolean) =>
      sortRows(areas, columns, { column: 'area', descending }).map((each) => each.area);
    expect(order(false)).toEqual([0, 9.5, 10, null]);
    expect(order(true)).toEqual([10, 9.5, 0, null]);
  });

  test('leaves rows as they came without a known column', () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { column: 'Název', descending: false })).toBe(rows);
  });

  test('does not touch the list it was given', () => {
    const before = [...rows];
    sortRows(rows, columns, { column: 'name', descending: false });
    expect(rows).toEqual(before);
  });
});

describe('a cell', () => {
  test('shows flags in words and nothing for an empty value', () => {
    expect(cellText(active, row({ active: true }))).toBe('ano');
    expect(cellText(active, row({}))).toBe('ne');
    expect(cellText(area, row({}))).toBe('');
  });

  test('shows counts without decimals, fractions with two, others as the column says', () => {
    expect(cellText(area, row({ area: 1204 }))).toBe('1\u00a0204');
    expect(cellText(area, row({ area: 64.3 }))).toBe('64,30');
    expect(cellText({ ...area, decimals: 3 }, row({ area: 25 }))).toBe('25,000');
  });
});
