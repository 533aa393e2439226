/** Sum of decimal digits, each times its weight; both must have the same length. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  if (!/^\d*$/.test(digits) || digits.length !== weights.length) {
    throw new RangeError(`Expected ${weights.length} digits`);
  }
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
