import type { DashboardUnit, DueThing } from '#contract/dashboard.ts';
import type { Kind } from './kinds.ts';

/** A count of one unit and the way to the list that shows just so many. */
export interface Tile {
  readonly key: string;
  readonly kind: Kind;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly count: number;
  /** What they make together in hellers; null where they are no money, or it is not told. */
  readonly sum: number | null;
  /** The most urgent of what is counted, by name. */
  readonly things: readonly DueThing[];
  readonly href: string;
}

/** The count of a kind in a unit, with the way to its list in that unit. */
export function tileOf(kind: Kind, unit: DashboardUnit): Tile {
  const { unit_id, unit_name } = unit;
  return {
    key: `${kind.count}-${unit_id}`,
    kind,
    unit_id,
    unit_name,
    count: unit[kind.count],
    sum: kind.sum === undefined ? null : unit[kind.sum],
    things: unit.things.filter((thing) => thing.kind === kind.count),
    href: `${kind.path}?${new URLSearchParams({ unit: String(unit_id), ...kind.search })}`,
  };
}

/** One kind over all units: the units where there is any of it, and how many there are in all. */
export interface KindTotal {
  readonly kind: Kind;
  readonly total: number;
  readonly tiles: readonly Tile[];
}

/** Kinds of which there is anything, each with its units in the order given. */
function totalsOf(
  kinds: readonly Kind[],
  units: readonly DashboardUnit[],
  order: (one: Tile, other: Tile) => number,
): readonly KindTotal[] {
  return kinds
    .map((kind) => {
      const tiles = units
        .map((unit) => tileOf(kind, unit))
        .filter(({ count }) => count > 0)
        .toSorted(order);
      return { kind, tiles, total: tiles.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ total }) => total > 0);
}

/** The day of its most urgent thing; what must not be used comes first, what has no term last. */
function urgency({ things: [first] }: Tile): string {
  return first?.unfit === true ? '' : (first?.on ?? '9999-12-31');
}

const byCount = (one: Tile, other: Tile) => other.count - one.count;
const byUrgency = (one: Tile, other: Tile) =>
  urgency(one).localeCompare(urgency(other)) || byCount(one, other);

/** Kinds with a term; in each the unit where it is most urgent first. */
export function dueTotals(kinds: readonly Kind[], units: readonly DashboardUnit[]) {
  return totalsOf(kinds, units, byUrgency);
}

/** The same, the kind whose term has passed the longest first. */
export function longestFirst(totals: readonly KindTotal[]): readonly KindTotal[] {
  const key = ({ tiles: [first] }: KindTotal) => (first === undefined ? '' : urgency(first));
  return totals.toSorted((one, other) => key(one).localeCompare(key(other)));
}

/** Faults of the data, the most frequent first; in each the unit that has most of them first. */
export function faultTotals(kinds: readonly Kind[], units: readonly DashboardUnit[]) {
  return totalsOf(kinds, units, byCount).toSorted((one, other) => other.total - one.total);
}
