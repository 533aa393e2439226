/** What of a meter turns its states into amounts. */
interface Counter {
  readonly digits: number;
  readonly multiplier: number;
}

/** What went through between two states; of an overflow the counter began anew on the way. */
export function differenceOf(
  before: number,
  state: number,
  { digits, multiplier }: Counter,
  overflowed: boolean,
): number {
  const counted = state - before + (overflowed ? 10 ** digits : 0);
  // States have six decimals at most; their difference as a double may have more.
  return Math.round(counted * multiplier * 1e6) / 1e6;
}
