import { selectLastOrders } from '#server/core/pasports/places.sql.ts';
import type { NewRow } from '#server/db/record-table.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Fraction } from '#contract/values/share.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import { buildingIndex, type BuildingIndex } from './building-index.ts';
import { NOTHING_PLANNED } from './ground.ts';
import type { Scene } from './kind.ts';
import {
  selectBuildingRefs,
  selectFloorRows,
  selectSpaceRows,
  type FloorRow,
  type SpaceRow,
} from '#server/core/pasports/unit-spaces.sql.ts';
import { selectTypeRows } from './choices.sql.ts';
import { typeIndex, type TypeIndex } from './space-types.ts';

/** What a row says of a space, read. */
export interface SpaceValues {
  readonly building?: string;
  readonly space_number?: string;
  readonly pasport_type?: string;
  readonly floor?: string;
  readonly common_share?: Fraction;
  readonly heated_area?: number;
  readonly countable_area?: number;
  readonly pasport_name?: string;
  readonly pasport_order?: number;
}

/** By what a space of a building is found. */
export const spaceKey = (buildingId: number | null, number: string) =>
  `${buildingId}/${keyOf(number)}`;

/** A floor that is made with the first space on it. */
export type NewFloor = NewRow<'pasport_floors'>;

/** What spaces of a file are judged by. */
export interface KnownSpaces {
  readonly building: BuildingIndex;
  readonly spaces: ReadonlyMap<string, readonly SpaceRow[]>;
  readonly types: TypeIndex;
  readonly usualType: number | undefined;
  readonly floors: ReadonlyMap<number, readonly FloorRow[]>;
  /** Floors that buildings lack, by the building and the level. */
  readonly newFloors: Map<string, NewFloor>;
  readonly lastOrders: Map<number | null, number>;
}

/** Loads what the unit has. */
export async function loadSpaces({
  db,
  unit,
  ground = NOTHING_PLANNED,
}: Scene): Promise<KnownSpaces> {
  const types = await selectTypeRows(db, unit);
  const floors = await selectFloorRows(db, unit);
  const spaces = await selectSpaceRows(db, unit);
  return {
    building: buildingIndex(ground.buildings(await selectBuildingRefs(db, unit))),
    spaces: grouped(spaces, (space) => spaceKey(space.parent_id, space.space_number)),
    types: typeIndex(types),
    usualType: types[0]?.pasport_type_id,
    floors: grouped(floors, ({ pasport_id }) => pasport_id),
    newFloors: new Map(),
    lastOrders: new Map(await selectLastOrders(db, unit, 'space')),
  };
}
