import { commonShareFault, type CommonShare } from '#contract/rules/common-share.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { ChangedRow, NewRow, Written } from '#server/db/record-table.sql.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';
import {
  selectElementCounts,
  selectFloorsHeld,
  selectKindsHeld,
  selectTypesHeld,
} from './places.sql.ts';
import { insertPlaces, updatePlaces, type NewPlace, type PlaceChange } from './placed.ts';
import { spaceTable } from './tables.sql.ts';

/** A space as it is going to be. */
export interface SpaceDraft extends CommonShare {
  readonly pasport_parent_id: number;
  readonly pasport_type_id: number;
  readonly pasport_floor_id: number | null;
  /** Which columns are given: those of a new space, or those that change. */
  readonly told: ReadonlySet<string>;
  /** The space that changes and the building it is in; null for a new one. */
  readonly stored: { readonly pasport_id: number; readonly parent_id: number | null } | null;
}

/** What spaces are judged by. */
export interface KnownPlaces {
  /** Kinds of pasports by their ids. */
  readonly kinds: ReadonlyMap<number, string>;
  readonly types: ReadonlySet<number>;
  /** Buildings of floors, by the ids of the floors. */
  readonly floors: ReadonlyMap<number, number>;
  /** How many heating elements spaces have that are going to another building. */
  readonly elements: ReadonlyMap<number, number>;
}

const isMoved = ({ stored, pasport_parent_id }: SpaceDraft) =>
  stored !== null && stored.parent_id !== pasport_parent_id;
const isPlaced = ({ told }: SpaceDraft) =>
  told.has('pasport_parent_id') || told.has('pasport_floor_id');
const distinct = (ids: readonly number[]) => [...new Set(ids)];

/**
 * Loads what the spaces are judged by; what they refer to stays until the transaction ends. `planned`
 * are buildings that are going to be written before the spaces.
 */
export async function knownPlaces(
  db: Db,
  unit: OwnedUnit,
  drafts: readonly SpaceDraft[],
  planned: Iterable<number> = [],
): Promise<KnownPlaces> {
  const naming = (column: string) => drafts.filter(({ told }) => told.has(column));
  const floors = drafts
    .filter(isPlaced)
    .flatMap(({ pasport_floor_id: floor }) => (floor === null ? [] : [floor]));
  const moved = drafts.filter(isMoved).flatMap(({ stored }) => stored?.pasport_id ?? []);
  const kinds = await selectKindsHeld(
    db,
    unit,
    distinct(naming('pasport_parent_id').map(({ pasport_parent_id }) => pasport_parent_id)),
  );
  const buildings = [...planned].map((id) => [id, 'building'] as const);
  return {
    kinds: new Map([...kinds, ...buildings]),
    types: await selectTypesHeld(
      db,
      unit,
      distinct(naming('pasport_type_id').map(({ pasport_type_id }) => pasport_type_id)),
    ),
    floors: await selectFloorsHeld(db, unit, distinct(floors)),
    elements: await selectElementCounts(db, unit, moved),
  };
}

function buildingFaults(draft: SpaceDraft, { kinds, elements }: KnownPlaces): RecordFault[] {
  if (!draft.told.has('pasport_parent_id')) return [];
  const kind = kinds.get(draft.pasport_parent_id);
  if (kind !== 'building')
    return kind === undefined
      ? unnamed('pasport_parent_id', kind)
      : invalid('pasport_parent_id', 'Vyberte dům');
  if (!isMoved(draft)) return [];
  // Heating elements belong to a building, and would stay behind.
  const left = elements.get(draft.stored?.pasport_id ?? 0) ?? 0;
  const named = `${left} ${czechPlural(left, 'otopné těleso', 'otopná tělesa', 'otopných těles')}`;
  if (left === 0) return [];
  return invalid('pasport_parent_id', `Prostor nelze přesunout do jiného domu: má ${named}.`);
}

function floorFaults(draft: SpaceDraft, { floors }: KnownPlaces): RecordFault[] {
  const { pasport_floor_id: floor, pasport_parent_id } = draft;
  if (floor === null || !isPlaced(draft)) return [];
  const building = floors.get(floor);
  if (building === undefined) return unnamed('pasport_floor_id', building);
  return invalid(
    'pasport_floor_id',
    building === pasport_parent_id ? null : 'Podlaží není v tomto domě',
  );
}

function shareFaults(draft: SpaceDraft): RecordFault[] {
  const fault = commonShareFault(draft);
  return fault === null ? [] : invalid(fault.field, fault.message);
}

/**
 * What is wrong with a space: it must be in a building of the unit, on a floor of that building, of a
 * type of the client; its share of the common parts is a fraction up to the whole, or none at all.
 */
export function spaceFaults(draft: SpaceDraft, known: KnownPlaces): RecordFault[] {
  const { told, pasport_type_id } = draft;
  return [
    ...buildingFaults(draft, known),
    ...(told.has('pasport_type_id')
      ? unnamed('pasport_type_id', known.types.has(pasport_type_id))
      : []),
    ...floorFaults(draft, known),
    ...shareFaults(draft),
  ];
}

export type SpaceDetails = Omit<NewRow<'pasport_spaces'>, 'pasport_space_id' | 'pasport_id'>;

/** Columns of a space and of its place as they were before a change. */
export type FormerColumns = ChangedRow<'pasport_spaces'> &
  Pick<ChangedRow<'pasports'>, 'pasport_name' | 'hidden'>;

/** A new space. */
export interface NewSpace {
  readonly place: NewPlace & { readonly parent_id: number };
  readonly details: SpaceDetails;
}

/** Adds the spaces with their places. */
export async function insertSpaces(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly NewSpace[],
): Promise<Written[]> {
  const { placed, written } = await insertPlaces(db, unit, 'space', spaces);
  const rows = placed.map(({ id, record }) => ({ ...record.details, pasport_id: id }));
  return [...written, ...(await spaceTable.insert(db, unit, rows))];
}

/** A change of a space; with versions only when its rows still have them. */
export interface SpaceChange extends PlaceChange {
  readonly pasport_space_id: number;
  readonly version?: number;
  readonly details: ChangedRow<'pasport_spaces'>;
}

/**
 * Changes the spaces; the row of a space is written even when only its place changes: the version that
 * people see is this row's. Throws when one of them is gone or newer.
 */
export async function updateSpaces(
  db: Db,
  unit: OwnedUnit,
  changes: readonly SpaceChange[],
): Promise<Written[]> {
  const rows = changes.map(({ pasport_space_id: id, version, details: columns }) => ({
    id,
    version,
    columns,
  }));
  const written = await spaceTable.updateAll(db, unit, rows);
  return [...written, ...(await updatePlaces(db, unit, changes))];
}
