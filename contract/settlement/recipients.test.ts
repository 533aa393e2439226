import { describe, expect, test } from 'vitest';
import { counted, flags, HEAT, recipient, shares, space } from '#tests/settlement-house.ts';
import type { FrozenRecipient, FrozenRule } from './frozen.ts';

/** A flat whose recipient changed, and a flat of the same area beside it that nobody left. */
const changed = (former: string, next: string, living: readonly (number | null)[] = [1, 1]) => [
  space(1, 50, {
    recipients: [
      recipient('r1', { to: former, living: living[0] ?? null }),
      recipient('r1b', { from: next, living: living[1] ?? null }),
    ],
  }),
  space(2, 50),
];

const split = (rule: Partial<FrozenRule>, cost: number, former: string, next: string) =>
  shares(counted(changed(former, next), { rule, cost })).slice(0, 2);

describe('a tenancy that changed within a year, on 24 000 Kč', () => {
  test.each([
    ['2025-04-30', '2025-05-01', [1_392_000, 1_008_000]],
    ['2025-05-15', '2025-05-16', [1_415_226, 984_774]],
    ['2025-08-31', '2025-09-01', [1_440_000, 960_000]],
  ])('is divided by annex 3 to %s', (former, next, expected) =>
    expect(split({ time_weight: 'climate' }, 4_800_000, former, next)).toEqual(expected),
  );

  test('is divided by days: 181 and 184 of 365', () =>
    expect(split({}, 4_800_000, '2025-06-30', '2025-07-01')).toEqual([1_190_137, 1_209_863]));

  test('is divided by days where the whole time has no heating', () => {
    const time = { from: '2025-06-01', to: '2025-08-31' };
    const spaces = [
      space(1, 50, {
        recipients: [
          recipient('r1', { from: '2025-06-01', to: '2025-06-30' }),
          recipient('r1b', { from: '2025-07-01', to: '2025-08-31' }),
        ],
      }),
    ];
    const rule = { time_weight: 'climate' } as const;
    expect(shares(counted(spaces, { rule, cost: 92_00 }, time))).toEqual([3000, 6200]);
  });

  test('keeps the basic component by time and divides consumption by what each used', () => {
    const uses = { r1: '10', r1b: '30', r2: '40' };
    const heat = counted(changed('2025-04-30', '2025-05-01'), {
      rule: { ...HEAT, lower_limit: null, upper_limit: null },
      cost: 4_800_000,
      uses,
    });
    // 12 000 Kč basic by 58 and 42 per cent, 12 000 Kč of consumption by 10 and 30.
    expect(shares(heat).slice(0, 2)).toEqual([696_000 + 300_000, 504_000 + 900_000]);
    expect(heat.recipients[1]?.parts).toMatchObject([
      { part: 'basic', split: 'climate', portion: '21/50', quantity: '21' },
      { part: 'rest', split: 'uses', portion: '3/4', quantity: '30' },
    ]);
  });

  test('goes by time where nothing was used', () => {
    const heat = counted(changed('2025-04-30', '2025-05-01'), {
      rule: HEAT,
      cost: 4_800_000,
      uses: { r1: '0', r1b: '0', r2: '5' },
    });
    expect(heat.spaces[0]).toMatchObject({ limited: 'lower', amount: 1_680_000 });
    expect(shares(heat).slice(0, 2)).toEqual([974_400, 705_600]);
  });

  test('of a flat billed as refused goes by the uses that are known', () => {
    const marks = { 1: 'refused' } as const;
    const rule = { ...HEAT, basic_share: '0', lower_limit: null, upper_limit: null };
    const known = { r1: '10', r1b: '30', r2: '5' };
    // 3 · 50 of 200 m²: 36 000 of 48 000 Kč.
    const spaces = changed('2025-04-30', '2025-05-01');
    expect(shares(counted(spaces, { rule, cost: 4_800_000, marks, uses: known }))).toEqual([
      900_000, 2_700_000, 1_200_000,
    ]);
    const unknown = { ...known, r1b: null };
    expect(shares(counted(spaces, { rule, cost: 4_800_000, marks, uses: unknown }))).toEqual([
      2_088_000, 1_512_000, 1_200_000,
    ]);
  });

  test('rounds to whole crowns, and the odd hellers of the cost are still in it', () => {
    const rule = { rounding: 100 } as const;
    const one = counted(changed('2025-06-30', '2025-07-01'), { rule, cost: 100_033 });
    expect(one.spaces.map(({ amount }) => amount)).toEqual([50_033, 50_000]);
    expect(shares(one)).toEqual([24_800, 25_233, 50_000]);
  });
});

