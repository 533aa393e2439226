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

/** Where a new group, building or space stands in the tree. */
export type NewPlace = Omit<NewRow<'pasports'>, 'pasport_id' | 'kind'>;

/** Makes the places; their ids are in the order of the records that stand on them. */
export async function insertPlaces(
  db: Db,
  unit: OwnedUnit,
  kind: 'group' | 'building' | 'space',
  records: readonly { readonly place: NewPlace }[],
): Promise<{ ids: readonly number[]; written: Written[] }> {
  const ids = await pasportTable.newIds(db, records.length);
  const rows = records.map(({ place }, at) => ({ ...place, kind, pasport_id: ids[at] ?? 0 }));
  return { ids, written: await pasportTable.insert(db, unit, rows) };
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
