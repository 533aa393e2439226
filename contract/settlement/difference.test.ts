import { describe, expect, test } from 'vitest';
import { recipient, service, space } from '#tests/settlement-house.ts';
import {
  causes,
  compare,
  flats,
  LAST_DAYS,
  NEXT,
  people,
  used,
  water,
  year,
} from '#tests/settlement-years.ts';
import type { FrozenService } from './frozen.ts';

// Worked by hand, in hellers of the first flat; stages are what it bears behind each exchange.
//
//  1 price          by area 60 : 40; 1 000 → 1 200 for 1 m³, 100 m³: 60 000 → 72 000
//  2 house's use    the same, 100 → 110 m³: 72 000 → 79 200
//  3 own use        1 000 for 1 m³, 40 : 60 → 50 : 60 m³: 40 000 → 50 000; the other one stays at 60 000
//  4 losses         100 → 110 m³ at 1 000, meters stay 40 : 60: 1 m³ of a meter is 1 100: 40 000 → 44 000
//  5 weather        3 000 → 3 300 degree-days; 100 GJ → 110 GJ at 1 000 → 1 100; half by 60 : 40 m², half by 30 : 70
//                   parts: 30 000 + 15 000; price 33 000 + 16 500; weather 36 300 + 18 150
//  6 area           120 000 by 60 : 40 m² → 60 : 60: 72 000 → 60 000
//  7 persons        120 000 by 2 : 2 → 1 : 2 persons: 60 000 → 40 000
//  8 shorter period 120 000 in a year, 60 000 in half of one: 60 000 → 30 000
//  9 time of his    36 500 for one flat; 184 of 365 days → all of them: 18 400 → 36 500
// 10 all at once    100 m³ for 100 000 → 120 m³ for 144 000; half, then a quarter by persons 1 : 3 → 2 : 2, the rest by
//                   meters 40 : 60 → 60 : 60, of which he used 36 in the half of the year that was his
//                   last     50 000 · 1/4 + 50 000 · 40/100                         = 12 500 + 20 000 = 32 500
//                   price    120 000 for 100 m³: 60 000 · 1/4 + 60 000 · 40/100      = 15 000 + 24 000 = 39 000
//                   house    144 000, 1 m³ of a meter 72 000/120: 72 000 · 1/4 + 40 · 600 = 18 000 + 24 000 = 42 000
//                   rule     36 000 · 1/4 + 40 · 108 000/120                        =  9 000 + 36 000 = 45 000
//                   persons  36 000 · 2/4 + 40 · 900                                = 18 000 + 36 000 = 54 000
//                   own use  72 for a year: 18 000 + 72 · 900                       = 18 000 + 64 800 = 82 800
//                   days     half of the person-months, 36 · 900                    =  9 000 + 32 400 = 41 400

