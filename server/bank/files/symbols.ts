import { symbolOf } from './amounts.ts';

/** Symbols of a payment, without the zeros in front. */
export interface Symbols {
  readonly variable_symbol: string;
  readonly constant_symbol: string;
  readonly specific_symbol: string;
}

const NAMES = { vs: 'variable_symbol', ks: 'constant_symbol', ss: 'specific_symbol' } as const;

/**
 * VS12, /VS/12, VS:12, zeros in front however many; in a sentence only where no letter stands before it. Spaces
 * are asked for in one way only: a run of them in two ways would be tried by every pair of lengths.
 */
const told = /(?<!\p{L})(VS|SS|KS)\s*(?:[:/]\s*)?0*(\d{1,10})(?!\d)/giu;

/** Symbols from the texts in their order: of each symbol the first one that is told. */
export function symbolsIn(texts: readonly string[]): Symbols {
  const found = { variable_symbol: '', constant_symbol: '', specific_symbol: '' };
  for (const text of texts) {
    for (const [, name = '', digits = ''] of text.matchAll(told)) {
      const key = NAMES[name.toLowerCase() as keyof typeof NAMES];
      if (found[key] === '') found[key] = symbolOf(digits);
    }
  }
  return found;
}
