import { describe, expect, test } from 'vitest';
import type { ViewLook } from '#contract/views.ts';
import { isSameLook, lookNow, placeInUnit, withAbsent } from './looks.ts';

const rows = { search: '', sort: null, size: 25 };
const columns = { hidden: [], shown: [], widths: {} };
const seen = (search: Record<string, unknown>, unit_id: number | undefined = 1): ViewLook =>
  lookNow({ list: 'spaces', search, unit_id }, rows, columns);
const plain = (look: ViewLook) =>
  Object.fromEntries(Object.entries(look.place).filter(([, value]) => value !== undefined));

describe('a view keeps of the address', () => {
  test('the house of the list with its unit', () => {
    const look = seen({ filter: 'no-payer', building: 7, tab: 'x', row: 3 });
    expect(plain(look)).toEqual({ filter: 'no-payer', building: 7, unit: 1 });
  });

  test('no unit where there is no house', () => {
    expect(plain(seen({ unit: 4, hidden: 1 }))).toEqual({ hidden: 1 });
  });

  test('the house and the kind of meters, but not the house in whose page their list stands', () => {
    const search = { kind: 'cold-water', house: 7, building: 3 };
    const of = (list: string) => plain(lookNow({ list, search, unit_id: 1 }, rows, columns));
    expect(of('meters')).toEqual({ kind: 'cold-water', house: 7, unit: 1 });
    expect(of('meters-within')).toEqual({});
  });
});

describe('a house of a view', () => {
  const kept = seen({ building: 7, filter: 'flats' });

  test('narrows the list in its own unit only', () => {
    expect(placeInUnit(kept.place, 1)).toMatchObject({ building: 7, filter: 'flats' });
    const elsewhere = placeInUnit(kept.place, 2);
    expect(Object.keys(elsewhere)).not.toContain('building');
    expect(elsewhere).toMatchObject({ filter: 'flats' });
    for (const place of [placeInUnit(kept.place, 1), elsewhere])
      expect(Object.keys(place)).not.toContain('unit');
  });

  test('makes no difference in another unit, and is not lost there', () => {
    const there = seen({ filter: 'flats' }, 2);
    expect(isSameLook(there, kept)).toBe(false);
    expect(isSameLook(withAbsent(there, kept, 2), kept)).toBe(true);
    expect(withAbsent(there, kept, 2).place).toMatchObject({ building: 7, unit: 1 });
  });

  test('makes one in its own, and where another house is chosen', () => {
    expect(isSameLook(withAbsent(seen({ filter: 'flats' }), kept, 1), kept)).toBe(false);
    const other = seen({ filter: 'flats', building: 9 }, 2);
    expect(isSameLook(withAbsent(other, kept, 2), kept)).toBe(false);
  });
});
