import { houseColumns } from '#contract/pasports/house-sheet.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Judgement, Kind, Scene } from '../kinds/kind.ts';
import { advances } from './advances.ts';
import { goThrough } from './go-through.ts';
import type { HouseRow } from './sheet.ts';
import { STEPS, understandSheet } from './steps.ts';

const DATED = ['owner', 'tenant', 'users_count', 'advance'];

const tellsDated = (row: HouseRow) =>
  row.owners !== undefined ||
  row.tenants !== undefined ||
  row.advances.length > 0 ||
  row.values.users_count !== undefined;

/** Who has the space since nobody knows when would not be written at all, and nobody would see it. */
function undated(row: HouseRow, read: readonly RowFault[]): readonly RowFault[] {
  const isSaid =
    row.values.valid_from !== undefined || read.some(({ field }) => field === 'valid_from');
  return isSaid || !tellsDated(row)
    ? []
    : [{ field: 'valid_from', message: 'Uveďte, od kdy údaje řádku platí' }];
}

/** Judges the rows step by step; nothing is written before all of them are judged. */
export async function judgeHouse(
  scene: Scene,
  rows: readonly ReadRow[],
  steps = STEPS,
): Promise<Judgement> {
  const sheet = understandSheet(rows);
  const { faults, states, totals, write } = await goThrough(scene, sheet, steps);
  const told = new Map(rows.map((row) => [row.row_number, row.faults]));
  const verdictOf = (row: HouseRow) => {
    const read = told.get(row.row_number) ?? [];
    return {
      row_number: row.row_number,
      faults: [...read, ...undated(row, read), ...(faults.get(row.row_number) ?? [])],
      group_key: row.spaceKey,
      state: states.get(row.row_number) ?? ('same' as const),
      notes: row.notes,
    };
  };
  return {
    verdicts: sheet.rows.map(verdictOf),
    totals,
    creations: [
      { limited: 'pasports', made: totals['spaces']?.new ?? 0 },
      { limited: 'items', made: totals['persons']?.new ?? 0 },
    ],
    write: async (db, unit, done) => {
      const records = Object.values(totals).reduce((sum, one) => sum + one.new + one.changed, 0);
      return write(db, unit, (count) => done((count * rows.length) / Math.max(1, records)));
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
  judge: (scene, rows) => judgeHouse(scene, rows),
};
