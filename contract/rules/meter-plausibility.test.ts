import { describe, expect, test } from 'vitest';
import { plausibilityOf, type JudgedConsumption } from './meter-plausibility.ts';

const nothing: JudgedConsumption = {
  kind: 'cold-water',
  amount: 10,
  days: 100,
  former: null,
  weather: null,
  persons: null,
  heat: null,
  is_occupied: true,
};

function judged(known: Partial<JudgedConsumption>) {
  const { level, words } = plausibilityOf({ ...nothing, ...known });
  return [level, words.replaceAll('\u00a0', ' ')];
}

describe('against the last year', () => {
  // 0.1 m³ a day in both years is the same, whatever the number of days.
  test.each([
    [10, ['ok', '100 % loňské spotřeby']],
    [5, ['ok', 'jen 50 % loňské spotřeby']],
    [4.9, ['odd', 'jen 49 % loňské spotřeby']],
    [2, ['odd', 'jen 20 % loňské spotřeby']],
    [1.9, ['unlikely', 'jen 19 % loňské spotřeby']],
    [15, ['ok', '150 % loňské spotřeby']],
    [20, ['ok', '2násobek loňské spotřeby']],
    [24, ['odd', '2,4násobek loňské spotřeby']],
    [50, ['odd', '5násobek loňské spotřeby']],
    [51, ['unlikely', '5,1násobek loňské spotřeby']],
  ])('%d m³ is %j', (amount, said) => {
    expect(judged({ amount, former: { amount: 20, days: 200 } })).toEqual(said);
  });

  test('heat is compared as the weather of both years was', () => {
    // 24 GJ at 3,300 degree-days make 22.545 at 3,100.
    const heat = { kind: 'heat', days: 365, former: { amount: 24, days: 365 } } as const;
    const weather = { now: 3100, former: 3300 };
    expect(judged({ ...heat, amount: 22.545, weather })).toEqual([
      'ok',
      '100 % loňské spotřeby při stejném počasí',
    ]);
    expect(judged({ ...heat, amount: 24, weather: { now: 1000, former: 3000 } })).toEqual([
      'odd',
      '3násobek loňské spotřeby při stejném počasí',
    ]);
    expect(judged({ ...heat, amount: 24 })).toEqual(['ok', '100 % loňské spotřeby']);
    expect(judged({ ...heat, amount: 24, weather: { now: 0, former: 3000 } })[1]).toBe(
      '100 % loňské spotřeby',
    );
    // Water does not ask for weather.
    expect(judged({ ...heat, kind: 'hot-water', amount: 24, weather })[1]).toBe(
      '100 % loňské spotřeby',
    );
  });

  test('goes before people and the building, and is left out where it tells nothing', () => {
    const former = { amount: 10, days: 100 };
    expect(judged({ former, persons: 1, amount: 9.6 })[1]).toContain('loňské');
    expect(judged({ former: { amount: 0, days: 100 }, persons: 1 })[1]).toContain('na osobu');
    expect(judged({ former: { amount: 1, days: 6 }, persons: 1 })[1]).toContain('na osobu');
  });
});

describe('against people', () => {
  // 35 m³ a year are 95.9 l a day; 100 days of two persons.
  test.each([
    [19.178, ['ok', '96 l na osobu a den, směrné číslo je 96 l']],
    [38.3, ['ok', '192 l na osobu a den, směrné číslo je 96 l']],
    [38.4, ['odd', '192 l na osobu a den, směrné číslo je 96 l']],
    [96, ['unlikely', '480 l na osobu a den, směrné číslo je 96 l']],
    // The number is of cold and hot water together: little of one of them says nothing.
    [0.5, ['ok', '3 l na osobu a den, směrné číslo je 96 l']],
  ])('%d m³ of water is %j', (amount, said) => {
    expect(judged({ amount, persons: 2 })).toEqual(said);
  });

  test('nothing but water is', () => {
    expect(judged({ kind: 'electricity', persons: 2 })[0]).toBe('unknown');
    expect(judged({ persons: 0 })[0]).toBe('unknown');
  });
});

describe('against the building', () => {
  test.each([
    [30, ['ok', '100 % mediánu domu na m²']],
    [12, ['odd', 'jen 40 % mediánu domu na m²']],
    [160, ['unlikely', '5,3násobek mediánu domu na m²']],
    [0, ['unlikely', 'jen 0 % mediánu domu na m²']],
  ])('%d units of heat on 60 m² is %j', (amount, said) => {
    const heat = { area: 60, median: 0.5 };
    expect(judged({ kind: 'heat-allocator', amount, heat })).toEqual(said);
    expect(judged({ kind: 'heat', amount, heat })).toEqual(said);
  });

  test('only heat is, and only by what is known', () => {
    expect(judged({ heat: { area: 60, median: 0.5 } })[0]).toBe('unknown');
    for (const heat of [
      { area: 0, median: 0.5 },
      { area: 60, median: 0 },
    ])
      expect(judged({ kind: 'heat', heat })[0]).toBe('unknown');
  });
});

describe('by itself', () => {
  test('zero in an occupied space is odd, whatever the last year was; heat may be turned off', () => {
    expect(judged({ amount: 0, former: { amount: 10, days: 100 } })).toEqual(['odd', 'stojí?']);
    expect(judged({ amount: 0, kind: 'electricity' })).toEqual(['odd', 'stojí?']);
    expect(judged({ amount: 0, is_occupied: false })[0]).toBe('unknown');
    expect(judged({ amount: 0, kind: 'heat' })[0]).toBe('unknown');
  });

  test('less than nothing is unlikely, and a short time tells nothing', () => {
    expect(judged({ amount: -0.1, days: 1 })).toEqual(['unlikely', 'záporná spotřeba']);
    expect(judged({ amount: 0, days: 6, former: { amount: 1, days: 100 } })).toEqual([
      'unknown',
      'příliš krátká doba',
    ]);
  });

  test('with nothing to compare with it is not said to be right', () => {
    expect(judged({})).toEqual(['unknown', 'není s čím porovnat']);
  });
});

test('its bounds are set in one place', () => {
  const strict = {
    odd: { least: 0.9, most: 1.1 },
    unlikely: { least: 0.2, most: 5 },
    least_days: 7,
    guideline: 35,
  };
  const known = { ...nothing, amount: 12, former: { amount: 10, days: 100 } };
  expect(plausibilityOf(known).level).toBe('ok');
  expect(plausibilityOf(known, strict).level).toBe('odd');
});
