// Decimal numbers as they were written, without the rounding of binary fractions: a double of at most 15
// digits is told by its shortest text exactly.

/** A number as a whole one of so many decimal places: 12.50 is 125 of 1 place. */
interface Exact {
  readonly whole: bigint;
  readonly places: number;
}

function exactOf(value: number): Exact {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(`${whole}${fraction}`);
  return places < 0
    ? { whole: digits * 10n ** BigInt(-places), places: 0 }
    : { whole: digits, places };
}

const scaled = ({ whole, places }: Exact, to: number) => whole * 10n ** BigInt(to - places);

/** How many decimal places the number is written with. */
export const placesOf = (value: number): number => exactOf(value).places;

/** The sign of the difference of two numbers: −1, 0 or 1. */
export function compareExact(one: number, other: number): -1 | 0 | 1 {
  const [a, b] = [exactOf(one), exactOf(other)];
  const places = Math.max(a.places, b.places);
  const difference = scaled(a, places) - scaled(b, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
