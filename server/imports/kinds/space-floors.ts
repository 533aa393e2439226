import type { OwnedUnit } from '#server/access/owned.ts';
import {
  insertSpaces,
  updateSpaces,
  type NewSpace,
  type SpaceChange,
} from '#server/core/pasports/spaces.ts';
import { floorTable } from '#server/core/pasports/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import type { NewFloor } from './space-known.ts';

/** A space on a floor that is made with it, where it has none yet. */
export interface OnFloor {
  readonly newFloor: NewFloor | undefined;
}

/** Floors that are made with the first space on them; later spaces find their ids. */
class Floors {
  readonly #ids = new Map<NewFloor, number>();

  /** Makes those floors of the spaces that are not there yet. */
  async make(db: Db, unit: OwnedUnit, spaces: readonly OnFloor[]): Promise<Written[]> {
    const wanted = new Set(spaces.flatMap(({ newFloor }) => newFloor ?? []));
    const missing = [...wanted].filter((floor) => !this.#ids.has(floor));
    if (missing.length === 0) return [];
    const floors = await floorTable.withIds(db, missing);
    for (const { id, record } of floors) this.#ids.set(record, id);
    const rows = floors.map(({ id, record }) => ({ ...record, pasport_floor_id: id }));
    const written = await floorTable.insert(db, unit, rows);
    // Each space refers to a floor: while the planner knows of none, it walks all of them for each. Where
    // it cannot be told now, that is only slower.
    await refreshAfterWrites(db, () => undefined);
    return written;
  }

  /** The space with its floor. */
  under<S extends OnFloor & { readonly details: object }>(space: S): S {
    const id = space.newFloor === undefined ? undefined : this.#ids.get(space.newFloor);
    if (id === undefined) return space;
    return { ...space, details: { ...space.details, pasport_floor_id: id } };
  }
}

/** Writers of spaces that make the floors which their buildings lack. */
export function writersWithFloors() {
  const floors = new Floors();
  return {
    insert: async (db: Db, unit: OwnedUnit, made: readonly (NewSpace & OnFloor)[]) => [
      ...(await floors.make(db, unit, made)),
      ...(await insertSpaces(
        db,
        unit,
        made.map((space) => floors.under(space)),
      )),
    ],
    update: async (db: Db, unit: OwnedUnit, changes: readonly (SpaceChange & OnFloor)[]) => [
      ...(await floors.make(db, unit, changes)),
      ...(await updateSpaces(
        db,
        unit,
        changes.map((space) => floors.under(space)),
      )),
    ],
  };
}
