import { isAbsent } from './rule.ts';

// Specification, sections 5 and 9: Tax rate.

/** Allowed tax rates in percent. */
export const TAX_RATES: readonly number[] = [0, 10, 12, 15, 21];

/** A tax rate must be present, of the number type, and one of the allowed ones. */
export function taxRateRule(value: unknown): string | null {
  if (isAbsent(value)) return 'Hodnota musí být definována';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'Hodnota musí být číselného typu';
  return TAX_RATES.includes(value) ? null : 'Sazba daně není platná';
}
