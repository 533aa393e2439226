import { describe, expect, test } from 'vitest';
import { linkWith, lookIn } from './view-link.ts';
import type { TableLook } from './view-link.ts';

const HERE = 'https://portal.example.cz/pasports?filter=flats&building=3';
const look: TableLook = {
  table: 'spaces',
  search: 'Nováková & spol.',
  sort: { column: 'total_area', descending: true },
  size: 100,
  columns: { hidden: ['floor_code'], shown: ['owner_name'], widths: { tenant_name: 200 } },
};
const withLook = (told: string) => `${HERE}&look=${encodeURIComponent(told)}`;

describe('a link to a view', () => {
  test('carries the whole look of the table, and the place of the screen with the unit', () => {
    const link = linkWith(HERE, look, 12);
    expect(lookIn(link, 'spaces')).toEqual(look);
    const { searchParams } = new URL(link);
    expect([...searchParams.keys()].toSorted()).toEqual(['building', 'filter', 'look', 'unit']);
    expect(searchParams.get('unit')).toBe('12');
  });

  test('of records of the client names no unit', () => {
    expect(new URL(linkWith(HERE, look, undefined)).searchParams.has('unit')).toBe(false);
  });

  test('made over another carries the new look alone', () => {
    const again = linkWith(linkWith(HERE, look, 12), { ...look, search: '', sort: null }, 12);
    expect(lookIn(again, 'spaces')).toEqual({ ...look, search: '', sort: null });
  });

  test('carries how the list looks, not the name of a saved view, which may be one’s own', () => {
    const link = linkWith(`${HERE}&saved=spaces.12`, look, 12);
    expect(new URL(link).searchParams.has('saved')).toBe(false);
    expect(lookIn(link, 'spaces')).toEqual(look);
  });

  test('is not another table’s', () => {
    expect(lookIn(linkWith(HERE, look, 12), 'buildings')).toBeUndefined();
    expect(lookIn(linkWith(HERE, look, 12), undefined)).toBeUndefined();
    expect(lookIn(HERE, 'spaces')).toBeUndefined();
  });

  test.each(['', '{', 'null', '5', '[]', '{"table":7}'])(
    'that was cut or spoilt opens nothing: %j',
    (told) => expect(lookIn(withLook(told), 'spaces')).toBeUndefined(),
  );

  test('takes only what makes sense in it', () => {
    const told = {
      table: 'spaces',
      search: 5,
      sort: { column: 1 },
      size: 7,
      columns: { hidden: [1, 'a'], widths: { a: 'x', b: 5 } },
    };
    expect(lookIn(withLook(JSON.stringify(told)), 'spaces')).toEqual({
      table: 'spaces',
      search: '',
      sort: null,
      size: 25,
      columns: { hidden: ['a'], shown: [], widths: { b: 48 } },
    });
  });
});
