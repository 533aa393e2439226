import type { DashboardUnit } from '#contract/dashboard.ts';
import type { Kind } from './kinds.ts';

/** A count of one unit and the way to the list that shows just so many. */
export interface Tile {
  readonly key: string;
  readonly kind: Kind;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly count: number;
  /** The oldest of its terms; null where it has none. */
  readonly since: string | null;
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
    since: kind.since === undefined ? null : unit[kind.since],
    href: `${kind.path}?${new URLSearchParams({ unit: String(unit_id), ...kind.search })}`,
  };
}

/** What there is of the kinds in the units, kind by kind; nothing of a count of zero. */
export function tilesOf(kinds: readonly Kind[], units: readonly DashboardUnit[]): readonly Tile[] {
  return kinds
    .flatMap((kind) => units.map((unit) => tileOf(kind, unit)))
    .filter(({ count }) => count > 0);
}

/** Tiles by their oldest term, the longest overdue first. */
export function longestFirst(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((a, b) => compare(a.since ?? '', b.since ?? '') || b.count - a.count);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One kind over all units: its tiles, the largest first, and their sum. */
export interface KindTotal {
  readonly kind: Kind;
  readonly total: number;
  readonly tiles: readonly Tile[];
}

/** Kinds of which there is anything, with their sums. */
export function totalsOf(
  kinds: readonly Kind[],
  units: readonly DashboardUnit[],
): readonly KindTotal[] {
  return kinds
    .map((kind) => {
      const tiles = tilesOf([kind], units).toSorted((a, b) => b.count - a.count);
      return { kind, tiles, total: tiles.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ total }) => total > 0);
}
