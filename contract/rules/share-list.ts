import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { commonShareOf } from './house-shares.ts';
import { foldText } from './search.ts';
import { shareFault, sumOfShares, type Fraction, type Share } from './shares.ts';

type Known = Pick<
  HouseShare,
  | 'pasport_id'
  | 'space_number'
  | 'land_registry_unit'
  | 'common_share_numerator'
  | 'common_share_denominator'
  | 'owners'
>;

/** What a comparison found about one space, or about one line of the list. */
export type Verdict =
  | 'same'
  | 'different'
  /** The list tells a share that is not recorded. */
  | 'not-recorded'
  /** A share is recorded, and the list does not have the space. */
  | 'not-listed'
  /** The list has the space more than once, with different shares. */
  | 'twice'
  /** The line names no space of the house. */
  | 'unknown'
  /** No share can be read in the line. */
  | 'unread';

export interface Compared {
  readonly verdict: Verdict;
  /** The space; null of a line that names none. */
  readonly space: Known | null;
  /** Number of the line, from 1; null of a space that the list does not have. */
  readonly line: number | null;
  /** The line as it was written. */
  readonly text: string;
  readonly recorded: Share | null;
  readonly listed: Share | null;
}

export interface Comparison {
  readonly rows: readonly Compared[];
  /** The shares of the list together, those of other houses too. */
  readonly sum: Fraction;
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly share: Share | null;
  /** What may name a space: the words before the share. */
  readonly words: readonly string[];
}

/**
 * Compares what is recorded with a list of the land register: on each line a unit, by its number in the
 * register or by that of the space, and its share as a fraction or as two numbers at the end. Shares are
 * compared by value: 1/2 is 2/4. Lines without any digit are taken for headings.
 */
export function comparedShares(spaces: readonly Known[], list: string): Comparison {
  const lines = linesOf(list);
  const find = finder(spaces);
  const told = lines.map((line) => ({ line, space: line.share === null ? null : find(line) }));
  const bySpace = new Map<Known, Share[]>();
  for (const { line, space } of told)
    if (space !== null && line.share !== null)
      bySpace.set(space, [...(bySpace.get(space) ?? []), line.share]);
  const rows = told.map(({ line, space }) =>
    lineRow(line, space, space === null ? [] : (bySpace.get(space) ?? [])),
  );
  const missing = spaces.filter((space) => !bySpace.has(space)).flatMap(missingRow);
  const shares = lines.flatMap(({ share }) => (share === null ? [] : [share]));
  return { rows: [...rows, ...missing], sum: sumOfShares(shares) };
}

function linesOf(list: string): Line[] {
  return list
    .split(/\r?\n/u)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => /\d/u.test(text))
    .map(({ text, line }) => ({ text, line, ...readLine(text) }));
}

const fraction = /(?<![\d/])(\d{1,10})\s*\/\s*(\d{1,10})(?![\d/])/gu;
const twoNumbers = /(?:^|[\s;,])(\d{1,10})[\s;,]+(\d{1,10})$/u;

function readLine(text: string): Pick<Line, 'share' | 'words'> {
  const last = [...text.matchAll(fraction)].at(-1);
  // '8415/1' alone, or '8415/1 5250 176200', is the number of a unit and no share.
  const found =
    last !== undefined && last.index > 0 && !twoNumbers.test(text) ? last : twoNumbers.exec(text);
  if (found === null) return { share: null, words: [] };
  const share = { share_numerator: Number(found[1]), share_denominator: Number(found[2]) };
  const words = text
    .slice(0, found.index)
    .split(/[\s;,]+/u)
    .filter((word) => word !== '');
  return { share: isShare(share) ? share : null, words };
}

function isShare(share: Share): boolean {
  return share.share_numerator > 0 && shareFault(share) === null;
}

/** Finds the space that a line names: by its number in the register first, then by its own. */
function finder(spaces: readonly Known[]) {
  const by = (name: 'land_registry_unit' | 'space_number') =>
    new Map(spaces.map((space) => [foldText(space[name]), space] as const));
  const [units, numbers] = [by('land_registry_unit'), by('space_number')];
  units.delete('');
  return ({ words }: Line): Known | null => {
    for (const names of [units, numbers])
      for (const word of words) {
        const space = names.get(foldText(word));
        if (space !== undefined) return space;
      }
    return null;
  };
}

function lineRow(
  { line, text, share: listed }: Line,
  space: Known | null,
  others: readonly Share[],
): Compared {
  const recorded = space === null ? null : commonShareOf(space);
  const row = { space, line, text, recorded, listed };
  if (listed === null) return { ...row, verdict: 'unread' };
  if (space === null) return { ...row, verdict: 'unknown' };
  if (others.some((other) => !isEqual(other, listed))) return { ...row, verdict: 'twice' };
  if (recorded === null) return { ...row, verdict: 'not-recorded' };
  return { ...row, verdict: isEqual(recorded, listed) ? 'same' : 'different' };
}

function missingRow(space: Known): Compared[] {
  const recorded = commonShareOf(space);
  if (recorded === null) return [];
  return [{ verdict: 'not-listed', space, line: null, text: '', recorded, listed: null }];
}

function isEqual(one: Share, other: Share): boolean {
  return (
    BigInt(one.share_numerator) * BigInt(other.share_denominator) ===
    BigInt(other.share_numerator) * BigInt(one.share_denominator)
  );
}
