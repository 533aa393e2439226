/**
 * A sum divided by weights to whole units, so that the parts make the sum exactly: each gets what it comes
 * to rounded down, and what is left goes by one to those with the largest remainders, the earlier first of
 * equal ones. Null where all weights are nothing. The sum and the weights are not less than nothing.
 */
export function dividedSum(sum: number, weights: readonly bigint[]): readonly number[] | null {
  const total = weights.reduce((so, weight) => so + weight, 0n);
  if (total === 0n) return null;
  const whole = BigInt(sum);
  const parts = weights.map((weight) => (whole * weight) / total);
  const rest = Number(whole - parts.reduce((so, part) => so + part, 0n));
  const remainders = weights.map((weight, at) => ({ at, left: (whole * weight) % total }));
  const first = remainders
    .toSorted((one, other) => compare(other.left, one.left) || one.at - other.at)
    .slice(0, rest);
  const raised = new Set(first.map(({ at }) => at));
  return parts.map((part, at) => Number(part) + (raised.has(at) ? 1 : 0));
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
