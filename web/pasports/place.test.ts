import { describe, expect, it } from 'vitest';
import { inUnit, parentOf, readPlace, stepped } from './place.ts';

describe('the place of the spaces screen', () => {
  it('is read from the address, and what makes no sense is left out', () => {
    const search = { building: 7, floor: 'x', as_of: '2024-02-30', hidden: 1, space: -1, row: 2.5 };
    expect(readPlace(search)).toEqual({ building: 7, hidden: 1 });
    expect(readPlace({ as_of: '2024-02-29', space: 5, tab: 'rooms', row: 9 })).toEqual({
      as_of: '2024-02-29',
      space: 5,
      tab: 'rooms',
      row: 9,
    });
  });

  it('narrows by the floor before the building, and by nothing over the whole unit', () => {
    expect(parentOf({ building: 7, floor: 3 })).toEqual({ parent_id: '3', parent_type: 'floor' });
    expect(parentOf({ building: 7 })).toEqual({ parent_id: '7', parent_type: 'building' });
    expect(parentOf({ group: 2 })).toEqual({ parent_id: '2', parent_type: 'group' });
    expect(parentOf({})).toEqual({ parent_id: '0', parent_type: 'all' });
  });

  it('names the unit of what it names, so that a link to it can be sent', () => {
    for (const named of [{ group: 1 }, { building: 7 }, { building: 7, floor: 3 }, { space: 5 }])
      expect(inUnit(named, 2)).toEqual({ ...named, unit: 2 });
    expect(inUnit({ unit: 2, as_of: '2020-01-01' }, 2)).toEqual({ as_of: '2020-01-01' });
  });

  it('closes the open space when another node of the tree is chosen, and keeps the day', () => {
    const place = { unit: 2, group: 1, as_of: '2020-01-01', space: 5, tab: 'tenants', row: 8 };
    expect(stepped(place, { building: 7 })).toEqual({ building: 7, as_of: '2020-01-01' });
  });

  it('closes the record of a tab when another space or tab is opened', () => {
    const space = { unit: 2, building: 7, space: 5 };
    const place = { ...space, tab: 'tenants', row: 8 };
    expect(stepped(place, { unit: 2, space: 6 })).toEqual({ unit: 2, building: 7, space: 6 });
    expect(stepped(place, { space: undefined })).toEqual({ building: 7 });
    expect(stepped(place, { tab: 'rooms' })).toEqual({ ...space, tab: 'rooms' });
    expect(stepped(place, { row: undefined })).toEqual({ ...space, tab: 'tenants' });
  });
});
