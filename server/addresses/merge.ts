import { shareTogether } from '#contract/rules/shares.ts';
import { validityText, type Validity } from '#contract/rules/validity.ts';
import type {
  StoredOfPerson,
  StoredOwnership,
  StoredRoommate,
} from '#server/core/people/dated.sql.ts';

/** What becomes of records that are one: this one stays, with these fields; the others go. */
export interface Joined<Fields> {
  readonly id: number;
  readonly fields: Fields;
  readonly removed: readonly number[];
}

const LONGEST_COMMENT = 2000;

function bySpaceAndTime(one: StoredOfPerson, other: StoredOfPerson): number {
  return one.pasport_id - other.pasport_id || one.valid_from.localeCompare(other.valid_from);
}

function holdsStill(one: StoredOfPerson, later: StoredOfPerson): boolean {
  return (
    one.pasport_id === later.pasport_id &&
    (one.valid_to === null || one.valid_to >= later.valid_from)
  );
}

/** Records that are one, in the order of their time. */
export type Group<H> = readonly [H, ...H[]];

/** Records that would name one address twice in a space on some day, put together. */
export function doubled<H extends StoredOfPerson>(records: readonly H[]): Group<H>[] {
  const groups: [H, ...H[]][] = [];
  for (const held of records.toSorted(bySpaceAndTime)) {
    const last = groups.at(-1);
    if (last?.some((one) => holdsStill(one, held))) last.push(held);
    else groups.push([held]);
  }
  return groups.filter((group) => group.length > 1);
}

function joined<Fields>(
  group: Group<StoredOfPerson>,
  keptId: number,
  fields: Fields,
): Joined<Fields> {
  const stays = group.find(({ address_id }) => address_id === keptId) ?? group[0];
  const removed = group.filter((held) => held !== stays).map(({ id }) => id);
  return { id: stays.id, fields, removed };
}

function commentOf(group: readonly { readonly comment: string }[]): string {
  const told = new Set(group.map(({ comment }) => comment).filter((comment) => comment !== ''));
  return Array.from([...told].join('\n'))
    .slice(0, LONGEST_COMMENT)
    .join('');
}

/**
 * Ownerships of one space by one address: shares of the same time add up. Null when they are not of
 * the same time, or are over the whole together.
 */
export function joinOwnerships(group: Group<StoredOwnership>, keptId: number) {
  const times = new Set(group.map(validityText));
  const share = shareTogether(group);
  if (times.size > 1 || share === null) return null;
  return joined(group, keptId, {
    ...share,
    is_joint: group.some(({ is_joint }) => is_joint),
    has_vote: group.some(({ has_vote }) => has_vote),
    comment: commentOf(group),
  });
}

function lastDay(group: readonly Validity[]): string | null {
  const ends = group.map(({ valid_to }) => valid_to).filter((end) => end !== null);
  if (ends.length < group.length) return null;
  return ends.reduce((last, end) => (last > end ? last : end));
}

/** One person recorded twice as living in a space lives there from the first day to the last. */
export function joinRoommates(group: Group<StoredRoommate>, keptId: number) {
  return joined(group, keptId, {
    valid_from: group[0].valid_from,
    valid_to: lastDay(group),
    relation: group.map(({ relation }) => relation).find((relation) => relation !== '') ?? '',
    comment: commentOf(group),
  });
}
