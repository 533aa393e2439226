import type { Fraction } from './fraction.ts';
import { isNegative, isNothing, NOTHING, sumOf } from './exact.ts';

/** A space before the correction; amounts in hellers, exactly. */
export interface Costed {
  /** Countable area in m². */
  readonly area: Fraction;
  /** What never changes: the basic component, and all of a space that is left out of the correction. */
  readonly kept: Fraction;
  /** What is divided by readings. */
  readonly byReading: Fraction;
  /** Null of a space without a reading: limits do not concern it. */
  readonly reading: Fraction | null;
  /** Billed by X of annex 2: it is not in the mean either. */
  readonly isRefused: boolean;
}

/** Per cent over a hundred; null where there is no such limit. */
export interface Limits {
  readonly lower: Fraction | null;
  readonly upper: Fraction | null;
}

/** How a space came out: all of its cost in hellers, and where and when it was stopped. */
export interface Ended {
  readonly after: Fraction;
  readonly limited: 'lower' | 'upper' | null;
  readonly round: number | null;
}

export interface Corrected {
  /** Hellers for 1 m². */
  readonly mean: Fraction;
  readonly rounds: number;
  readonly ends: readonly Ended[];
}

/**
 * Costs held within limits of the mean of 1 m² of countable area (vyhláška 269/2015 Sb., § 3 odst. 2), as the
 * ministry's guidance of 10 February 2017 does it: who is outside bears exactly the limit; the others keep
 * their basic component, and what is left goes among them by readings; again until nobody is outside, always
 * with the mean of the beginning. The mean is of the whole house but those billed by annex 2, and "limits are
 * then taken from the mean of the others". Limits concern those who have meters, so others stay as they are,
 * though they are in the mean. Null where what is left is less than nothing or nobody is left to bear it: the
 * decree has no rule for it. Every round but the last stops at least one space, so it ends.
 */
export function corrected(spaces: readonly Costed[], limits: Limits): Corrected | null {
  const inMean = spaces.filter(({ isRefused }) => !isRefused);
  const area = sumOf(inMean.map((space) => space.area));
  if (isNothing(area)) return null;
  const mean = sumOf(inMean.map(({ kept, byReading }) => kept.add(byReading))).div(area);
  const stopped = new Map<number, Ended>();
  for (let round = 1; ; round += 1) {
    const price = priceOfReading(spaces, stopped);
    if (price === null) return null;
    const ends = spaces.map((space, at) => stopped.get(at) ?? freeEnd(space, price));
    const outside = ends.flatMap((end, at) => {
      const space = spaces[at];
      if (space === undefined || stopped.has(at)) return [];
      const stop = stopOf(space, end.after, mean, limits);
      return stop === null ? [] : [{ at, stop: { ...stop, round } }];
    });
    if (outside.length === 0) return { mean, rounds: round, ends };
    for (const { at, stop } of outside) stopped.set(at, stop);
  }
}

/** What of the moved cost falls to one of readings; null where it cannot be borne. */
function priceOfReading(
  spaces: readonly Costed[],
  stopped: ReadonlyMap<number, Ended>,
): Fraction | null {
  const free = spaces.filter(({ reading }, at) => reading !== null && !stopped.has(at));
  const measured = spaces.filter(({ reading }) => reading !== null);
  const all = sumOf(measured.map(({ kept, byReading }) => kept.add(byReading)));
  const fixed = sumOf([...stopped.values()].map(({ after }) => after));
  const left = all.sub(fixed).sub(sumOf(free.map(({ kept }) => kept)));
  if (isNegative(left)) return null;
  const readings = sumOf(free.map(({ reading }) => reading ?? NOTHING));
  if (!isNothing(readings)) return left.div(readings);
  return isNothing(left) ? NOTHING : null;
}

function freeEnd({ kept, byReading, reading }: Costed, price: Fraction): Ended {
  const moved = reading === null ? byReading : reading.mul(price);
  return { after: kept.add(moved), limited: null, round: null };
}

/** At which limit a space is stopped; one without area has no cost of 1 m² that could be outside. */
function stopOf(
  { area, reading }: Costed,
  cost: Fraction,
  mean: Fraction,
  { lower, upper }: Limits,
): Omit<Ended, 'round'> | null {
  if (reading === null || isNothing(area)) return null;
  const atLower = lower?.mul(mean).mul(area);
  if (atLower !== undefined && cost.compare(atLower) < 0)
    return { after: atLower, limited: 'lower' };
  const atUpper = upper?.mul(mean).mul(area);
  if (atUpper !== undefined && cost.compare(atUpper) > 0)
    return { after: atUpper, limited: 'upper' };
  return null;
}
