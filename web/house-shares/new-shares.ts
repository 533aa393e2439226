import type { BodyOf } from '#contract/endpoint.ts';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import type { createShareSet } from '#contract/pasports/share-changes.ts';
import { commonShareFault, type CommonShare } from '#contract/rules/common-share.ts';
import { wholeFault, withShares } from '#contract/rules/new-shares.ts';
import { comparedShares } from '#contract/rules/share-list.ts';

/** New shares as they are typed, by pasport_id; a space without a text keeps its share. */
export type Typed = Readonly<Record<number, string>>;

const NONE: CommonShare = { common_share_numerator: null, common_share_denominator: null };
const GREATEST = 2_000_000_000;

/**
 * A share as it is typed: '5250/176200', or '5250' over the common denominator; '-' for none. Null for a
 * text that is no share.
 */
export function readShare(text: string, denominator: string): CommonShare | null {
  const bare = text.replaceAll(/\s/gu, '');
  if (bare === '-' || bare === '–') return NONE;
  const written = bare.includes('/') ? bare : `${bare}/${denominator.replaceAll(/\s/gu, '')}`;
  const found = /^(\d{1,10})\/(\d{1,10})$/u.exec(written);
  if (found === null) return null;
  const share = {
    common_share_numerator: Number(found[1]),
    common_share_denominator: Number(found[2]),
  };
  const isPart = (part: number) => part >= 1 && part <= GREATEST;
  return isPart(share.common_share_numerator) && isPart(share.common_share_denominator)
    ? share
    : null;
}

/** What the typed shares come to. */
export interface NewShares {
  /** What is wrong with a typed share, by pasport_id. */
  readonly faults: Readonly<Record<number, string>>;
  readonly changes: BodyOf<typeof createShareSet>['shares'];
  /** The spaces as they are going to be. */
  readonly spaces: readonly HouseShare[];
  /** What is wrong with all of them together; null where nothing is. */
  readonly whole: string | null;
}

/** Reads what was typed over the shares of the day. */
export function newShares(
  spaces: readonly HouseShare[],
  typed: Typed,
  { denominator, incomplete }: { readonly denominator: string; readonly incomplete: boolean },
): NewShares {
  const faults: Record<number, string> = {};
  const shares = new Map<number, CommonShare>();
  for (const { pasport_id } of spaces) {
    const text = typed[pasport_id]?.trim() ?? '';
    if (text === '') continue;
    const share = readShare(text, denominator);
    const fault =
      share === null
        ? 'Zadejte zlomek, například 5250/176200'
        : (commonShareFault(share)?.message ?? null);
    if (fault !== null) faults[pasport_id] = fault;
    else if (share !== null) shares.set(pasport_id, share);
  }
  const changed = withShares(spaces, shares);
  const changes = spaces.flatMap((space) => changeOf(space, shares.get(space.pasport_id)));
  return { faults, changes, spaces: changed, whole: wholeFault(changed, incomplete) };
}

function changeOf(space: HouseShare, share: CommonShare | undefined) {
  const isSame =
    share === undefined ||
    (share.common_share_numerator === space.common_share_numerator &&
      share.common_share_denominator === space.common_share_denominator);
  if (isSame) return [];
  return [
    {
      pasport_id: space.pasport_id,
      former_numerator: space.common_share_numerator,
      former_denominator: space.common_share_denominator,
      ...share,
    },
  ];
}

/** The denominator that most shares of the house have; empty where none has any. */
export function usualDenominator(spaces: readonly HouseShare[]): string {
  const counts = new Map<number, number>();
  for (const { common_share_denominator: denominator } of spaces)
    if (denominator !== null) counts.set(denominator, (counts.get(denominator) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? '' : String(most[0]);
}

/** Shares of a list of the land register, as if they were typed. */
export function typedOfList(spaces: readonly HouseShare[], list: string): Typed {
  const typed: Record<number, string> = {};
  for (const { space, listed, verdict } of comparedShares(spaces, list).rows)
    if (space !== null && listed !== null && verdict !== 'twice')
      typed[space.pasport_id] = `${listed.share_numerator}/${listed.share_denominator}`;
  return typed;
}

/**
 * What was pasted over a row: where its lines name spaces, each share goes to its own; else the last value
 * of each line goes into the rows one after another, from the row on.
 */
export function typedOfPaste(spaces: readonly HouseShare[], from: number, pasted: string): Typed {
  const lines = pasted.replace(/\r?\n$/u, '').split(/\r?\n/u);
  const named = typedOfList(spaces, pasted);
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (Object.keys(named).length * 2 > filled) return named;
  const start = spaces.findIndex(({ pasport_id }) => pasport_id === from);
  const typed: Record<number, string> = {};
  for (const [at, line] of lines.entries()) {
    const space = spaces[start + at];
    const value = line.split('\t').at(-1)?.trim() ?? '';
    if (space !== undefined && value !== '') typed[space.pasport_id] = value;
  }
  return typed;
}
