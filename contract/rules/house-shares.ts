import type { HouseShare, SpaceOwner } from '#contract/pasports/house-shares.ts';
import { ownedTogether } from './owner-parties.ts';
import { missingToWhole, sumOfShares, type Fraction, type Share } from './shares.ts';

type Held = Pick<HouseShare, 'common_share_numerator' | 'common_share_denominator' | 'owners'>;

/** Share of a space in the common parts; null where it is not known. */
export function commonShareOf(space: Held): Share | null {
  const { common_share_numerator, common_share_denominator } = space;
  if (common_share_numerator === null || common_share_denominator === null) return null;
  return { share_numerator: common_share_numerator, share_denominator: common_share_denominator };
}

/** What the shares of spaces in the common parts come to. */
export interface Balance {
  /** How many spaces have a share, and how many none. */
  readonly known: number;
  readonly unknown: number;
  readonly sum: Fraction;
  /** By how much the sum is short of the whole; negative when it is over it, nought when it adds up. */
  readonly missing: Fraction;
}

/** The shares together; they make the whole (občanský zákoník, § 1161), or somebody's is wrong. */
export function balanceOf(spaces: readonly Held[]): Balance {
  const shares = spaces.map(commonShareOf).filter((share) => share !== null);
  const sum = sumOfShares(shares);
  return {
    known: shares.length,
    unknown: spaces.length - shares.length,
    sum,
    missing: missingToWhole(sum),
  };
}

/**
 * Whether the shares make the whole. Spaces without a share may be beside them: what is no unit of the land
 * register, such as a common room, has none.
 */
export function addsUp({ known, missing }: Balance): boolean {
  return known > 0 && missing[0] === 0n;
}

/** Whether the owners of a space have together just the whole of it. */
export function isOwnedWhole({ owners }: Held): boolean {
  const [numerator, denominator] = ownedTogether(owners);
  return owners.length > 0 && numerator === denominator;
}

/**
 * Votes of a space at the assembly: its share in the common parts; none where it belongs to the
 * association itself, whose votes are disregarded (občanský zákoník, § 1206 odst. 1); null where the
 * share is not known.
 */
export function votesOf(space: Held): Fraction | null {
  const share = commonShareOf(space);
  if (share === null) return null;
  return isDisregarded(space) ? [0n, 1n] : sumOfShares([share]);
}

/** Whether all owners of the space are the association. */
export function isDisregarded({ owners }: Held): boolean {
  return owners.length > 0 && owners.every((owner) => owner.is_association);
}

/** All votes that count together. */
export function allVotes(spaces: readonly Held[]): Fraction {
  return balanceOf(spaces.filter((space) => !isDisregarded(space))).sum;
}

/**
 * Who casts the vote of the space: its only owner, or the one whom the co-owners chose to represent
 * them; co-owners, spouses too, choose one (občanský zákoník, § 1185 odst. 2). Null where there is no
 * owner, nobody is chosen, or more than one.
 */
export function representativeOf({ owners }: Held): SpaceOwner | null {
  const [only, ...more] = owners.length === 1 ? owners : owners.filter((owner) => owner.has_vote);
  return only === undefined || more.length > 0 ? null : only;
}
