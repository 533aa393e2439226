import type { SettlementLawKey } from '#contract/billing/law-words.ts';
import type { BillingKind } from '#contract/billing/place-words.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { lawOn, type LawRow } from './law-on.ts';

/** Rates of the law that a supply of a place is taxed by, beside the standard one; of other places the law is not asked. */
const keysOf: Partial<Record<BillingKind, readonly SettlementLawKey[]>> = {
  heat: ['tax-heat'],
  'heat-and-hot-water': ['tax-heat', 'tax-water'],
  'hot-water': ['tax-heat', 'tax-water'],
  'cold-water': ['tax-water'],
  cleaning: ['tax-cleaning'],
  electricity: [],
  gas: [],
};

const percent = (rate: number) => `${czechNumber(rate, 0, 3)}\u00A0%`;

/** The rate by which a supply of such a place is usually taxed on the day; null where the law is not asked or not known. */
export function usualTaxRate(
  kind: BillingKind,
  day: string,
  law: readonly LawRow[],
): number | null {
  const keys = keysOf[kind];
  return keys === undefined ? null : lawOn(law, keys[0] ?? 'tax-standard', day);
}

/** What of a document a rate of tax is judged by. */
interface Taxed {
  readonly tax_rate: number;
}

/**
 * Rates of tax of a supplier's document that did not hold on the day of the supply, a sentence each. What is not
 * taxed, or at the standard rate, is in order; where the law's row is not known nothing is doubted (zákon
 * č. 235/2004 Sb., § 47).
 */
export function taxDoubts(
  kind: BillingKind,
  lines: readonly Taxed[],
  day: string | null,
  law: readonly LawRow[],
): string[] {
  const keys = keysOf[kind];
  if (keys === undefined || day === null) return [];
  const rates = [...keys, 'tax-standard' as const].map((key) => lawOn(law, key, day));
  const known = rates.filter((rate) => rate !== null);
  if (known.length < rates.length) return [];
  const odd = new Set(
    lines.map(({ tax_rate }) => tax_rate).filter((rate) => rate !== 0 && !known.includes(rate)),
  );
  const lawful = [...new Set(known)].map(percent).join(' nebo ');
  return [...odd].map(
    (rate) =>
      `Sazba ${percent(rate)} k\u00A0${czechDate(day)} pro toto plnění neplatila; podle zákona je ${lawful}.`,
  );
}
