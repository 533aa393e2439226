/** So much may the tax of a line differ from its rate, in hellers: suppliers round each item, or the whole. */
const ROUNDING = 100;

/** Tax of a base at the rate, both in hellers, halves away from nothing (zákon č. 235/2004 Sb., § 37 písm. a). */
export function taxOf(base: number, rate: number): number {
  return signed(base, (Math.abs(base) * rate) / 100);
}

/** Rounded, with the sign of the sum that it is of. */
function signed(sum: number, size: number): number {
  const whole = Math.round(size);
  return sum < 0 ? 0 - whole : whole;
}

/** The base and the tax of a sum with tax, in hellers (zákon č. 235/2004 Sb., § 37 písm. b). */
export function splitTotal(total: number, rate: number): { base: number; tax: number } {
  const tax = signed(total, (Math.abs(total) * rate) / (100 + rate));
  return { base: total - tax, tax };
}

/** Whether the tax may be that of the base at the rate. */
export function isTaxOfRate(base: number, rate: number, tax: number): boolean {
  return Math.abs(tax - taxOf(base, rate)) <= ROUNDING;
}
