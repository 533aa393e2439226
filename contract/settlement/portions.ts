import type { Fraction } from './fraction.ts';
import type { CountedSplit } from './counted.ts';
import { isNothing, NOTHING } from './exact.ts';
import { sumOfKnown } from './ground.ts';

/** Parts of a whole that make 1, in the order of a space's recipients, and by what they were found. */
export interface Portions {
  readonly split: CountedSplit;
  readonly portions: readonly Fraction[];
}

/** Portions in proportion to weights; null where one is not known, or they make nothing. */
export function portioned(
  split: CountedSplit,
  weights: readonly (Fraction | null)[],
): Portions | null {
  const all = sumOfKnown(weights);
  if (all === null || isNothing(all)) return null;
  return { split, portions: weights.map((weight) => (weight ?? NOTHING).div(all)) };
}
