// A variable symbol that the portal issues has ten digits: a number from 10000000 and two check digits, by
// which the whole leaves one when divided by 97 (the way of ISO 7064, which IBAN goes too). A wrong digit
// changes it by d · 10^k and two swapped digits by d · (10^i − 10^j), d from 1 to 9; 97 divides neither.

const FIRST = 10_000_000;
const COUNT = 90_000_000;
// Neighbours in number are far from each other in symbol, so that a slip seldom fits two of them.
const APART = 32_452_843;
/** So many digits has a symbol that the portal issues. */
export const SYMBOL_DIGITS = 10;
/** Divided by it, such a symbol leaves one. */
export const CHECKED_BY = 97;

/** The symbol of a number, of a space by its `pasport_id`: ten digits, the last two of which check the others. */
export function issuedSymbol(number: number): string {
  const body = FIRST + (((number % COUNT) * APART) % COUNT);
  const check = CHECKED_BY + 1 - ((body * 100) % CHECKED_BY);
  return `${body}${String(check).padStart(2, '0')}`;
}

/** Whether the symbol is one that the portal may have issued: a wrong or swapped digit makes it none. */
export function hasCheckDigits(symbol: string): boolean {
  return /^[1-9]\d{9}$/.test(symbol) && Number(symbol) % CHECKED_BY === 1;
}

/** How a symbol differs from the right one: by one digit, or by two digits that have changed places. */
export type Slip = 'digit' | 'swap';

/** Every symbol from which the given one differs by one slip, whether anybody has it or not. */
function* mended(symbol: string): Generator<readonly [string, Slip]> {
  for (let at = 0; at < SYMBOL_DIGITS; at += 1) {
    for (let digit = 0; digit <= 9; digit += 1)
      if (symbol[at] !== String(digit))
        yield [`${symbol.slice(0, at)}${digit}${symbol.slice(at + 1)}`, 'digit'];
    for (let to = at + 1; to < SYMBOL_DIGITS; to += 1)
      if (symbol[at] !== symbol[to])
        yield [
          `${symbol.slice(0, at)}${symbol[to]}${symbol.slice(at + 1, to)}${symbol[at]}${symbol.slice(to + 1)}`,
          'swap',
        ];
  }
}

/**
 * The one issued symbol that was meant by a wrong one, and how it was spoiled; undefined where none fits or
 * more do. Zeros in front, which banks leave out, may be missing.
 */
export function meantSymbol(
  symbol: string,
  isIssued: (symbol: string) => boolean,
): { readonly symbol: string; readonly slip: Slip } | undefined {
  const whole = symbol.padStart(SYMBOL_DIGITS, '0');
  if (!/^\d{10}$/.test(whole) || hasCheckDigits(whole)) return undefined;
  const fitting = new Map<string, Slip>();
  for (const [other, slip] of mended(whole))
    if (isIssued(other) && hasCheckDigits(other)) fitting.set(other, slip);
  const [only] = fitting;
  return only !== undefined && fitting.size === 1 ? { symbol: only[0], slip: only[1] } : undefined;
}
