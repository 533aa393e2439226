import { houseColumns } from '#contract/pasports/house-sheet.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import type { Judgement, Kind, Scene } from '../kinds/kind.ts';
import { advances } from './advances.ts';
import { goThrough } from './go-through.ts';
import { understandSheet } from './steps.ts';
import { beginTrial } from './trial.sql.ts';

const DATED = ['owner', 'tenant', 'users_count', 'advance'];

/**
 * Judges the rows by bringing them in and taking them back: nothing else says as much. Where they are to
 * be accepted, what was brought in stays, unless something is wrong with it.
 */
async function judge(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const sheet = understandSheet(rows);
  const trial = await beginTrial(scene.db);
  const { faults, states, totals, written } = await goThrough(scene, sheet);
  const isWritten = scene.keep && faults.size === 0;
  if (!isWritten) await trial.takeBack();
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
      { limited: 'pasports', made: totals['spaces']?.new ?? 0, isMade: isWritten },
      { limited: 'items', made: totals['persons']?.new ?? 0, isMade: isWritten },
    ],
    write: async (_db, _unit, done) => {
      if (!isWritten) throw new Error('The rows were only tried.');
      await trial.keep();
      await done(rows.length);
      return [...written];
    },
    ...(isWritten && { takeBack: trial.takeBack }),
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
