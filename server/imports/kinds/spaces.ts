import { spaceFields, spaceRecord } from '#contract/pasports/space-record.ts';
import { fileColumns } from '#contract/record-file.ts';
import { knownPlaces, spaceFaults, type SpaceDraft } from '#server/core/pasports/spaces.ts';
import { pasportTable } from '#server/core/pasports/tables.sql.ts';
import type { Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import { changeNotes } from './change-notes.ts';
import { idsAhead, type Ground } from './ground.ts';
import { inFile, judgement } from './judgement.ts';
import type { Judgement, Kind, Scene } from './kind.ts';
import { SAME } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';
import { loadSpaces, spaceKey, type KnownSpaces, type SpaceValues } from './space-known.ts';
import { writersWithFloors } from './space-floors.ts';
import { changedSpace, columnsOf, newSpace, type SpacePlan } from './space-plan.ts';
import { resolveSpace } from './space-references.ts';
import type { SpaceRow } from '#server/core/pasports/unit-spaces.sql.ts';

const FILE_NAMES = {
  pasport_parent_id: 'building',
  pasport_type_id: 'pasport_type',
  pasport_floor_id: 'floor',
  common_share_numerator: 'common_share',
  common_share_denominator: 'common_share',
};

const NOTHING_SHARED = { common_share_numerator: null, common_share_denominator: null };

/** A row whose words were looked up. */
interface Resolved {
  readonly row_number: number;
  readonly faults: readonly RowFault[];
  readonly group_key: string;
  readonly plan: SpacePlan;
  readonly notes: readonly Note[];
  /** The space as it is going to be; undefined where its building or number is not known. */
  readonly draft: (SpaceDraft & { readonly stored: SpaceRow | null }) | undefined;
}

function resolve(row: ReadRow, known: KnownSpaces, newId: number | undefined): Resolved {
  const { row_number } = row;
  const values: SpaceValues = row.values;
  const found = resolveSpace(values, known);
  const faults = [...row.faults, ...found.faults];
  const { buildingId } = found;
  const { space_number } = values;
  if (space_number === undefined || buildingId === undefined)
    return { row_number, faults, group_key: '', plan: SAME, notes: [], draft: undefined };
  const group_key = spaceKey(buildingId, space_number);
  const [space, another] = known.spaces.get(group_key) ?? [];
  if (another !== undefined)
    faults.push({ field: 'space_number', message: 'Takových prostorů je v domě více' });
  const { details, place } = columnsOf(values, found);
  const draft = {
    ...NOTHING_SHARED,
    pasport_type_id: known.usualType ?? 0,
    ...space,
    // A floor that is going to be made is of this building.
    pasport_floor_id: found.newFloor === undefined ? (space?.pasport_floor_id ?? null) : null,
    ...details,
    pasport_parent_id: buildingId,
    stored: space === undefined ? null : space,
    told: new Set([
      'pasport_parent_id',
      'pasport_type_id',
      ...Object.keys({ ...details, ...place }),
    ]),
  };
  const plan =
    space === undefined
      ? newSpace(values, { ...found, buildingId }, known, newId)
      : changedSpace(values, found, space);
  const notes =
    space === undefined ? [] : changeNotes(spaceFields, space, { ...details, ...place });
  return { row_number, faults, group_key, plan, notes, draft };
}

/** What a row writes of its space; undefined where it writes nothing. */
function writtenBy({ plan }: Resolved) {
  if (plan.state === 'changed') return plan.change;
  if (plan.state === 'same') return undefined;
  const { place, details } = plan.made;
  return { pasport_id: place.pasport_id, details };
}

/** A space as it will be found. */
function tellSpace(ground: Ground, row: Resolved): void {
  const { pasport_id, details } = writtenBy(row) ?? {};
  if (pasport_id === undefined || row.draft === undefined) return;
  const { stored, pasport_parent_id: parent_id } = row.draft;
  const { space_number = '', variable_symbol = '' } = { ...stored, ...details };
  ground.addSpace({ pasport_id, parent_id, space_number, variable_symbol });
}

async function judge(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const { db, unit, turn } = scene;
  const known = await loadSpaces(scene);
  const repeats = new Repeats();
  const newIds = await idsAhead(scene, pasportTable, rows);
  const resolved = await inSlices(rows, turn, (row, at) => resolve(row, known, newIds[at]));
  const drafts = resolved.flatMap(({ draft }) => (draft === undefined ? [] : [draft]));
  const places = await knownPlaces(db, unit, drafts, scene.ground?.buildingIds());
  const judged = await inSlices(resolved, turn, (row) => {
    const { draft } = row;
    if (draft === undefined) return row;
    const faults = [...row.faults, ...inFile(spaceFaults(draft, places), FILE_NAMES)];
    const repeated = repeats.fault(row.group_key, row.row_number);
    if (repeated !== null) faults.push({ field: null, message: repeated });
    return { ...row, faults };
  });
  return {
    ...judgement(judged, writersWithFloors()),
    tellGround: (ground) => {
      for (const row of judged) tellSpace(ground, row);
    },
  };
}

/** Spaces by their building and number. */
export const spaces: Kind = {
  kind: 'spaces',
  columns: fileColumns(spaceRecord),
  limited: 'pasports',
  mappingFault: (mapped) => {
    if (!mapped.has('building')) return 'Přiřaďte sloupec k domu';
    return mapped.has('space_number') ? null : 'Přiřaďte sloupec k číslu prostoru';
  },
  judge,
};
