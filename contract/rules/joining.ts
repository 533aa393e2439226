import type { CommonShare } from './common-share.ts';
import { knownShare } from './division.ts';
import { ownedTogether, type OwnersShare } from './owner-parties.ts';
import { fitsAField, shareText, sumOfShares } from './shares.ts';

/** An owner of a space on the day. */
export interface JoinedOwner extends OwnersShare {
  readonly address_id: number;
  readonly name: string;
}

const list = new Intl.ListFormat('cs-CZ');

/** Who owns and how much, whatever the order; spouses in joint property have one share together. */
function partiesOf(owners: readonly JoinedOwner[]): string {
  const couple = owners.filter((owner) => owner.is_joint);
  const own = owners
    .filter((owner) => !owner.is_joint)
    .map((owner) => `${owner.address_id}: ${shareText(sumOfShares([owner]))}`);
  const joint = couple.map(({ address_id }) => `${address_id}: SJM`);
  return [...own, ...joint].toSorted().join() + shareText(ownedTogether(couple));
}

/** 'Nová Petra 1/2 a Nový Jan 1/2'; 'nikdo'. */
function namesOf(owners: readonly JoinedOwner[]): string {
  const named = owners.map((owner) =>
    owner.is_joint ? `${owner.name} (SJM)` : `${owner.name} ${shareText(sumOfShares([owner]))}`,
  );
  return named.length === 0 ? 'nikdo' : list.format(named);
}

/** A space with its owners of the day. */
export interface JoinedSpace {
  readonly space_number: string;
  readonly owners: readonly JoinedOwner[];
}

/**
 * Why the spaces cannot be joined: what is one unit has the same owners with the same shares (občanský
 * zákoník, § 1158 and § 1159), so others are a matter of a transfer. A sentence, or null.
 */
export function joiningFault(kept: JoinedSpace, joined: readonly JoinedSpace[]): string | null {
  const parties = partiesOf(kept.owners);
  const other = joined.find(({ owners }) => partiesOf(owners) !== parties);
  if (other === undefined) return null;
  const differing = `Prostor ${other.space_number} vlastní ${namesOf(other.owners)}, prostor ${kept.space_number} ${namesOf(kept.owners)}`;
  return `${differing}. Spojit lze jen prostory stejných vlastníků: vlastnictví nejdříve převeďte.`;
}

/**
 * The share in the common parts of spaces together, exactly; over the same denominator where they have it.
 * Null where none of them has a share; a sentence where no field could hold it.
 */
export function joinedShare(shares: readonly CommonShare[]): CommonShare | string {
  const known = shares.map(knownShare).filter((share) => share !== null);
  const [first] = known;
  if (first === undefined) return { common_share_numerator: null, common_share_denominator: null };
  const { share_denominator } = first;
  if (known.every((share) => share.share_denominator === share_denominator)) {
    const numerator = known.reduce((sum, share) => sum + share.share_numerator, 0);
    return { common_share_numerator: numerator, common_share_denominator: share_denominator };
  }
  const sum = sumOfShares(known);
  if (!fitsAField(sum)) return `Podíl dohromady ${shareText(sum)} nelze zapsat`;
  return { common_share_numerator: Number(sum[0]), common_share_denominator: Number(sum[1]) };
}
