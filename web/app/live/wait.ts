const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try after so many failed in a row: longer and longer, to a minute,
 * and each browser a little differently, so that they do not all come at once to a server that has
 * just started. The chance is from 0 to 1.
 */
export function waitBefore(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * chance;
}
