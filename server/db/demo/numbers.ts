import { businessIdCheckDigit } from '#contract/rules/business-id.ts';
import { sipoCheckDigit } from '#contract/rules/sipo.ts';
import type { Random } from './random.ts';

/** A business ID with the right check digit, from a range that the register has not given out. */
export function madeUpBusinessId(random: Random): string {
  const seven = `99${random.digits(5)}`;
  return `${seven}${businessIdCheckDigit(seven)}`;
}

/** A SIPO number with the right check digit. */
export function madeUpSipo(random: Random): string {
  const nine = `9${random.digits(8)}`;
  return `${nine}${sipoCheckDigit(nine)}`;
}

/** A phone number in the Czech form, from a range without subscribers. */
export function madeUpPhone(random: Random): string {
  return `+420 600 ${random.digits(3)} ${random.digits(3)}`;
}

/** An e-mail address in the domain for examples, from the words of a name. */
export function madeUpEmail(words: readonly string[], suffix: number | ''): string {
  const local = words.map(plainWord).filter((word) => word !== '');
  return `${local.join('.')}${suffix}@example.cz`;
}

/** Hundredths of a square metre as a decimal text: 6430 → 64.30. */
export function decimalArea(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