describe('persons', () => {
  const persons: Partial<FrozenRule> = { key: 'persons' };
  const flat = (id: number, recipients: readonly FrozenRecipient[]) =>
    space(id, 50, { recipients: [...recipients] });

  test('of two all the year bear 2 181,82 Kč of a lift for 24 000 Kč and 264 person-months', () => {
    const spaces = [2, 6, 6, 8].map((living, at) =>
      flat(at + 1, [recipient(`r${at + 1}`, { living })]),
    );
    const lift = counted(spaces, { rule: persons, cost: 2_400_000 });
    expect(lift.components[0]?.quantity).toBe('264');
    expect(shares(lift)[0]).toBe(218_182);
  });

  test('are counted by months, of a part of one by its days', () => {
    const spaces = [
      flat(1, [
        recipient('r1', { to: '2025-01-14', living: 2 }),
        recipient('r1b', { from: '2025-01-15', living: 3 }),
      ]),
    ];
    const lift = counted(spaces, { rule: persons, cost: 100 });
    // 2 · 14/31 and 3 · (17/31 + 11).
    expect(lift.recipients.map(({ parts }) => parts[0]?.quantity)).toEqual(['28/31', '1074/31']);
    expect(lift.recipients[0]?.parts[0]?.split).toBe('persons');
  });

  test('of two for seven months use 40,83 m³ by the guideline number', () => {
    const spaces = [
      flat(1, [
        recipient('r1', { to: '2025-07-31', living: 2 }),
        recipient('r1b', { from: '2025-08-01', living: 0 }),
      ]),
      flat(2, [recipient('r2', {})]),
    ];
    const rule = { key: 'meter', without_meter: 'guideline-all' } as const;
    const water = counted(spaces, { rule, cost: 100_000, metered: [2] });
    // 14 / 12 · 35 m³.
    expect(water.spaces[0]?.parts[0]?.quantity).toBe('245/6');
    expect(Number((245 / 6).toFixed(2))).toBe(40.83);
    expect(shares(water)).toEqual([53_846, 0, 46_154]);
  });

  test('of whom nobody has recorded anything stop the count, a gap in the record too', () => {
    const spaces = [
      flat(1, [recipient('r1', { living: null })]),
      flat(2, [recipient('r2', { persons: [] })]),
      flat(3, [recipient('r3', { persons: [{ from: '2025-01-01', to: '2025-06-30', count: 2 }] })]),
      flat(4, [recipient('r4', {})]),
    ];
    const lift = counted(spaces, { rule: persons, cost: 100 });
    expect(flags(lift)).toEqual([1, 2, 3].map((id) => ['quantity-unknown', id]));
    expect(lift).toMatchObject({ spaces: [], recipients: [] });
  });

  test('of an empty flat are as many as the rule says, of one left for a time none', () => {
    const spaces = [
      flat(1, [recipient('r1', { payer: 'unit', persons: [] })]),
      flat(2, [recipient('r2', { living: 0 })]),
      flat(3, [
        recipient('r3', {
          persons: [
            { from: '2025-01-01', to: '2025-06-30', count: 2 },
            { from: '2025-07-01', to: '2025-12-31', count: 0 },
          ],
        }),
      ]),
      flat(4, [recipient('r4', { payer: 'unit', living: 3 })]),
    ];
    const with1 = counted(spaces, { rule: { ...persons, vacant_persons: 1 }, cost: 7200 });
    expect(shares(with1)).toEqual([1200, 1200, 1200, 3600]);
    const with0 = counted(spaces, { rule: persons, cost: 4800 });
    expect(shares(with0)).toEqual([0, 0, 1200, 3600]);
  });

  test('none of whom live there anywhere are nothing to divide by', () =>
    expect(
      flags(counted([flat(1, [recipient('r1', { living: 0 })])], { rule: persons, cost: 100 })),
    ).toEqual([['nothing-to-divide-by', null]]));
});

describe('a formula', () => {
  const spaces = changed('2025-04-30', '2025-05-01', [3, 2]);

  test('of persons goes to recipients by theirs, of area by time', () => {
    const rule = { key: 'formula', formula: 'osoby + 4 * mesice / mesice' } as const;
    expect(flags(counted(spaces, { rule, cost: 100 }))).toEqual([['formula-fault', null]]);
    const byPersons = { key: 'formula', formula: 'osoby * plocha' } as const;
    const one = counted(spaces, { rule: byPersons, cost: 4000 });
    // Person-months 12 + 16 and 12.
    expect(shares(one)).toEqual([1200, 1600, 1200]);
    expect(one.recipients[0]?.parts[0]?.split).toBe('formula');
    const byArea = { key: 'formula', formula: 'max(plocha; 40)' } as const;
    expect(shares(counted(spaces, { rule: byArea, cost: 73_000 }))).toEqual([
      12_000, 24_500, 36_500,
    ]);
  });

  test('that divides by zero or comes to less than nothing says of which space', () => {
    const less = { key: 'formula', formula: 'osoby - 20' } as const;
    expect(flags(counted(spaces, { rule: less, cost: 100 }))).toEqual([['formula-fault', 2]]);
    const zero = { key: 'formula', formula: '1 / (osoby - 12)' } as const;
    expect(flags(counted(spaces, { rule: zero, cost: 100 }))).toEqual([['formula-fault', 2]]);
  });

  test('asks for what it names alone, and says what of it is missing', () => {
    const rule = { key: 'formula', formula: 'spotreba * podil' } as const;
    const uses = { r1: '1', r1b: null };
    expect(flags(counted(spaces, { rule, cost: 100, uses }))).toEqual([
      ['use-unknown', 1],
      ['meter-missing', 2],
    ]);
    const all = { r1: '1', r1b: '3', r2: '4' };
    expect(flags(counted(spaces, { rule, cost: 100, uses: all }))).toEqual([
      ['quantity-unknown', 1],
      ['quantity-unknown', 2],
    ]);
    const used = { key: 'formula', formula: 'spotreba' } as const;
    expect(shares(counted(spaces, { rule: used, cost: 800, uses: all }))).toEqual([100, 300, 400]);
  });
});
