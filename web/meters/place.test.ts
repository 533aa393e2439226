import { describe, expect, test } from 'vitest';
import { readPlace, stepped } from './place.ts';

describe('the place of the screen of meters', () => {
  test('leaves out what makes no sense', () => {
    expect(readPlace({ place: 7, kind: 'heat', act: 'exchange', hidden: 1 })).toMatchObject({
      place: 7,
      kind: 'heat',
      act: 'exchange',
      hidden: 1,
    });
    expect(readPlace({ place: 'x', kind: 'steam', act: 'burn', hidden: 2 })).toEqual(readPlace({}));
    const house = { house: 3, view: 'picture', from: '2025-01-01', to: '2025-12-31' };
    expect(readPlace(house)).toMatchObject(house);
    expect(readPlace({ view: 'warnings', spaces: [4, 7] })).toMatchObject({ spaces: [4, 7] });
    expect(readPlace({ spaces: [4, 'x'] })).toEqual(readPlace({}));
    expect(readPlace({ spaces: [] })).toEqual(readPlace({ spaces: 4 }));
    expect(readPlace({ view: 'roof', from: '31. 12.', to: '2025-02-30' })).toEqual(readPlace({}));
  });

  test('another view is of everything, whatever the one before was narrowed to', () => {
    const narrow = { view: 'warnings', spaces: [4], house: 3, kind: 'heat' } as const;
    expect(stepped(narrow, { view: undefined })).toEqual({
      ...stepped({}, { view: undefined }),
      view: undefined,
    });
  });

  test('another measuring place starts from its first tab, another tab with nothing open', () => {
    const open = { house: 3, place: 7, tab: 'devices', device: 9, act: 'exchange' } as const;
    expect(stepped(open, { place: 8 })).toMatchObject({
      house: 3,
      place: 8,
      tab: undefined,
      device: undefined,
      act: undefined,
    });
    expect(stepped(open, { tab: 'readings' })).toMatchObject({ place: 7, device: undefined });
    expect(stepped(open, { place: 8, tab: 'devices', act: 'mount' })).toMatchObject({
      tab: 'devices',
      act: 'mount',
    });
  });
});
