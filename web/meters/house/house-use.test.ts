import { describe, expect, it } from 'vitest';
import type { SpaceUse, UsingSpace } from '#contract/metering/house-uses.ts';
import type { TimeWeather } from '#contract/metering/town-weather.ts';
import {
  edgesOf,
  measuresOf,
  median,
  perAreaText,
  stepOf,
  unitPerArea,
  usesOf,
} from './house-use.ts';

const space = (pasport_id: number, over: Partial<UsingSpace> = {}): UsingSpace => ({
  pasport_id,
  pasport_space_id: pasport_id,
  pasport_floor_id: null,
  floor_code: '',
  space_number: String(pasport_id),
  pasport_type_name: 'Byt',
  is_flat: true,
  tenant_name: '',
  users_count: 2,
  total_area: 60,
  heated_area: 0,
  ...over,
});

const use = (pasport_id: number, over: Partial<SpaceUse> = {}): SpaceUse => ({
  pasport_id,
  kind: 'cold-water',
  measured_unit: 'm3',
  places: 1,
  places_known: 1,
  amount: 60,
  measured: 60,
  divided_by: [],
  estimated: false,
  former: 50,
  ...over,
});

/** What is told of one measure of the house, by the kind. */
function told(
  spaces: UsingSpace[],
  uses: SpaceUse[],
  kind = 'cold-water',
  weather: TimeWeather | null = null,
) {
  const measure = measuresOf(uses).find((each) => each.kind === kind);
  if (measure === undefined) throw new Error(`Nothing of ${kind}.`);
  return usesOf({ spaces, uses, weather }, measure);
}

describe('what the spaces of a house used', () => {
  it('is told per m² and per person, against the year before and the median of the house', () => {
    const { rows, median: middle } = told(
      [
        space(1),
        space(2, { total_area: 40, users_count: 1 }),
        space(3, { total_area: 80, users_count: 4 }),
      ],
      [
        use(1, { measured: 45 }),
        use(2, { amount: 30, measured: 30, former: 40 }),
        use(3, { amount: 160 }),
      ],
    );
    // 60 / 60, 30 / 40 and 160 / 80 m³ on a m²; the middle one is 1.
    expect(middle).toBe(1);
    expect(rows).toMatchObject([
      { perArea: 1, perPerson: 30, change: 20, toMedian: 0, divided: 25, note: '' },
      { perArea: 0.75, perPerson: 30, change: -25, toMedian: -25, divided: 0 },
      { perArea: 2, perPerson: 40, change: 220, toMedian: 100, divided: 62.5 },
    ]);
  });

  it('knows nothing of a space that is not known whole, has no area or nobody in it, and takes none for zero', () => {
    const { rows, median: middle } = told(
      [
        space(1),
        space(2, { total_area: 0, users_count: null }),
        space(3, { users_count: 0 }),
        space(4),
      ],
      [
        use(1, { amount: null, measured: null, places: 2 }),
        use(2),
        use(3, { amount: 0, measured: 0, former: 0, estimated: true }),
      ],
    );
    expect(middle).toBe(0);
    const nothing = { perArea: null, perPerson: null, toMedian: null };
    expect(rows).toMatchObject([
      { ...nothing, amount: null, change: null, divided: null, note: 'známo 1 / 2 měřidel' },
      { ...nothing, area: null, amount: 60, isMeasured: true },
      { perArea: 0, perPerson: null, change: null, toMedian: null, divided: 0, note: 'i z odhadu' },
      { ...nothing, isMeasured: false, amount: null, note: 'neměří se' },
    ]);
  });

  it('compares heat by heated areas once one is recorded in the house', () => {
    const heat = { kind: 'heat', measured_unit: 'GJ', amount: 12 } as const;
    const uses = [use(1, heat), use(2, heat), use(1)];
    expect(told([space(1), space(2)], uses, 'heat').rows).toMatchObject([
      { area: 60, perArea: 0.2 },
      { area: 60, perArea: 0.2 },
    ]);
    const heated = [space(1, { heated_area: 48 }), space(2)];
    expect(told(heated, uses, 'heat').rows).toMatchObject([
      { area: 48, perArea: 0.25 },
      { area: null, perArea: null },
    ]);
    expect(told(heated, uses).rows[0]).toMatchObject({ area: 60, perArea: 1 });
  });

  it('tells heat of the year before at the weather of the time, and nothing of it where that is not known', () => {
    const heat = { kind: 'heat', measured_unit: 'GJ', amount: 12, former: 10 } as const;
    const colder = { place_name: 'Znojmo', degree_days: 3300, former_degree_days: 3000 };
    const uses = [use(1, heat), use(2, { ...heat, former: null }), use(1)];
    // 10 GJ · 3300 / 3000 = 11 GJ; 12 is 9 % more, not 20.
    const [first, second] = told([space(1), space(2)], uses, 'heat', colder).rows;
    expect(first).toMatchObject({ former: 10, change: 20, corrected: 11 });
    expect(first?.fairChange).toBeCloseTo(9.09, 2);
    expect(second).toMatchObject({ corrected: null, fairChange: null });
    const half = { ...colder, former_degree_days: null };
    expect(told([space(1)], uses, 'heat', half).rows[0]?.corrected).toBeNull();
    expect(told([space(1)], uses, 'heat').rows[0]?.corrected).toBeNull();
    // Water does not care.
    expect(told([space(1)], uses, 'cold-water', colder).rows[0]?.corrected).toBeNull();
  });

  it('names what is measured in the order of kinds, and tells the others beside', () => {
    const uses = [use(1, { kind: 'heat', measured_unit: 'GJ', amount: 7 }), use(2), use(1)];
    expect(measuresOf(uses).map(({ text }) => text)).toEqual(['Studená voda, m³', 'Teplo, GJ']);
    const { amounts } = told([space(1)], uses).rows[0] ?? {};
    expect(amounts).toEqual(
      new Map([
        ['heat GJ', 7],
        ['cold-water m3', 60],
      ]),
    );
  });
});

describe('the median', () => {
  it.each([
    [[], null],
    [[4], 4],
    [[9, 1, 5], 5],
    [[1, 9, 5, 3], 4],
  ])('of %j is %j', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});

describe('what is told of a m²', () => {
  it.each([
    ['GJ', 0.35, '97,2', 'kWh'],
    ['MWh', 0.0972, '97,2', 'kWh'],
    ['kWh', 97.2, '97,2', 'kWh'],
    ['m3', 0.594, '0,59', 'm3'],
    ['units', 12.34, '12,34', 'units'],
  ] as const)('in %s is energy in kWh and anything else as it is', (unit, value, text, toldIn) => {
    // 0.35 GJ are 350 / 3.6 kWh.
    expect([perAreaText(value, unit), unitPerArea(unit)]).toEqual([text, toldIn]);
  });
});

describe('the colours of the picture', () => {
  it('change at a half, four fifths, five quarters and double of the median', () => {
    const edges = edgesOf(2);
    expect(edges).toEqual([1, 1.6, 2.5, 4]);
    expect([0, 1, 1.1, 1.6, 2, 2.5, 2.6, 4, 4.1].map((value) => stepOf(value, edges))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4,
    ]);
    expect(edgesOf(0)).toEqual([]);
    expect(edgesOf(null)).toEqual([]);
  });
});
