import type { Rule } from './rule.ts';

// Specification, section 5: Number.

const NOT_A_NUMBER = 'Zadejte číselnou hodnotu';
const NEGATIVE = 'Zadejte kladnou hodnotu';

const czechNumber = /^([+\-\u2212]?)(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d*)(?:[.,](\d+))?$/;
const limitFormat = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 20 });

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

/** Limits of a number field: `positive` refuses negatives (zero passes), `maximum` is inclusive. */
export interface NumberLimits {
  readonly positive?: boolean;
  readonly maximum?: number;
}

/** A rule for a number, or for a text that reads as one; an empty value is not a number. */
export function numberRule(limits: NumberLimits = {}): Rule {
  return (value) => {
    const number = numberOf(value);
    if (number === null) return NOT_A_NUMBER;
    if (limits.positive === true && number < 0) return NEGATIVE;
    const { maximum } = limits;
    if (maximum !== undefined && number > maximum) return `Maximum ${limitFormat.format(maximum)}`;
    return null;
  };
}

/** A rule for counts: 0, 1, 2 … */
export function nonNegativeIntegerRule(value: unknown): string | null {
  const number = numberOf(value);
  if (number === null) return NOT_A_NUMBER;
  if (number < 0) return NEGATIVE;
  return Number.isSafeInteger(number) ? null : 'Zadejte celé číslo';
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'string') return parseCzechNumber(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
