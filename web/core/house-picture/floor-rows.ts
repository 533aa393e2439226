import type { Floor } from '#contract/pasports/floors.ts';
import type { HouseCell } from '#contract/pasports/summaries.ts';

/** What is drawn of any space. */
export type DrawnSpace = Pick<
  HouseCell,
  | 'pasport_space_id'
  | 'pasport_floor_id'
  | 'space_number'
  | 'pasport_type_name'
  | 'is_flat'
  | 'tenant_name'
>;

/** A floor of the picture with its spaces from the left. */
export interface FloorRow<Cell> {
  readonly key: string;
  /** '2NP' */
  readonly code: string;
  /** Its name where that says something else. */
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** Floors from the top down as they are given, then the spaces whose floor nobody has recorded. */
export function floorRows<Cell extends Pick<DrawnSpace, 'pasport_floor_id'>>(
  floors: readonly Floor[],
  cells: readonly Cell[],
): readonly FloorRow<Cell>[] {
  const known = new Set(floors.map(({ pasport_floor_id }) => pasport_floor_id));
  const rows = floors.map(({ pasport_floor_id, code, name }) => ({
    key: String(pasport_floor_id),
    code,
    name: name === code ? '' : name,
    cells: cells.filter((cell) => cell.pasport_floor_id === pasport_floor_id),
  }));
  const loose = cells.filter(
    ({ pasport_floor_id }) => pasport_floor_id === null || !known.has(pasport_floor_id),
  );
  if (loose.length === 0) return rows;
  return [...rows, { key: 'none', code: 'Bez podlaží', name: '', cells: loose }];
}
