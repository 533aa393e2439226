import { optional, textOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { weightedSum } from './weighted-sum.ts';

// Specification, section 5: Business ID (IČO).

/** Number of digits of a business ID. */
export const BUSINESS_ID_LENGTH = 8;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** A business ID that must be given: eight digits, the last being the check digit. */
export function businessIdRule(value: unknown): string | null {
  const businessId = textOf(value);
  if (!/^\d{8}$/.test(businessId)) return 'zadejte platné identifikační číslo';
  const expected = businessIdCheckDigit(businessId.slice(0, -1));
  return businessId.endsWith(String(expected)) ? null : 'IČO je neplatné!';
}

/** A business ID that may be left out. */
export const optionalBusinessIdRule: Rule = optional(businessIdRule);

/** The eighth digit that belongs to the first seven; throws a RangeError for anything but seven digits. */
export function businessIdCheckDigit(seven: string): number {
  return (11 - (weightedSum(seven, WEIGHTS) % 11)) % 10;
}
