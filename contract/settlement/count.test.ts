import { describe, expect, test } from 'vitest';
import { amounts, counted, HEAT, shares, space } from '#tests/settlement-house.ts';

// The handbook's vectors, in hellers.

const house = [space(1, 60), space(2, 60), space(3, 40), space(4, 80)];
const readings = { r1: '1200', r2: '90', r3: '500', r4: '900' };
const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0);

describe('heat of 300 000 Kč', () => {
  test('of a house with one flat under the lower limit (A)', () => {
    const heat = counted(house, { rule: HEAT, cost: 30_000_000, uses: readings });
    expect(amounts(heat)).toEqual([9_980_769, 5_250_000, 5_096_154, 9_673_077]);
    expect(heat.spaces.map(({ limited }) => limited)).toEqual([null, 'lower', null, null]);
    expect([heat.mean, heat.rounds]).toEqual(['125000', 2]);
    expect(heat.spaces[1]).toMatchObject({ before: '1143750000/269', after: '5250000', round: 1 });
    expect(sum(amounts(heat))).toBe(30_000_000);
  });

  test('by the rules of 2016 to 2023 (B)', () => {
    const rule = { ...HEAT, basic_share: '40', lower_limit: '80' };
    const heat = counted(house, { rule, cost: 30_000_000, uses: readings });
    expect(amounts(heat)).toEqual([9_923_077, 6_000_000, 4_884_615, 9_192_308]);
  });

  test('with nobody outside the limits (C): the odd heller is taken from the smallest remainder', () => {
    const uses = { r1: '1000', r2: '700', r3: '500', r4: '900' };
    const heat = counted(house, { rule: HEAT, cost: 30_000_000, uses });
    expect(amounts(heat)).toEqual([8_588_709, 7_137_097, 4_919_355, 9_354_839]);
    expect(heat.rounds).toBe(1);
  });
});

describe('the correction to the limits', () => {
  test('takes back of a credit note what it would bring of an invoice', () => {
    const [back, heat] = [-30_000_000, 30_000_000].map((cost) =>
      counted(house, { rule: HEAT, cost, uses: readings }),
    );
    const opposite = (text?: string | null) => (text?.startsWith('-') ? text.slice(1) : `-${text}`);
    expect(back?.mean).toBe(opposite(heat?.mean));
    expect(back?.spaces.map(({ amount }) => -amount)).toEqual(heat && amounts(heat));
    const rest = (one?: typeof heat) => one?.spaces.map(({ parts }) => parts[1]);
    expect(rest(back)?.map((part) => part?.correction)).toEqual(
      rest(heat)?.map((part) => opposite(part?.correction)),
    );
    expect(back?.spaces.map(({ before }) => before)).toEqual(
      heat?.spaces.map(({ before }) => opposite(before)),
    );
  });

  test('concerns meters alone', () => {
    const heat = counted(house, { rule: { ...HEAT, key: 'unit' }, cost: 30_000_000 });
    expect([heat.mean, heat.rounds]).toEqual([null, 0]);
    expect(amounts(heat)).toEqual([7_500_000, 7_500_000, 6_250_000, 8_750_000]);
  });

  test('goes three rounds, and a tie of 6/11 heller goes to the earlier space', () => {
    const spaces = [50, 50, 80, 70, 40, 40].map((area, at) => space(at + 1, area));
    const uses = { r1: '150', r2: '2500', r3: '800', r4: '0', r5: '300', r6: '2500' };
    const rule = { ...HEAT, basic_share: '40' };
    const heat = counted(spaces, { rule, cost: 36_000_000, uses });
    expect(amounts(heat)).toEqual([
      3_818_182, 8_945_455, 6_109_091, 5_345_454, 3_054_545, 8_727_273,
    ]);
    expect(heat.spaces.map(({ limited, round }) => [limited, round])).toEqual([
      ['lower', 1],
      [null, null],
      ['lower', 2],
      ['lower', 1],
      ['lower', 1],
      ['upper', 1],
    ]);
    expect(heat.rounds).toBe(3);
  });

  // Of the example the mean (200 Kč/m²), the limits (160 and 400), the basic component (80) and what is left
  // for 780 m² (138 400 Kč) are known. Low flats of 160 m² at 160 Kč (25 600) and a high one of 120 m² at 400
  // (48 000) make the whole 212 000 Kč of 1 060 m². 138 400 less 780 × 80 is 76 000 for 760 units: 100 Kč each.
  test("leaves 76 000 Kč to be divided by readings in the ministry's example", () => {
    const areas = [50, 50, 60, 120, 130, 130, 130, 130, 130, 130];
    const spaces = areas.map((area, at) => space(at + 1, area));
    const used = [0, 0, 0, 400, 110, 120, 130, 130, 130, 140];
    const uses = Object.fromEntries(used.map((use, at) => [`r${at + 1}`, String(use)]));
    const rule = { ...HEAT, basic_share: '40', lower_limit: '80' };
    const heat = counted(spaces, { rule, cost: 21_200_000, uses });
    expect(heat.mean).toBe('20000');
    expect(amounts(heat).slice(0, 4)).toEqual([800_000, 800_000, 960_000, 4_800_000]);
    const free = heat.spaces.slice(4);
    expect(free.map(({ parts }) => parts[0]?.amount)).toEqual(free.map(() => '1040000'));
    expect(free.map(({ parts }) => parts[1]?.amount)).toEqual(
      [110, 120, 130, 130, 130, 140].map((units) => String(units * 10_000)),
    );
    expect(sum(amounts(heat).slice(4))).toBe(13_840_000);
  });
});

describe('hot water', () => {
  const uses = { r1: '40', r2: '20', r3: '30', r4: '60' };

  test('of 120 000 Kč of heat by 30 and 70 per cent and 60 000 Kč of water by meters', () => {
    const rule = { basic_share: '30', basic_key: 'area', key: 'meter' } as const;
    const heat = amounts(counted(house, { rule, cost: 12_000_000, uses }));
    const water = amounts(counted(house, { rule: { key: 'meter' }, cost: 6_000_000, uses }));
    expect(heat.map((one, at) => one + (water[at] ?? 0))).toEqual([
      4_740_000, 2_820_000, 3_480_000, 6_960_000,
    ]);
  });
});

describe('cold water', () => {
  test('of the main meter goes by the flats, the difference with it', () => {
    const uses = { r1: '140', r2: '90', r3: '120', r4: '150' };
    const water = counted(house, { rule: { key: 'meter' }, cost: 7_046_000, uses });
    expect(amounts(water)).toEqual([1_972_880, 1_268_280, 1_691_040, 2_113_800]);
    expect(shares(water)).toEqual(amounts(water));
  });
});
