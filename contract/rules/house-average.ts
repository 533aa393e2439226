/** From how many spaces on an average is told: of fewer, a neighbour's use could be reckoned from it. */
export const LEAST_AVERAGED = 3;

/** What a space used, and by which area it is compared; zero where nobody has recorded one. */
export interface AveragedSpace {
  readonly amount: number | null;
  readonly area: number;
}

/** What the spaces of a house used on average. */
export interface HouseAverage {
  /** Spaces whose use is known: those that the averages are of. */
  readonly spaces: number;
  /** For one space; null of too few. */
  readonly per_space: number | null;
  /** For one m²; null of too few, and where an area of one of them is missing. */
  readonly per_m2: number | null;
}

/**
 * Averages of the spaces whose use is known. Both are of the same spaces, so that none of them follows
 * from their difference.
 */
export function houseAverage(all: readonly AveragedSpace[]): HouseAverage {
  const known = all.filter(({ amount }) => amount !== null);
  const sum = known.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const area = known.reduce((total, one) => total + one.area, 0);
  const isTold = known.length >= LEAST_AVERAGED;
  const hasAreas = known.every((one) => one.area > 0);
  return {
    spaces: known.length,
    per_space: isTold ? sum / known.length : null,
    per_m2: isTold && hasAreas ? sum / area : null,
  };
}
