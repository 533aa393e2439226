import { isOverWhole, shareText, sumOfShares, type Fraction, type Share } from './shares.ts';

/** A share in the ownership of a space. */
export interface OwnersShare extends Share {
  /** Of the joint property of spouses (společné jmění manželů, SJM). */
  readonly is_joint: boolean;
}

/**
 * What owners have together. Spouses in joint property have no shares between them (občanský zákoník,
 * § 716): where both are recorded with what the couple has (1/1 and 1/1), it counts once; where each is
 * recorded with half of it (1/2 and 1/2), the halves are added.
 */
export function ownedTogether(owners: readonly OwnersShare[]): Fraction {
  const all = sumOfShares(owners);
  if (!isOverWhole(all)) return all;
  const once = onceACouple(owners.filter((owner) => owner.is_joint));
  if (once === null) return all;
  return sumOfShares([...owners.filter((owner) => !owner.is_joint), ...once]);
}

/** One share of each two that are equal; null when one is left over. */
function onceACouple(joint: readonly Share[]): Share[] | null {
  const waiting = new Map<string, Share>();
  const once: Share[] = [];
  for (const share of joint) {
    const value = shareText(sumOfShares([share]));
    if (waiting.delete(value)) once.push(share);
    else waiting.set(value, share);
  }
  return waiting.size === 0 ? once : null;
}
