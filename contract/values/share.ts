import { shareFault } from '#contract/rules/shares.ts';
import type { Reader } from './value.ts';

/** A fraction as two whole numbers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const fraction = /^(\d{1,10})\s*\/\s*(\d{1,10})$/;
const percent = /^(\d{1,3})\s*%$/;
const MOST_PART = 2_000_000_000;

/** A share: 1/2, 50 %, or 1 for the whole. */
export const asShare: Reader = (cell) => {
  const [, over, under] = fraction.exec(cell) ?? [];
  const [, hundredths] = percent.exec(cell) ?? [];
  const numerator = Number(over ?? hundredths ?? (cell === '1' ? 1 : Number.NaN));
  const denominator = Number(under ?? (hundredths === undefined ? 1 : 100));
  const parts = [numerator, denominator];
  if (!parts.every((part) => part >= 1 && part <= MOST_PART)) {
    return { fault: 'Zadejte podíl jako zlomek, například 1/2' };
  }
  const fault = shareFault({ share_numerator: numerator, share_denominator: denominator });
  return fault === null ? { value: { numerator, denominator } satisfies Fraction } : { fault };
};
