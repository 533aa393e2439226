import type { DuplicateGroup } from '#contract/addresses.ts';
import type { Likeness } from './duplicates.sql.ts';

type Reason = DuplicateGroup['reasons'][number];

const REASONS: readonly Reason[] = [
  'name-and-birth',
  'business-id',
  'name-and-address',
  'phone',
  'email',
];

/** Addresses that may be the same one, and why. */
export interface Suspects {
  readonly reasons: readonly Reason[];
  readonly address_ids: readonly number[];
}

interface Bond {
  readonly reason: Reason;
  readonly first: number;
  readonly ids: readonly number[];
}

/** Values with the same key together, in the order in which the keys first come. */
export function grouped<V>(values: readonly V[], keyOf: (value: V, at: number) => unknown): V[][] {
  const groups = new Map<unknown, V[]>();
  for (const [at, value] of values.entries()) {
    const key = keyOf(value, at);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}

/**
 * Those of one likeness who may be the same person: different birth dates tell people apart, one
 * without a birth date may be any of them.
 */
function bondsOf({ reason, address_ids, birth_dates }: Likeness): Bond[] {
  const same = birth_dates.includes(null)
    ? [address_ids]
    : grouped(address_ids, (_id, at) => birth_dates[at]);
  return same.flatMap((ids) => {
    const [first] = ids;
    return first === undefined || ids.length === 1 ? [] : [{ reason, first, ids }];
  });
}

function rootOf(above: Map<number, number>, id: number): number {
  let root = id;
  for (let up = above.get(root); up !== undefined; up = above.get(root)) root = up;
  // The next walk from here is one step long.
  if (root !== id) above.set(id, root);
  return root;
}

/** Likenesses joined into groups: what is like one of a group belongs to the group. */
export function groupSuspects(likenesses: readonly Likeness[]): Suspects[] {
  const bonds = likenesses.flatMap(bondsOf);
  const above = new Map<number, number>();
  for (const { first, ids } of bonds) {
    for (const id of ids) {
      const [one, other] = [rootOf(above, first), rootOf(above, id)];
      if (one !== other) above.set(other, one);
    }
  }
  return grouped(bonds, ({ first }) => rootOf(above, first)).map((group) => ({
    reasons: REASONS.filter((reason) => group.some((bond) => bond.reason === reason)),
    address_ids: [...new Set(group.flatMap(({ ids }) => ids))],
  }));
}
