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

/** What by itself says who somebody is: nothing else then tells the records apart. */
const IDENTITIES: ReadonlySet<Reason> = new Set(['name-and-birth', 'business-id']);

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

/** Those who may be the same by something told of them: it tells them apart, unless somebody lacks it. */
function toldApart(
  ids: readonly number[],
  toldOf: (id: number) => string | null | undefined,
): readonly (readonly number[])[] {
  return ids.some((id) => (toldOf(id) ?? null) === null) ? [ids] : grouped(ids, toldOf);
}

/**
 * Those of one likeness who may be the same: different birth dates tell people apart, different
 * business ids firms; one without them may be any of the others.
 */
function bondsOf({ reason, address_ids, birth_dates, business_ids }: Likeness): Bond[] {
  const at = new Map(address_ids.map((id, place) => [id, place]));
  const told = (of: readonly (string | null)[]) => (id: number) => of[at.get(id) ?? -1];
  const same = IDENTITIES.has(reason)
    ? [address_ids]
    : toldApart(address_ids, told(birth_dates)).flatMap((ids) =>
        toldApart(ids, told(business_ids)),
      );
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
