import { houseColumns } from '#contract/pasports/house-sheet.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { Note, RowFault } from '../columns/read-rows.ts';
import { Ground } from '../kinds/ground.ts';
import type { Judgement, Scene, Totals, Verdict, Write } from '../kinds/kind.ts';
import type { Sheet, Step, StepRow } from './steps.ts';

const OWN = new Set(houseColumns.map(({ field }) => field));

/** What came of a sheet: of its rows, and of all that they tell. */
export interface Outcome {
  readonly faults: ReadonlyMap<number, readonly RowFault[]>;
  readonly states: ReadonlyMap<number, Verdict['state']>;
  readonly totals: Totals;
  /** Writes all of it; only where there are no faults. */
  readonly write: Write;
}

/** A row does the most that any of its parts does; only a new space makes it new. */
function rowState(before: Verdict['state'] | undefined, { name }: Step, state: Verdict['state']) {
  if (name === 'buildings') return before ?? 'same';
  if (name === 'spaces' || before === undefined) return state;
  return before === 'same' && state !== 'same' ? 'changed' : before;
}

class Progress {
  readonly faults = new Map<number, RowFault[]>();
  readonly states = new Map<number, Verdict['state']>();
  readonly totals: Record<string, Totals[string]> = {};
  readonly ground = new Ground();
  readonly #writers: { readonly write: Write; readonly isGround: boolean }[] = [];
  readonly #faultySpaces = new Set<string>();

  /** What stands on nothing that has failed. */
  soundRows(rows: readonly StepRow[]): readonly StepRow[] {
    return rows.filter(({ row }) => !this.#faultySpaces.has(row.spaceKey));
  }

  /** Tells what is wrong with a row of a step, at the column of the sheet that says it. */
  tellFaults({ row, field }: StepRow, faults: readonly RowFault[]): void {
    const known = this.faults.get(row.row_number) ?? [];
    this.faults.set(row.row_number, known);
    this.#faultySpaces.add(row.spaceKey);
    for (const fault of faults) {
      const own = fault.field !== null && OWN.has(fault.field) ? fault.field : (field ?? null);
      const told = { field: own, message: fault.message };
      if (!known.some((one) => one.field === own && one.message === told.message)) known.push(told);
    }
  }

  /** What changes on a record that is there already. */
  #tellNotes(of: StepRow | undefined, notes: readonly Note[]): void {
    if (of === undefined) return;
    for (const note of notes) {
      const field = OWN.has(note.field) ? note.field : (of.field ?? note.field);
      of.row.notes.push({ ...note, field });
    }
  }

  /** What a step is going to write: those after it stand on it. */
  take({ isGround }: Step, { tellGround, write }: Judgement): void {
    tellGround?.(this.ground);
    this.#writers.push({ write, isGround });
  }

  /** Writes the steps one after the other. */
  readonly write: Write = async (db, unit, told) => {
    const written: Written[] = [];
    for (const { write, isGround } of this.#writers) {
      for (const one of await write(db, unit, told)) written.push(one);
      // The next step refers to what this one wrote; unknown to the planner, it would be walked row by
      // row. Where it cannot be told now, that is only slower.
      if (isGround) await refreshAfterWrites(db, () => undefined);
    }
    return written;
  };

  tellStates(step: Step, rows: readonly StepRow[], verdicts: readonly Verdict[]): void {
    const counts = { new: 0, changed: 0, same: 0 };
    verdicts.forEach(({ state, notes = [] }, at) => {
      this.#tellNotes(rows[at], notes);
      const number = rows[at]?.row.row_number ?? 0;
      counts[state] += 1;
      this.states.set(number, rowState(this.states.get(number), step, state));
    });
    this.totals[step.name] = counts;
  }
}

const readRow = ({ row, values }: StepRow) => ({ row_number: row.row_number, values, faults: [] });

async function take(before: Scene, step: Step, sheet: Sheet, progress: Progress): Promise<void> {
  const scene = { ...before, ground: progress.ground };
  const rows = progress.soundRows(await step.rowsOf(sheet, scene));
  if (rows.length === 0) return;
  const judged = await step.judge(scene, rows.map(readRow));
  judged.verdicts.forEach(({ faults }, at) => {
    const row = rows[at];
    if (row !== undefined && faults.length > 0) progress.tellFaults(row, faults);
  });
  const sound = rows.filter((_, at) => judged.verdicts[at]?.faults.length === 0);
  // What is wrong is left out, so that the rest is judged too.
  const right = sound.length === rows.length ? judged : await step.judge(scene, sound.map(readRow));
  progress.tellStates(step, sound, right.verdicts);
  progress.take(step, right);
}

/**
 * Judges a sheet step by step, each by the rules of its kind over what is stored and what the steps
 * before it are going to write; what a step refuses is told and left out, and what stands on it too.
 */
export async function goThrough(
  scene: Scene,
  sheet: Sheet,
  steps: readonly Step[],
): Promise<Outcome> {
  const progress = new Progress();
  for (const step of steps) await take(scene, step, sheet, progress);
  return progress;
}