describe('a difference worked by hand', () => {
  const both = (areas: readonly [number[], number[]], services: [FrozenService, FrozenService]) =>
    compare(
      year(flats(LAST_DAYS, areas[0]), services[0], LAST_DAYS),
      year(flats(NEXT, areas[1]), services[1], NEXT),
    );
  const same: [number[], number[]] = [
    [60, 40],
    [60, 40],
  ];

  test('1, 2: price and house’s use', () => {
    const last = used('100', { cost: 100_000 });
    expect(causes(both(same, [last, used('100', { cost: 120_000 })]))).toEqual([['price', 12_000]]);
    const found = both(same, [last, used('110', { cost: 132_000 })]);
    expect(causes(found)).toEqual([
      ['price', 12_000],
      ['house-use', 7200],
    ]);
    expect(found[0]).toMatchObject({
      former: 60_000,
      unit_price: { former: 1000, now: 1200, unit: 'm³' },
      degree_days: null,
    });
  });

  test('1: of what nobody measures all is the cost of the house', () => {
    const found = both(same, [service({ cost: 100_000 }), service({ cost: 120_000 })]);
    expect(causes(found)).toEqual([['price', 12_000]]);
    expect(found[0]?.causes.map(({ cause }) => cause)).toEqual([
      'price',
      'rule',
      'persons',
      'days',
    ]);
    expect(found[0]?.unit_price).toBeNull();
  });

  test('3, 4: own use, and what the house lost on the way', () => {
    const last = used('100', { rule: water, cost: 100_000, uses: { r1: '40', r2: '60' } });
    const more = used('110', { rule: water, cost: 110_000, uses: { r1: '50', r2: '60' } });
    expect(causes(both(same, [last, more]))).toEqual([['own-use', 10_000]]);
    expect(causes(both(same, [last, more]), 'r2')).toEqual([]);
    const lost = used('110', { rule: water, cost: 110_000, uses: { r1: '40', r2: '60' } });
    expect(causes(both(same, [last, lost]))).toEqual([['house-use', 4000]]);
  });

  test('5: weather', () => {
    const rule = {
      key: 'meter',
      meter_kind: 'heat',
      basic_share: '50',
      basic_key: 'area',
    } as const;
    const last = used('100', { rule, cost: 100_000, uses: { r1: '30', r2: '70' } });
    const now = used('110', { rule, cost: 121_000, uses: { r1: '33', r2: '77' } });
    const weather = new Map([[1, { former: 3000, now: 3300 }]]);
    const years = [
      year(flats(LAST_DAYS, [60, 40]), last, LAST_DAYS),
      year(flats(NEXT, [60, 40]), now, NEXT),
    ] as const;
    const found = compare(...years, weather);
    expect(causes(found)).toEqual([
      ['price', 4500],
      ['weather', 4950],
    ]);
    expect(found[0]?.degree_days).toEqual({ former: 3000, now: 3300 });
    // Where nobody knows how cold it was, the house and he used more.
    expect(causes(compare(...years))).toEqual([
      ['price', 4500],
      ['house-use', 3300],
      ['own-use', 1650],
    ]);
  });

  test('6: area', () => {
    const cost = service({ cost: 120_000 });
    expect(
      causes(
        both(
          [
            [60, 40],
            [60, 60],
          ],
          [cost, cost],
        ),
      ),
    ).toEqual([['rule', -12_000]]);
  });

  test('7: persons', () => {
    const cost = service({ rule: { key: 'persons' }, cost: 120_000 });
    const last = year(flats(LAST_DAYS, [1, 1], [2, 2]), cost, LAST_DAYS);
    const now = year(flats(NEXT, [1, 1], [1, 2]), cost, NEXT);
    expect(causes(compare(last, now))).toEqual([['persons', -20_000]]);
  });

  test('8: a shorter period', () => {
    const half = { from: '2026-01-01', to: '2026-06-30' };
    const last = year(flats(LAST_DAYS, [50, 50]), service({ cost: 120_000 }), LAST_DAYS);
    const now = year(flats(half, [50, 50]), service({ cost: 60_000 }), half);
    expect(causes(compare(last, now))).toEqual([['days', -30_000]]);
  });

  test('9: a longer time of his', () => {
    const moved = [
      recipient('r1b', { people: people(9), ...LAST_DAYS, to: '2025-06-30' }),
      recipient('r1', { people: people(1), ...LAST_DAYS, from: '2025-07-01' }),
    ];
    const cost = service({ cost: 36_500 });
    const last = year([space(1, 50, { recipients: moved })], cost, LAST_DAYS);
    expect(causes(compare(last, year(flats(NEXT, [50]), cost, NEXT)))).toEqual([['days', 18_100]]);
  });

  test('10: all at once', () => {
    const rule = { ...water, basic_share: '50', basic_key: 'persons' } as const;
    const before = used('100', { rule, cost: 100_000, uses: { r1: '40', r2: '60' } });
    const after = used('120', {
      rule: { ...rule, basic_share: '25' },
      cost: 144_000,
      uses: { r1: '36', r1b: '24', r2: '60' },
    });
    const turn = [
      recipient('r1', { people: people(1), living: 2, ...NEXT, to: '2026-06-30' }),
      recipient('r1b', { people: people(9), living: 2, ...NEXT, from: '2026-07-01' }),
    ];
    const [, second] = flats(NEXT, [1, 1], [2, 2]);
    const spaces = [space(1, 1, { recipients: turn }), ...(second === undefined ? [] : [second])];
    const found = compare(
      year(flats(LAST_DAYS, [1, 1], [1, 3]), before, LAST_DAYS),
      year(spaces, after, NEXT),
    );
    expect(causes(found)).toEqual([
      ['price', 6500],
      ['house-use', 3000],
      ['rule', 3000],
      ['persons', 9000],
      ['own-use', 28_800],
      ['days', -41_400],
    ]);
    expect(causes(found, 'r1b')).toBe('recipient-new');
  });
});
