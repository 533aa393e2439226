import { describe, expect, test } from 'vitest';
import { amounts, counted, flags, HEAT, recipient, space } from '#tests/settlement-house.ts';
import type { FrozenRule } from './frozen.ts';

// 240 m² of countable area; consumption alone is divided, so that annex 2 is seen by itself.
const house = [space(1, 60), space(2, 60), space(3, 40), space(4, 80)];
const meters: Partial<FrozenRule> = {
  basic_key: 'countable_area',
  key: 'meter',
  without_meter: 'area',
};

describe('annex 2 on 120 000 Kč of consumption', () => {
  test('has one who refused with 60 m² bear 60 000 Kč, the others as much', () => {
    const uses = { r2: '100', r3: '100', r4: '100' };
    const marks = { 1: 'refused' } as const;
    const heat = counted(house, { rule: meters, cost: 12_000_000, uses, marks });
    expect(amounts(heat)).toEqual([6_000_000, 2_000_000, 2_000_000, 2_000_000]);
    expect(heat.spaces[0]?.parts).toMatchObject([{ by: 'refused', quantity: '60', factor: '3' }]);
  });

  test('has two with 60 and 40 m² bear 49 090,91 and 32 727,27, the others 38 181,82', () => {
    const marks = { 1: 'refused', 3: 'refused' } as const;
    const uses = { r2: '0', r4: '100' };
    expect(amounts(counted(house, { rule: meters, cost: 12_000_000, uses, marks }))).toEqual([
      4_909_091, 0, 3_272_727, 3_818_182,
    ]);
  });

  test('goes all by area where nobody is read, however many have refused', () => {
    const marks = { 1: 'refused', 2: 'impossible', 3: 'refused', 4: 'impossible' } as const;
    expect(amounts(counted(house, { rule: meters, cost: 12_000_000, uses: {}, marks }))).toEqual([
      3_000_000, 3_000_000, 2_000_000, 4_000_000,
    ]);
  });

  test('has whose meter cannot be placed bear the mean, beside one who refused', () => {
    // 120 000 / (240 + 2·60) = 333,33 Kč/m²: 60 000 for the first, 13 333,33 for 40 m², 46 666,67 are left.
    const marks = { 1: 'refused', 3: 'impossible' } as const;
    const uses = { r2: '10', r4: '30' };
    expect(amounts(counted(house, { rule: meters, cost: 12_000_000, uses, marks }))).toEqual([
      6_000_000, 1_166_667, 1_333_333, 3_500_000,
    ]);
  });

  test('goes by floor area where the basic component does', () => {
    const other = [space(1, 60, { countable_area: '30' }), ...house.slice(1)];
    const rule = { ...meters, basic_key: 'persons' } as const;
    const uses = { r2: '1', r3: '1', r4: '1' };
    const marks = { 1: 'refused' } as const;
    expect(amounts(counted(other, { rule, cost: 12_000_000, uses, marks }))[0]).toBe(6_000_000);
    // 120 000 · 3 · 30 / (210 + 60) by countable area.
    expect(amounts(counted(other, { rule: meters, cost: 12_000_000, uses, marks }))[0]).toBe(
      4_000_000,
    );
  });

  test('leaves out the area of those who bear nothing of the component', () => {
    // 180 m² without the second, which has no meter: 120 000 · 3 · 60 / (180 + 120) for the first.
    const rule = { ...meters, without_meter: 'nothing' } as const;
    const marks = { 1: 'refused' } as const;
    const uses = { r3: '1', r4: '1' };
    expect(amounts(counted(house, { rule, cost: 12_000_000, uses, marks }))).toEqual([
      7_200_000, 0, 2_400_000, 2_400_000,
    ]);
  });

  test('wants every area to be known', () => {
    const other = [space(1, 60), space(2, null), space(3, 40)];
    const uses = { r2: '1', r3: '1' };
    const marks = { 1: 'refused' } as const;
    const heat = counted(other, { rule: meters, cost: 12_000_000, uses, marks });
    expect(flags(heat)).toEqual([['quantity-unknown', 2]]);
    expect(heat).toMatchObject({ components: [], spaces: [], recipients: [] });
  });
});

