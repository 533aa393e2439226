import { describe, expect, test } from 'vitest';
import { readPlace, stepped } from './place.ts';

describe('the place of the buildings screen', () => {
  test('is read from the address, and what makes no sense is left out', () => {
    expect(readPlace({ building: 7, group: 'x', within: 0, hidden: 1, row: -2, tab: 3 })).toEqual({
      building: 7,
      within: 0,
      hidden: 1,
    });
    expect(readPlace({ unit: 2, building: 7, tab: 'floors', row: 12, ended: 2 })).toEqual({
      unit: 2,
      building: 7,
      tab: 'floors',
      row: 12,
    });
  });

  test('starts another record from its first tab and keeps the filters of the list', () => {
    const place = { unit: 2, building: 7, tab: 'floors', row: 12, within: 3, hidden: 1 } as const;
    expect(stepped(place, { unit: 2, building: 8 })).toEqual({
      unit: 2,
      building: 8,
      within: 3,
      hidden: 1,
    });
    expect(stepped(place, { building: undefined })).toEqual({ within: 3, hidden: 1 });
  });

  test('closes the row of a tab when another tab is opened', () => {
    const place = { building: 7, tab: 'floors', row: 12 };
    expect(stepped(place, { tab: 'elements' })).toEqual({ building: 7, tab: 'elements' });
    expect(stepped(place, { row: undefined })).toEqual({ building: 7, tab: 'floors' });
  });
});
