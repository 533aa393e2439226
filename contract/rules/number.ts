import { withMinus } from './minus.ts';

// Specification, section 5: Number. The schemas of fields.ts say these sentences.

/** What is said of a value that is no number. */
export const NOT_A_NUMBER = 'Zadejte číselnou hodnotu';

/** What is said of a number with decimals where a whole one is asked for. */
export const NOT_WHOLE = 'Zadejte celé číslo';

const czechNumber = /^([+\-\u2212]?)(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d*)(?:[.,](\d+))?$/;
const limitFormat = new Intl.NumberFormat('cs-CZ', {
  // A year stays together.
  useGrouping: 'min2',
  maximumFractionDigits: 20,
});

/**
 * Reads a number as Czechs write it: groups of three parted by an ordinary, no-break or narrow
 * no-break space, decimal comma or dot. Null for anything else.
 */
export function parseCzechNumber(text: string): number | null {
  const match = czechNumber.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const size = Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  if (!Number.isFinite(size)) return null;
  return sign === '' || sign === '+' ? size : -size;
}

/** What is said of a number below the limit. */
export function leastSentence(least: number): string {
  if (least >= 0 && least <= 1) return 'Zadejte kladnou hodnotu';
  return `Zadejte nejméně ${withMinus(limitFormat.format(least))}`;
}

/** What is said of a number above the limit, which itself passes. */
export function mostSentence(most: number): string {
  return `Maximum ${limitFormat.format(most)}`;
}

const DECIMALS = {
  1: 'jedno desetinné místo',
  2: 'dvě desetinná místa',
  3: 'tři desetinná místa',
  4: 'čtyři desetinná místa',
  6: 'šest desetinných míst',
} as const;
export type Decimals = keyof typeof DECIMALS;

/** What is said of a number with more decimal places. */
export function decimalsSentence(places: Decimals): string {
  return `Zadejte nejvýše ${DECIMALS[places]}`;
}

/** Whether the number has at most so many decimal places, but for what a double adds to it. */
export function hasDecimals(value: number, places: number): boolean {
  return Math.abs(Number(value.toFixed(places)) - value) < 1e-7;
}