describe('limits beside annex 2', () => {
  // Half of 240 000 Kč is basic, 500 Kč/m², and half is as in the first vector: the first space bears 90 000 Kč,
  // 1 500 Kč/m². The mean of the others is 150 000 / 180 = 833,33 Kč/m².
  test('are of the mean of the others, and leave who refused as he is', () => {
    const marks = { 1: 'refused' } as const;
    const uses = { r2: '100', r3: '100', r4: '100' };
    const heat = counted(house, { rule: HEAT, cost: 24_000_000, uses, marks });
    expect(heat.mean).toBe('250000/3');
    expect(amounts(heat)[0]).toBe(9_000_000);
    const twice = { ...HEAT, upper_limit: '120' };
    expect(counted(house, { rule: twice, cost: 24_000_000, uses, marks }).spaces).toMatchObject([
      { amount: 9_000_000, limited: null },
      {},
      // 20 000 + 20 000 Kč for 40 m² are exactly 120 per cent of the mean.
      { amount: 4_000_000, limited: null },
      {},
    ]);
  });

  test('leave those without meters as they are, but in the mean', () => {
    const rule = { ...HEAT, without_meter: 'nothing' } as const;
    const uses = { r2: '100', r3: '100', r4: '100' };
    const heat = counted(house, { rule, cost: 24_000_000, uses });
    expect(heat.mean).toBe('100000');
    // Its 500 Kč/m² are under 700, yet limits concern those who have meters.
    expect(heat.spaces[0]).toMatchObject({ amount: 3_000_000, limited: null });
  });

  test('need countable areas, and stop where nobody is left to bear the rest', () => {
    const unknown = [space(1, 60, { countable_area: null }), space(2, 60)];
    const rule = { ...HEAT, basic_key: 'area' } as const;
    expect(flags(counted(unknown, { rule, cost: 100_000, uses: { r1: '1', r2: '1' } }))).toEqual([
      ['quantity-unknown', 1],
    ]);
  });
});

describe('spaces without meters', () => {
  const [one, two, three] = [1, 2, 3].map((id) =>
    space(id, 50, { recipients: [recipient(`r${id}`, { living: id })] }),
  );
  const flats = [one, two, three].filter((flat) => flat !== undefined);
  const water = (rule: Partial<FrozenRule>, uses: Readonly<Record<string, string>>) =>
    counted(flats, { rule: { key: 'meter', ...rule }, cost: 600_000, uses });

  test('stop the count while nothing is decided of them', () => {
    expect(flags(water({}, { r1: '10' }))).toEqual([
      ['meter-missing', 2],
      ['meter-missing', 3],
    ]);
  });

  test('bear by persons first, the others what is left by meters', () => {
    // Persons 1, 2 and 3; the third has no meter: half of 6 000 Kč is his.
    expect(amounts(water({ without_meter: 'persons' }, { r1: '10', r2: '5' }))).toEqual([
      200_000, 100_000, 300_000,
    ]);
  });

  test('have guideline numbers beside what others used', () => {
    // 36 person-months are 3 · 35 = 105 m³ beside 60 and 45.
    const counts = water({ without_meter: 'guideline' }, { r1: '60', r2: '45' });
    expect(amounts(counts)).toEqual([171_429, 128_571, 300_000]);
    expect(counts.components[0]).toMatchObject({ quantity: '210' });
    expect(counts.spaces[2]?.parts).toMatchObject([{ by: 'guideline', quantity: '105' }]);
  });

  test('have all go by guideline numbers where that is the rule, and by meters once all have one', () => {
    const rule = { without_meter: 'guideline-all' } as const;
    expect(amounts(water(rule, { r1: '60', r2: '45' }))).toEqual([100_000, 200_000, 300_000]);
    expect(amounts(water(rule, { r1: '60', r2: '45', r3: '15' }))).toEqual([
      300_000, 225_000, 75_000,
    ]);
  });

  test('are billed as refused, by the mean or not at all, as the rule says', () => {
    const uses = { r1: '30', r2: '10' };
    // 6 000 Kč / (150 + 2·50) = 24 Kč/m²: 3 600; by the mean 40 Kč/m²: 2 000.
    expect(amounts(water({ without_meter: 'refused' }, uses))).toEqual([180_000, 60_000, 360_000]);
    expect(amounts(water({ without_meter: 'area' }, uses))).toEqual([300_000, 100_000, 200_000]);
    expect(amounts(water({ without_meter: 'nothing' }, uses))).toEqual([450_000, 150_000, 0]);
  });

  test('use the mark of a space before its meter', () => {
    const marks = { 3: 'refused' } as const;
    const uses = { r1: '30', r2: '10', r3: '5' };
    const counts = counted(flats, { rule: { key: 'meter' }, cost: 600_000, uses, marks });
    expect(amounts(counts)).toEqual([180_000, 60_000, 360_000]);
  });
});

describe('a use', () => {
  const rule = { key: 'meter' } as const;

  test.each<[string, Readonly<Record<string, string | null>>, (string | number | null)[][]]>([
    ['that is not known', { r1: '1', r2: null }, [['use-unknown', 2]]],
    ['that is less than nothing', { r1: '1', r2: '-3' }, [['use-unknown', 2]]],
    ['of nobody', { r1: '0', r2: '0' }, [['nothing-to-divide-by', null]]],
  ])('%s stops the count', (_name, uses, expected) => {
    const two = [space(1, 50), space(2, 50)];
    expect(flags(counted(two, { rule, cost: 100, uses }))).toEqual(expected);
  });

  test('of a metered flat whose recipient has none stops the count', () => {
    const two = [space(1, 50), space(2, 50)];
    expect(flags(counted(two, { rule, cost: 100, uses: { r1: '1' }, metered: [1, 2] }))).toEqual([
      ['use-unknown', 2],
    ]);
  });
});
