import type { Building } from '#contract/pasports/buildings.ts';

/** A record as SQL reads it: its place is nested for the wire afterwards. */
export type Flat<R extends Building> = Omit<R, 'pasport'>;

/** How many groups the unit has, and how many hidden buildings and groups. */
export interface Counts {
  readonly buildings_groups: number;
  readonly hidden_buildings: number;
  readonly hidden_groups: number;
}

/** A row of a list beside the counts; an empty list is one row with the counts alone. */
export type Listed<R extends Building> = Counts &
  (Flat<R> | { readonly pasport_id: null }) & { readonly position: number | null };

/** The record with its place in the tree, as the contract has it. */
export function withPlace<R extends Building>(row: Flat<R>, kind: 'group' | 'building'): R {
  const { pasport_id, unit_id, parent_id, pasport_name, pasport_order, hidden } = row;
  const pasport = { pasport_id, unit_id, kind, parent_id, pasport_name, pasport_order, hidden };
  return { ...row, pasport } as unknown as R;
}

/** The records of a list and its counts. */
export function listedOf<R extends Building>(
  rows: readonly Listed<R>[],
  kind: 'group' | 'building',
): Counts & { values: R[] } {
  const { buildings_groups = 0, hidden_buildings = 0, hidden_groups = 0 } = rows[0] ?? {};
  const values = rows.flatMap((listed) => {
    const { buildings_groups: _g, hidden_buildings: _b, hidden_groups: _h, ...rest } = listed;
    const { position: _position, ...row } = rest;
    return row.pasport_id === null ? [] : [withPlace<R>(row as unknown as Flat<R>, kind)];
  });
  return { values, buildings_groups, hidden_buildings, hidden_groups };
}
