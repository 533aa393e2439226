import { describe, expect, test } from 'vitest';
import { buildingFaults } from './buildings.ts';
import { orderAfter } from './placed.ts';
import { spaceFaults, type SpaceDraft } from './spaces.ts';

const said = (faults: readonly { field: string; message: string }[]) =>
  faults.map(({ field, message }) => `${field}: ${message}`);
const codes = (faults: readonly { code: string; field: string }[]) =>
  faults.map(({ code, field }) => `${code} ${field}`);

describe('a space', () => {
  const known = {
    kinds: new Map([
      [1, 'building'],
      [2, 'building'],
      [3, 'group'],
    ]),
    types: new Set([5]),
    floors: new Map([
      [11, 1],
      [12, 2],
    ]),
    elements: new Map([[70, 2]]),
  };
  const space = (over: Partial<SpaceDraft> & { tells?: string[] } = {}): SpaceDraft => {
    const { tells = ['pasport_parent_id', 'pasport_type_id', 'pasport_floor_id'], ...columns } =
      over;
    return {
      pasport_parent_id: 1,
      pasport_type_id: 5,
      pasport_floor_id: 11,
      common_share_numerator: null,
      common_share_denominator: null,
      stored: null,
      told: new Set(tells),
      ...columns,
    };
  };
  const stored = { pasport_id: 70, parent_id: 1 };

  test('in a building of its unit, on a floor of it and of a type of the client is right', () => {
    expect(spaceFaults(space(), known)).toEqual([]);
    expect(spaceFaults(space({ pasport_floor_id: null }), known)).toEqual([]);
  });

  test('is in a building that there is', () => {
    const nowhere = space({ pasport_parent_id: 404, pasport_floor_id: null });
    expect(codes(spaceFaults(nowhere, known))).toEqual(['not-found pasport_parent_id']);
    const inGroup = space({ pasport_parent_id: 3, pasport_floor_id: null });
    expect(said(spaceFaults(inGroup, known))).toEqual(['pasport_parent_id: Vyberte dům']);
    const untold = { pasport_parent_id: 404, tells: ['pasport_type_id'] };
    expect(spaceFaults(space({ ...untold, stored }), known)).toEqual([]);
  });

  test('is of a type that the client has, where its type is told', () => {
    const pasport_type_id = 404;
    expect(codes(spaceFaults(space({ pasport_type_id }), known))).toEqual([
      'not-found pasport_type_id',
    ]);
    expect(spaceFaults(space({ pasport_type_id, tells: [] }), known)).toEqual([]);
  });

  test.each([['pasport_parent_id'], ['pasport_floor_id']])(
    'is on a floor of its building, also when its %s alone is told',
    (column) => {
      const elsewhere = space({ pasport_floor_id: 12, tells: [column] });
      expect(said(spaceFaults(elsewhere, known))).toEqual([
        'pasport_floor_id: Podlaží není v tomto domě',
      ]);
      const missing = space({ pasport_floor_id: 404, tells: [column] });
      expect(codes(spaceFaults(missing, known))).toEqual(['not-found pasport_floor_id']);
    },
  );

  test('is not asked for its floor while nothing of its place is told', () => {
    expect(spaceFaults(space({ pasport_floor_id: 12, tells: ['comment'] }), known)).toEqual([]);
  });

  test.each([
    [1, '1 otopné těleso'],
    [2, '2 otopná tělesa'],
    [5, '5 otopných těles'],
  ])('does not leave its building while it has %i heating elements', (count, named) => {
    const withElements = { ...known, elements: new Map([[70, count]]) };
    const moved = space({ pasport_parent_id: 2, pasport_floor_id: null, stored });
    expect(said(spaceFaults(moved, withElements))).toEqual([
      `pasport_parent_id: Prostor nelze přesunout do jiného domu: má ${named}.`,
    ]);
  });

  test('without heating elements may leave its building, and with them may stay', () => {
    const free = { pasport_id: 71, parent_id: 1 };
    const moved = { pasport_parent_id: 2, pasport_floor_id: null };
    expect(spaceFaults(space({ ...moved, stored: free }), known)).toEqual([]);
    expect(spaceFaults(space({ stored }), known)).toEqual([]);
    expect(spaceFaults(space({ ...moved, stored: null }), known)).toEqual([]);
  });

  test('has a whole share of the common parts, or none', () => {
    const half = space({ common_share_numerator: 1, common_share_denominator: null });
    expect(codes(spaceFaults(half, known))).toHaveLength(1);
    const right = space({ common_share_numerator: 1, common_share_denominator: 2 });
    expect(spaceFaults(right, known)).toEqual([]);
  });

  test('is told of all that is wrong at once', () => {
    const wrong = space({ pasport_parent_id: 404, pasport_type_id: 404, pasport_floor_id: 404 });
    expect(codes(spaceFaults(wrong, known))).toEqual([
      'not-found pasport_parent_id',
      'not-found pasport_type_id',
      'not-found pasport_floor_id',
    ]);
  });
});

describe('a building', () => {
  const known = {
    kinds: new Map([
      [1, 'group'],
      [2, 'building'],
    ]),
    indicators: new Set([5]),
    cities: new Map([[9, 'Brno']]),
  };

  test('names a group, an indicator and a city that there are, or none', () => {
    expect(buildingFaults({ parent_id: 1, heating_indicator_id: 5, city_id: 9 }, known)).toEqual(
      [],
    );
    const none = { parent_id: null, heating_indicator_id: null, city_id: null };
    expect([buildingFaults({}, known), buildingFaults(none, known)]).toEqual([[], []]);
    const missing = { parent_id: 404, heating_indicator_id: 404, city_id: 404 };
    expect(codes(buildingFaults(missing, known))).toEqual([
      'not-found parent_id',
      'not-found heating_indicator_id',
      'not-found city_id',
    ]);
  });

  test('stands under a group only', () => {
    expect(said(buildingFaults({ parent_id: 2 }, known))).toEqual([
      'parent_id: Vyberte skupinu domů',
    ]);
  });
});

test('a new place stands behind the last one with room between them, and no further than it may', () => {
  expect([orderAfter(), orderAfter(0), orderAfter(25)]).toEqual([10, 10, 35]);
  expect([orderAfter(999_990), orderAfter(999_991), orderAfter(1_000_000)]).toEqual([
    1_000_000, 1_000_000, 1_000_000,
  ]);
});
