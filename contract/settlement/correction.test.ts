import { describe, expect, test } from 'vitest';
import { corrected, type Costed } from './correction.ts';
import { exact, fractionText } from './exact.ts';

const costed = (area: string, kept: string, byReading: string, reading: string | null): Costed => ({
  area: exact(area),
  kept: exact(kept),
  byReading: exact(byReading),
  reading: reading === null ? null : exact(reading),
  isRefused: false,
});
const limits = { lower: exact('0.7'), upper: exact('2') };

describe('a correction to the limits', () => {
  // Two flats of 10 m², 1 000 in all, mean 50 a m²: the second used all and has 75 a m², within 100; the first
  // is raised to 350, and 650 stay for the second.
  test('moves to the others what raises a low one', () => {
    const found = corrected(
      [costed('10', '250', '0', '0'), costed('10', '250', '500', '5')],
      limits,
    );
    expect(found?.ends.map(({ after }) => fractionText(after))).toEqual(['350', '650']);
    expect(found?.rounds).toBe(2);
  });

  test('stops where all are at a limit and something is left', () => {
    // 10 and 90 m², mean 10: 865 falls to 200, 135 rises to 630, and nobody is left to bear 170.
    const two = [costed('10', '10', '855', '95'), costed('90', '90', '45', '5')];
    expect(corrected(two, limits)).toBeNull();
  });

  test('stops where whoever is left has no reading', () => {
    // 10 and 90 m², mean 11: 910 falls to 220, and by no reading the rest cannot go to the other.
    const two = [costed('10', '10', '900', '5'), costed('90', '90', '100', '0')];
    expect(corrected(two, { lower: null, upper: exact('2') })).toBeNull();
  });

  test('stops where less than nothing is left', () => {
    // Flats of 90 and 10 m², mean 10. The first kept 100 and is raised to 630; the second keeps 600 of the 370
    // that are left.
    expect(
      corrected([costed('90', '100', '0', '0'), costed('10', '600', '300', '1')], {
        lower: exact('0.7'),
        upper: null,
      }),
    ).toBeNull();
  });

  test('leaves a space without area out of the limits, and has nothing to go by without any', () => {
    const none = costed('0', '0', '100', '1');
    expect(corrected([none], limits)).toBeNull();
    const found = corrected([none, costed('10', '500', '400', '4')], limits);
    expect(found?.ends.map(({ limited }) => limited)).toEqual([null, null]);
  });

  test('goes by one limit where the other is none', () => {
    const two = [costed('10', '250', '0', '0'), costed('10', '250', '500', '5')];
    expect(corrected(two, { lower: null, upper: exact('2') })?.rounds).toBe(1);
    expect(corrected(two, { lower: exact('0.7'), upper: null })?.rounds).toBe(2);
  });

  test('leaves a cost that is exactly at a limit', () => {
    // Mean 10, limits 7 and 20: 70 and 200 are within.
    const exactly = [
      costed('10', '0', '70', '70'),
      costed('10', '0', '200', '200'),
      costed('10', '0', '30', null),
    ];
    expect(corrected(exactly, limits)?.rounds).toBe(1);
    expect(corrected(exactly, limits)?.mean.equals(exact('10'))).toBe(true);
    expect(corrected(exactly, limits)?.ends[2]?.after.equals(exact('30'))).toBe(true);
  });
});
