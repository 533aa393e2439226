import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysText, monthLength, partsOfMonth, turnText } from './month-days.ts';

describe('a month by days', () => {
  test('is the amount itself where nothing changes in it', () => {
    for (const length of [28, 29, 30, 31])
      expect(partsOfMonth(length, [{ day: 1, amount: 369_660 }])).toEqual([369_660]);
  });

  test('of 31 days and 3 100 Kč is 1 000 Kč for ten days and 2 100 Kč for the rest', () => {
    expect(
      partsOfMonth(31, [
        { day: 1, amount: 310_000 },
        { day: 11, amount: 310_000 },
      ]),
    ).toEqual([100_000, 210_000]);
  });

  test('of a raise from 1 000 Kč to 1 500 Kč on 16 April is 500 Kč and 750 Kč', () => {
    expect(
      partsOfMonth(30, [
        { day: 1, amount: 100_000 },
        { day: 16, amount: 150_000 },
      ]),
    ).toEqual([50_000, 75_000]);
  });

  test('of February is counted by its 28 days, in a leap year by 29', () => {
    // 1 000,00 Kč from the 15th: 14 of 28 days are 500,00; 15 of 29 are 517,241… Kč.
    expect(partsOfMonth(monthLength('2026-02-15'), [{ day: 15, amount: 100_000 }])).toEqual([
      50_000,
    ]);
    expect(partsOfMonth(monthLength('2028-02-15'), [{ day: 15, amount: 100_000 }])).toEqual([
      51_724,
    ]);
  });

  test('loses and adds no heller when it is halved: 1 000,01 Kč is 500,01 Kč and 500,00 Kč', () => {
    expect(
      partsOfMonth(30, [
        { day: 1, amount: 100_001 },
        { day: 16, amount: 100_001 },
      ]),
    ).toEqual([50_001, 50_000]);
  });

  test('of three thirds of 100,00 Kč is 33,33 and 33,34 and 33,33', () => {
    expect(
      partsOfMonth(30, [
        { day: 1, amount: 10_000 },
        { day: 11, amount: 10_000 },
        { day: 21, amount: 10_000 },
      ]),
    ).toEqual([3333, 3334, 3333]);
  });

  test('costs nothing before its first span, and nothing where nothing is prescribed', () => {
    expect(
      partsOfMonth(30, [
        { day: 11, amount: 30_000 },
        { day: 21, amount: 0 },
      ]),
    ).toEqual([10_000, 0]);
  });

  test('makes the amount to the heller, however often the payer changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(28, 29, 30, 31),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.uniqueArray(fc.integer({ min: 2, max: 28 })),
        (length, amount, days) => {
          const turns = [1, ...days.toSorted((one, other) => one - other)];
          const parts = partsOfMonth(
            length,
            turns.map((day) => ({ day, amount })),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('what is said of it', () => {
  test('is how many days of the month it is, and nothing of a whole one', () => {
    expect(daysText(21, 31)).toBe('21\u00A0z\u00A031\u00A0dnů');
    expect(daysText(31, 31)).toBe('');
  });

  test('is when a change inside a month is claimed first', () => {
    expect(turnText('next', '2026-03-01')).toBe('');
    expect(turnText('next', '2026-03-15')).toBe(
      'Změna od 15. 3. 2026 se poprvé předepíše v následujícím měsíci.',
    );
    expect(turnText('days', '2026-03-15')).toBe(
      'V prvním měsíci se počítá po dnech: 14 z 31 dnů po staru, 17 z 31 dnů po novu.',
    );
  });
});
