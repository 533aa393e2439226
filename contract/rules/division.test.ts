import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividedByArea, divisionFaults, type Part } from './division.ts';
import { shareText, sumOfShares } from './shares.ts';

const share = (common_share_numerator: number | null, common_share_denominator: number | null) => ({
  common_share_numerator,
  common_share_denominator,
});
const part = (
  space_number: string,
  numerator: number | null,
  denominator: number | null,
): Part => ({
  space_number,
  ...share(numerator, denominator),
});
const faults = (former: ReturnType<typeof share>, ...parts: Part[]) =>
  divisionFaults({ former, parts }).map(({ field, message }) => `${field}: ${message}`);

describe('parts of a divided space', () => {
  it('have shares that make just what the space had', () => {
    // 645/51200 = 400/51200 + 245/51200; 1/3 = 1/4 + 1/12.
    expect(faults(share(645, 51_200), part('7', 400, 51_200), part('7a', 245, 51_200))).toEqual([]);
    expect(faults(share(1, 3), part('7', 1, 4), part('7a', 1, 12))).toEqual([]);
    expect(faults(share(1, 3), part('7', 1, 4), part('7a', 1, 24))).toEqual([
      'parts: Podíly částí dávají dohromady 7/24, prostor má 1/3: chybí 1/24.',
    ]);
    expect(faults(share(2, 6), part('7', 1, 4), part('7a', 1, 6))).toEqual([
      'parts: Podíly částí dávají dohromady 5/12, prostor má 2/6: přebývá 1/12.',
    ]);
  });

  it('have all a share where the space had one, and none where it had none', () => {
    expect(faults(share(1, 3), part('7', 1, 3), part('7a', null, null))).toEqual([
      'parts.1.common_share_numerator: Zadejte podíl části',
    ]);
    expect(faults(share(null, null), part('7', null, null), part('7a', null, null))).toEqual([]);
    expect(faults(share(null, null), part('7', 1, 2), part('7a', null, null))).toEqual([
      'parts.0.common_share_numerator: Prostor k tomuto dni podíl na společných částech nemá',
    ]);
    expect(faults(share(1, 3), part('7', 1, null), part('7a', 4, 3))).toEqual([
      'parts.0.common_share_denominator: Zadejte jmenovatele podílu',
      'parts.1.common_share_numerator: Podíl nesmí být větší než celek',
    ]);
  });

  it('are two at least', () => {
    expect(faults(share(1, 3), part('7', 1, 3))).toEqual([
      'parts: Prostor se dělí aspoň na dvě části',
    ]);
  });

  it('have each a number of its own', () => {
    expect(faults(share(1, 3), part('7', 1, 6), part('7', 1, 6))).toEqual([
      'parts.1.space_number: Toto číslo má už jiná část',
    ]);
  });
});

describe('a share divided by areas', () => {
  const texts = (numerator: number, denominator: number, areas: number[]) =>
    dividedByArea({ share_numerator: numerator, share_denominator: denominator }, areas)?.map(
      (one) => `${one.share_numerator}/${one.share_denominator}`,
    );

  it('keeps its denominator, and what is left over goes to the greatest remainders', () => {
    // 645 × 40/64.5 = 400; 645 × 24.5/64.5 = 245.
    expect(texts(645, 51_200, [4000, 2450])).toEqual(['400/51200', '245/51200']);
    // 100 × 1/3 three times is 33 and a third; the one that is left goes to the first.
    expect(texts(100, 1000, [10, 10, 10])).toEqual(['34/1000', '33/1000', '33/1000']);
    // 10 × 5.5/10 = 5.5, 10 × 2.7/10 = 2.7, 10 × 1.8/10 = 1.8: the two left go to 1.8 and 2.7.
    expect(texts(10, 100, [550, 270, 180])).toEqual(['5/100', '3/100', '2/100']);
  });

  it('takes exact fractions where a part would get nothing', () => {
    expect(texts(1, 3, [6000, 2000])).toEqual(['1/4', '1/12']);
    expect(texts(1, 2_000_000_000, [7, 11])).toBeUndefined();
  });

  it('needs the area of each part', () => {
    expect(texts(645, 51_200, [4000, 0])).toBeUndefined();
  });

  it('makes always just what it was', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 99_999_999 }), {
      minLength: 2,
      maxLength: 20,
    });
    const whole = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(whole, whole, parts, (numerator, more, areas) => {
        const given = { share_numerator: numerator, share_denominator: numerator + more };
        const divided = dividedByArea(given, areas);
        if (divided === null) return;
        expect(shareText(sumOfShares(divided))).toBe(shareText(sumOfShares([given])));
        expect(divided.every(({ share_numerator }) => share_numerator > 0)).toBe(true);
      }),
    );
  });
});
