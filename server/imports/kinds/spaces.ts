import type { ReadRow } from '../columns/read-rows.ts';
import type { Kind, Verdict } from './kind.ts';
import { NOTHING } from './plan.ts';
import { Repeats } from './repeated.ts';
import { inSlices } from './slices.ts';
import { spaceColumns } from './space-columns.ts';
import { loadSpaces, spaceKey, type KnownSpaces, type SpaceValues } from './space-known.ts';
import { changedSpace, newSpace } from './space-plan.ts';
import { resolveSpace } from './space-references.ts';

function judgeRow(row: ReadRow, known: KnownSpaces, repeats: Repeats): Verdict {
  const { row_number, values }: ReadRow & { values: SpaceValues } = row;
  const resolved = resolveSpace(values, known);
  const faults = [...row.faults, ...resolved.faults];
  const { space_number } = values;
  const { buildingId } = resolved;
  if (space_number === undefined || buildingId === undefined) {
    return { row_number, faults, group_key: '', plan: NOTHING };
  }
  const group_key = spaceKey(buildingId, space_number);
  const [space, another] = known.spaces.get(group_key) ?? [];
  if (another !== undefined)
    faults.push({ field: 'space_number', message: 'Takových prostorů je v domě více' });
  const repeated = repeats.fault(group_key, row_number);
  if (repeated !== null) faults.push({ field: null, message: repeated });
  const plan =
    space === undefined ? newSpace(row, resolved, known) : changedSpace(row, resolved, space);
  return { row_number, faults, group_key, plan };
}

/** Spaces by their building and number. */
export const spaces: Kind = {
  kind: 'spaces',
  columns: spaceColumns,
  limited: 'pasports',
  mappingFault: (mapped) => {
    if (!mapped.has('building')) return 'Přiřaďte sloupec k domu';
    return mapped.has('space_number') ? null : 'Přiřaďte sloupec k číslu prostoru';
  },
  judge: async (scene, rows) => {
    const known = await loadSpaces(scene);
    const repeats = new Repeats();
    return inSlices(rows, scene.turn, (row) => judgeRow(row, known, repeats));
  },
};
