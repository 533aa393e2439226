import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { ChangedRow, NewRow, Written } from '#server/db/record-table.sql.ts';
import { pasportTable } from './tables.sql.ts';

const STEP = 10;
const GREATEST_ORDER = 1_000_000;

/** The order of a place that stands behind one of this order, so that others fit in between. */
export function orderAfter(last = 0): number {
  return Math.min(last + STEP, GREATEST_ORDER);
}

/** Where a new group, building or space stands in the tree; its id may be given to it before. */
export type NewPlace = Omit<NewRow<'pasports'>, 'kind'>;

/** Makes the places; each record that is to stand on one comes back with its id. */
export async function insertPlaces<R extends { readonly place: NewPlace }>(
  db: Db,
  unit: OwnedUnit,
  kind: 'group' | 'building' | 'space',
  records: readonly R[],
): Promise<{ placed: readonly { id: number; record: R }[]; written: Written[] }> {
  const placed = await pasportTable.withIds(db, records, ({ place }) => place.pasport_id);
  const rows = placed.map(({ id, record }) => ({ ...record.place, kind, pasport_id: id }));
  return { placed, written: await pasportTable.insert(db, unit, rows) };
}

/** A change of a place; with a version only when it still has it. */
export interface PlaceChange {
  readonly pasport_id: number;
  readonly place_version?: number;
  readonly place: ChangedRow<'pasports'>;
}

/** Changes the places of which something changes. Throws when one of them is gone or newer. */
export async function updatePlaces(
  db: Db,
  unit: OwnedUnit,
  changes: readonly PlaceChange[],
): Promise<Written[]> {
  const moved = changes.filter(({ place }) => Object.keys(place).length > 0);
  const rows = moved.map(({ pasport_id: id, place_version: version, place: columns }) => ({
    id,
    version,
    columns,
  }));
  return pasportTable.updateAll(db, unit, rows);
}
