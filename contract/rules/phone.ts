import { textOf } from './rule.ts';

const CZECH_DIGITS = 9;
/** Numbers of other countries have at most so many digits (ITU-T E.164). */
const MOST_DIGITS = 15;
const LEAST_DIGITS = 6;

const between = /\s*[,;/|]\s*|\s+(?:a|nebo)\s+|\s+(?=\+)/u;
const threes = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/** One number: threes of a Czech one, the code of a country before it; null for what is none. */
function formatOne(part: string): string | null {
  const bare = part.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+');
  if (!/^\+?\d+$/.test(bare)) return null;
  const [, code = '', rest = ''] = /^(\+42[01])?(.*)$/.exec(bare) ?? [];
  if (/^\d{9}$/.test(rest)) return `${code} ${threes(rest)}`.trim();
  const digits = bare.replace('+', '').length;
  return digits >= LEAST_DIGITS && digits <= MOST_DIGITS ? bare : null;
}

/** Two Czech numbers that nothing parts, as lists of people have them. */
function apart(part: string): string[] {
  const bare = part.replace(/[\s.-]/g, '');
  return /^\d{18}$/.test(bare) ? [bare.slice(0, CZECH_DIGITS), bare.slice(CZECH_DIGITS)] : [part];
}

const partsOf = (text: string) =>
  text
    .trim()
    .split(between)
    .filter((part) => part !== '')
    .flatMap(apart);

/**
 * Telephone numbers in one look, each apart: '777 123 456, +420 777 123 457'. Where one part reads as no
 * number (an extension, a word), the text stays as it is.
 */
export function formatPhone(text: string): string {
  const formatted = partsOf(text).map(formatOne);
  return formatted.includes(null) ? text.trim() : formatted.join(', ');
}

/** The numbers in a text, each as people write it; a part that reads as none is left out. */
export function numbersOfPhone(text: string): string[] {
  return partsOf(text).flatMap((part) => formatOne(part) ?? []);
}

/** Told of a text that does not read as telephone numbers; it may stay. */
export function phoneDoubt(value: unknown): string | null {
  const parts = partsOf(textOf(value)).map(formatOne);
  const isOdd = (part: string | null) =>
    part === null || (!part.startsWith('+') && part.replace(/\D/g, '').length !== CZECH_DIGITS);
  return parts.some(isOdd)
    ? 'Nevypadá jako telefon: v Česku má devět číslic, ze zahraničí začíná +'
    : null;
}
