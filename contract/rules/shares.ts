import { holdsOn, type Validity } from './validity.ts';

/** A share of a whole as a fraction. */
export interface Share {
  readonly share_numerator: number;
  readonly share_denominator: number;
}

/** The greatest numerator or denominator of a share that can be recorded. */
const GREATEST_PART = 2_000_000_000;

/** A sum of shares, exact, in lowest terms. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** A share may not be over the whole: a sentence for its numerator, or null. */
export function shareFault({ share_numerator, share_denominator }: Share): string | null {
  return share_numerator > share_denominator ? 'Podíl nesmí být větší než celek' : null;
}

/**
 * The first day on which shares together are over the whole, and how much they are then ('4/3');
 * null when they never are. `together` adds those of a day, exactly.
 */
export function overWhole<S extends Share & Validity>(
  shares: readonly S[],
  together: (shares: readonly S[]) => Fraction = sumOfShares,
): { readonly day: string; readonly sum: string } | null {
  // Together they can only grow on a day on which one of them begins.
  for (const day of shares.map(({ valid_from }) => valid_from).toSorted()) {
    const sum = together(shares.filter((share) => holdsOn(share, day)));
    if (isOverWhole(sum)) return { day, sum: shareText(sum) };
  }
  return null;
}

/** Whether a sum of shares is more than the whole. */
export function isOverWhole([numerator, denominator]: Fraction): boolean {
  return numerator > denominator;
}

/** '1/3', and '1/1' for the whole. */
export function shareText([numerator, denominator]: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** By how much a sum is short of the whole; negative when it is over it. */
export function missingToWhole([numerator, denominator]: Fraction): Fraction {
  return lowest(denominator - numerator, denominator);
}

/** Shares together, in lowest terms; null when they are over the whole or no field could hold them. */
export function shareTogether<S extends Share>(
  shares: readonly S[],
  together: (shares: readonly S[]) => Fraction = sumOfShares,
): Share | null {
  const [numerator, denominator] = together(shares);
  if (numerator > denominator || !fitsAField([numerator, denominator])) return null;
  return { share_numerator: Number(numerator), share_denominator: Number(denominator) };
}

/** Shares added exactly. */
export function sumOfShares(shares: readonly Share[]): Fraction {
  return shares.reduce<Fraction>(
    ([numerator, denominator], { share_numerator, share_denominator }) => {
      const other = BigInt(share_denominator);
      return lowest(numerator * other + BigInt(share_numerator) * denominator, denominator * other);
    },
    [0n, 1n],
  );
}

/** Whether a share can be recorded. */
export function fitsAField([, denominator]: Fraction): boolean {
  return denominator <= GREATEST_PART;
}

/** The fraction in lowest terms. */
export function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator];
  while (other !== 0n) [one, other] = [other, one % other];
  return [numerator / one, denominator / one];
}
