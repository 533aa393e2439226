import type { ImportRow } from '#contract/imports.ts';
import { rowReader } from './columns/read-rows.ts';
import type { Judgement, Kind, Scene, Verdict } from './kinds/kind.ts';
import { inSlices } from './kinds/slices.ts';
import type { StoredRow } from './rows.sql.ts';

type Mapping = readonly (string | null)[];

/** Reads the cells of the rows by the mapping and judges what they say. */
export async function judgeRows(
  kind: Kind,
  scene: Scene,
  mapping: Mapping,
  rows: readonly StoredRow[],
): Promise<Judgement> {
  const read = await inSlices(rows, scene.turn, rowReader(kind.columns, mapping));
  return kind.judge(scene, read);
}

/** The state of a row for the wire and the database. */
function stateOf({ faults, state }: Verdict): ImportRow['state'] {
  return faults.length > 0 ? 'failing' : state;
}

/** What the database keeps of a verdict: faults lead to the columns of the file. */
export function storedVerdict(verdict: Verdict, mapping: Mapping) {
  const { row_number, group_key, faults } = verdict;
  return {
    row_number,
    group_key,
    state: stateOf(verdict),
    faults: faults.map(({ field, message }) => ({
      column: field === null ? -1 : mapping.indexOf(field),
      message,
    })),
  };
}

/** How many rows have the state. */
export function countOf(verdicts: readonly Verdict[], state: ImportRow['state']): number {
  return verdicts.filter((verdict) => stateOf(verdict) === state).length;
}
