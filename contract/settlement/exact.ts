import { Fraction } from './fraction.ts';

// Sums of a settlement are exact until they are rounded once, at the end.

export const NOTHING = new Fraction(0n);
export const ONE = new Fraction(1n);

const WRITTEN = /^(-?)(\d+)(?:\.(\d+)|\/(\d+))?$/;

/** A decimal ('62.5') or a fraction ('62500/9') as the exact number; throws a RangeError of another text. */
export function exact(text: string): Fraction {
  const [, minus, over, places = '', under] = WRITTEN.exec(text) ?? [];
  if (over === undefined) throw new RangeError('No exact number');
  const digits = BigInt(`${minus}${over}${places}`);
  return new Fraction(digits, under === undefined ? 10n ** BigInt(places.length) : BigInt(under));
}

/** A whole number, such as hellers or days, as an exact one. */
export const whole = (count: number): Fraction => new Fraction(BigInt(count));

/** A fraction of two whole numbers; the second is not nothing. */
export const ratio = (over: number, under: number): Fraction =>
  new Fraction(BigInt(over), BigInt(under));

/** So many per cent of one, as a fraction: '62.5' is 5/8. */
export const percentOf = (text: string): Fraction => exact(text).div(100n);

/** The exact text of a number, as results carry it: '62500/9', '4800'. */
export const fractionText = (value: Fraction): string => value.toString();

export const sumOf = (values: readonly Fraction[]): Fraction =>
  values.length === 0 ? NOTHING : values.reduce((so, value) => so.add(value));

export const isNothing = (value: Fraction): boolean => value.n === 0n;

/** Less than nothing. */
export const isNegative = (value: Fraction): boolean => value.n < 0n;

/** To so many decimal places, halves away from nothing. */
export function roundedTo(value: Fraction, places: bigint): Fraction {
  if (isNegative(value)) return roundedTo(value.neg(), places).neg();
  const step = 10n ** places;
  return new Fraction((2n * value.n * step + value.d) / (2n * value.d), step);
}
