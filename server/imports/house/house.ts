import { houseColumns } from '#contract/pasports/house-sheet.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import type { Judgement, Kind, Scene } from '../kinds/kind.ts';
import { advances } from './advances.ts';
import { goThrough } from './go-through.ts';
import { understandSheet } from './steps.ts';
import { tried } from './trial.sql.ts';

const DATED = ['owner', 'tenant', 'users_count', 'advance'];

/** Judges the rows by bringing them in and taking them back: nothing else says as much. */
async function judge(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const sheet = understandSheet(rows);
  const { faults, states, totals } = await tried(scene.db, () => goThrough(scene, sheet));
  const told = new Map(rows.map((row) => [row.row_number, row.faults]));
  return {
    verdicts: sheet.rows.map(({ row_number, spaceKey, notes }) => ({
      row_number,
      faults: [...(told.get(row_number) ?? []), ...(faults.get(row_number) ?? [])],
      group_key: spaceKey,
      state: states.get(row_number) ?? 'same',
      notes,
    })),
    totals,
    creations: [
      { limited: 'pasports', made: totals['spaces']?.new ?? 0 },
      { limited: 'items', made: totals['persons']?.new ?? 0 },
    ],
    write: async (db, unit, written) => {
      const done = await goThrough({ ...scene, db, unit }, understandSheet(rows));
      await written(rows.length);
      return [...done.written];
    },
  };
}

/** A whole house by one sheet: its spaces, who has them, how many live there and what they pay. */
export const house: Kind = {
  kind: 'house',
  columns: houseColumns,
  many: advances,
  limited: null,
  mappingFault: (mapped) => {
    if (!mapped.has('building'))
      return 'Přiřaďte sloupec k domu, nebo uveďte dům pro všechny řádky';
    if (!mapped.has('space_number')) return 'Přiřaďte sloupec k číslu prostoru';
    const isDated = DATED.some((field) => mapped.has(field));
    return isDated && !mapped.has('valid_from')
      ? 'Uveďte, od kdy údaje platí: sloupcem, nebo jedním dnem pro všechny řádky'
      : null;
  },
  judge,
};
