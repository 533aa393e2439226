import { whole } from './exact.ts';
import type { Fraction } from './fraction.ts';

/**
 * Exact parts of a sum in whole steps, so that they make the sum exactly: each gets what it comes to rounded
 * down, and what is left goes by one step to those with the largest remainders, the earlier first of equal
 * ones. The sum, the parts and the step are in hellers, and the exact parts make the sum. Where the sum is
 * no whole number of steps, the odd hellers go to whoever would be the next to get a step. A sum less than
 * nothing is divided as its opposite, so that a credit note takes back what the invoice has brought.
 */
export function roundedParts(
  sum: number,
  parts: readonly Fraction[],
  step: number,
): readonly number[] {
  if (sum < 0) {
    const turned = parts.map((part) => part.neg());
    return roundedParts(-sum, turned, step).map((part) => 0 - part);
  }
  const downs = parts.map((part) => wholeSteps(part, BigInt(step)) * step);
  const left = sum - downs.reduce((so, down) => so + down, 0);
  const raises = Math.ceil(left / step);
  if (left < 0 || raises > parts.length) throw new RangeError('Parts do not make the sum');
  const first = parts
    .map((part, at) => ({ at, remainder: part.sub(whole(downs[at] ?? 0)) }))
    .toSorted((one, other) => other.remainder.compare(one.remainder) || one.at - other.at)
    .slice(0, raises);
  const raised = new Map(
    first.map(({ at }, turn) => [at, turn < raises - 1 ? step : left - (raises - 1) * step]),
  );
  return downs.map((down, at) => down + (raised.get(at) ?? 0));
}

/** How many whole steps are in it, towards less. */
function wholeSteps({ n, d }: Fraction, step: bigint): number {
  const under = d * step;
  const steps = n / under;
  return Number(n < 0n && steps * under !== n ? steps - 1n : steps);
}
