import { commonShareFault, type CommonShare } from './common-share.ts';
import type { FieldFault } from './rule.ts';
import { fitsAField, lowest, shareText, sumOfShares, type Fraction, type Share } from './shares.ts';

/** A part of a divided space as its rules look at it. */
export interface Part extends CommonShare {
  readonly space_number: string;
}

/** A division: the share that the space had on the day, and the parts, the first of which goes on. */
export interface Division {
  readonly former: CommonShare;
  readonly parts: readonly Part[];
}

/** Both parts of a share; null where it is not known. */
export function knownShare({
  common_share_numerator,
  common_share_denominator,
}: CommonShare): Share | null {
  if (common_share_numerator === null || common_share_denominator === null) return null;
  return { share_numerator: common_share_numerator, share_denominator: common_share_denominator };
}

/**
 * What is wrong with the parts of a divided space: each has a number of its own, and their shares in the
 * common parts make just what the space had, so that nobody else's changes (občanský zákoník, § 1161 and
 * § 1169). Faults name fields of the call: `parts`, `parts.0.space_number`.
 */
export function divisionFaults({ former, parts }: Division): FieldFault[] {
  if (parts.length < 2) return [{ field: 'parts', message: 'Prostor se dělí aspoň na dvě části' }];
  const own = parts.flatMap((part, at) => partFaults(part, at, { former, parts }));
  return own.length > 0 ? own : sumFaults(former, parts);
}

function partFaults(part: Part, at: number, { former, parts }: Division): FieldFault[] {
  const tell = (field: string, message: string) => [{ field: `parts.${at}.${field}`, message }];
  const isDoubled = parts.findIndex(({ space_number: other }) => other === part.space_number) < at;
  const doubled = isDoubled ? tell('space_number', 'Toto číslo má už jiná část') : [];
  const fault = commonShareFault(part);
  if (fault !== null) return [...doubled, ...tell(fault.field, fault.message)];
  const isGiven = knownShare(part) !== null;
  if (isGiven === (knownShare(former) !== null)) return doubled;
  const message = isGiven
    ? 'Prostor k tomuto dni podíl na společných částech nemá'
    : 'Zadejte podíl části';
  return [...doubled, ...tell('common_share_numerator', message)];
}

function sumFaults(former: CommonShare, parts: readonly Part[]): FieldFault[] {
  const whole = knownShare(former);
  if (whole === null) return [];
  const sum = sumOfShares(parts.map(knownShare).filter((share) => share !== null));
  const [numerator, denominator] = difference(sumOfShares([whole]), sum);
  if (numerator === 0n) return [];
  const why =
    numerator > 0n
      ? `chybí ${shareText([numerator, denominator])}`
      : `přebývá ${shareText([-numerator, denominator])}`;
  const had = `${whole.share_numerator}/${whole.share_denominator}`;
  const message = `Podíly částí dávají dohromady ${shareText(sum)}, prostor má ${had}: ${why}.`;
  return [{ field: 'parts', message }];
}

const difference = ([one, oneParts]: Fraction, [other, otherParts]: Fraction): Fraction =>
  lowest(one * otherParts - other * oneParts, oneParts * otherParts);

/**
 * The share divided by areas (whole hundredths of m²), which together make just it. The denominator stays
 * where each part gets something of it: what is left over by rounding down goes to the greatest remainders.
 * Otherwise the fractions are exact. Null where an area is missing, or no field could hold the fractions.
 */
export function dividedByArea(share: Share, areas: readonly number[]): Share[] | null {
  if (areas.length === 0 || areas.some((area) => area <= 0)) return null;
  const all = BigInt(areas.reduce((sum, area) => sum + area, 0));
  const whole = BigInt(share.share_numerator);
  const exact = areas.map((area) => whole * BigInt(area));
  const numerators = exact.map((part) => part / all);
  const left = Number(whole - numerators.reduce((sum, part) => sum + part, 0n));
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % all }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) numerators[at] = (numerators[at] ?? 0n) + 1n;
  const { share_denominator } = share;
  if (numerators.every((part) => part > 0n))
    return numerators.map((part) => ({ share_numerator: Number(part), share_denominator }));
  const fractions = exact.map((part) => lowest(part, all * BigInt(share_denominator)));
  if (!fractions.every(fitsAField)) return null;
  return fractions.map(([numerator, denominator]) => ({
    share_numerator: Number(numerator),
    share_denominator: Number(denominator),
  }));
}
