import type { HouseShare, SpaceOwner } from '#contract/pasports/house-shares.ts';
import {
  addsUp,
  commonShareOf,
  isDisregarded,
  representativeOf,
  type Balance,
} from '#contract/rules/house-shares.ts';
import { ownedTogether } from '#contract/rules/owner-parties.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { shareText, type Fraction } from '#contract/rules/shares.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** 'Nováková Jana 1/2, Novák Petr 1/2'; spouses 'Dvořák Jan a Dvořáková Eva (SJM)'. */
export function ownersText({ owners }: Pick<HouseShare, 'owners'>): string {
  const joint = owners.filter((owner) => owner.is_joint);
  const others = owners.filter((owner) => !owner.is_joint).map(ownerText);
  if (joint.length === 0) return others.join(', ');
  const share = ownedTogether(joint);
  const names = `${joint.map(({ owner_name }) => owner_name).join(' a ')} (SJM)`;
  return [isWhole(share) ? names : `${names} ${shareText(share)}`, ...others].join(', ');
}

function ownerText({ owner_name, share_numerator, share_denominator }: SpaceOwner): string {
  const owns =
    share_numerator === share_denominator ? '' : ` ${share_numerator}/${share_denominator}`;
  return `${owner_name}${owns}`;
}

function isWhole([numerator, denominator]: Fraction): boolean {
  return numerator === denominator;
}

/** The share of the space in the common parts as it was recorded, '1200/6000'; '–' where it is not known. */
export function commonShareText(space: HouseShare): string {
  const share = commonShareOf(space);
  return share === null ? '–' : `${share.share_numerator}/${share.share_denominator}`;
}

/** Who casts the vote of the space, or why nobody does. */
export function representativeText(space: HouseShare): string {
  if (space.owners.length === 0) return 'bez vlastníka';
  if (isDisregarded(space)) return 'nehlasuje (vlastní společenství)';
  return representativeOf(space)?.owner_name ?? 'společný zástupce není určen';
}

/** A part of the whole in percent with four decimals, rounded for reading only; null of nothing. */
export function percentOf(part: Fraction, whole: Fraction): number | null {
  const over = part[0] * whole[1];
  const under = part[1] * whole[0];
  return under === 0n ? null : Number((over * 1_000_000n) / under) / 10_000;
}

/** '12,5 %'. */
export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${formatNumber(percent, 4)} %`;
}

/** What the shares of a house come to: that they make the whole, or what is missing and where. */
export function balanceText(balance: Balance): string {
  const { known, unknown, missing } = balance;
  if (known === 0) return 'Podíly na společných částech nejsou zapsané.';
  const without = withoutShare(unknown);
  if (addsUp(balance)) return `Podíly na společných částech tvoří celek${without}.`;
  const [difference, whole] = missing;
  const fault =
    difference > 0n
      ? `do celku chybí ${difference}/${whole}`
      : `celek přesahují o ${-difference}/${whole}`;
  return `Podíly na společných částech netvoří celek: ${fault}${without}.`;
}

/** '; 2 prostory podíl nemají': common rooms and the like are no units of the land register. */
function withoutShare(count: number): string {
  if (count === 0) return '';
  const spaces = `${count} ${czechPlural(count, 'prostor', 'prostory', 'prostorů')}`;
  return `; ${spaces} ${czechPlural(count, 'podíl nemá', 'podíl nemají', 'podíl nemá')}`;
}
