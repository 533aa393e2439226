import type { ImportRow } from '#contract/imports.ts';
import { comparedHeading, leftOutReason, type ReadTable } from './columns/left-out.ts';
import { rowReader, type Constants } from './columns/read-rows.ts';
import type { Words } from './columns/words.ts';
import type { Judgement, Kind, Scene, Verdict } from './kinds/kind.ts';
import { inSlices } from './kinds/slices.ts';
import type { StoredRow } from './rows.sql.ts';

type Mapping = readonly (string | null)[];

/** How the rows of a file are to be read. */
export interface Reading {
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  readonly constants: Constants;
  readonly words: Words;
}

/** The table of a file as the kind reads it: no kind takes the number of a space alone for a record. */
export function readTable(kind: Kind, columns: readonly string[], mapping: Mapping): ReadTable {
  const saysRecord = (at: number) => {
    const field = mapping[at] ?? null;
    return field !== null && kind.mappingFault(new Set([field])) === null;
  };
  return { heading: comparedHeading(columns), saysRecord };
}

/** Fields of the columns; where more columns stand for one, each has a name of its own. */
function columnNames({ many }: Kind, mapping: Mapping): Mapping {
  return mapping.map((field, at) => (many?.field === field ? `${field}:${at}` : field));
}

function manyColumns({ many, columns: own }: Kind, columns: readonly string[], mapping: Mapping) {
  const column = own.find(({ field }) => field === many?.field);
  if (many === undefined || column === undefined) return [];
  return mapping.flatMap((field, at) =>
    field === many.field
      ? [{ ...column, field: `${field}:${at}`, read: many.reader(columns[at] ?? '') }]
      : [],
  );
}

/** The column of the file that stands for the field; −1 for none. */
function columnOf(field: string, mapping: Mapping): number {
  const [, at] = /:(\d+)$/.exec(field) ?? [];
  return at === undefined ? mapping.indexOf(field) : Number(at);
}

/** Why the row is left out; what a person has decided goes before what it looks like. */
function reasonOf({ cells, kept }: StoredRow, table: ReadTable): string {
  if (kept === null) return leftOutReason(cells, table);
  return kept ? '' : 'Vynecháno ručně';
}

const leftOut = (row: StoredRow, reason: string): Verdict => ({
  row_number: row.row_number,
  faults: [],
  group_key: '',
  state: 'same',
  reason,
});

/** Reads the cells of the rows by the mapping and judges what they say; those left out say nothing. */
export async function judgeRows(
  kind: Kind,
  scene: Scene,
  { columns, mapping, constants, words }: Reading,
  rows: readonly StoredRow[],
): Promise<Judgement> {
  const table = readTable(kind, columns, mapping);
  const named = columnNames(kind, mapping);
  const fields = [...kind.columns, ...manyColumns(kind, columns, mapping)];
  const reasons = await inSlices(rows, scene.turn, (row) => reasonOf(row, table));
  const counting = rows.filter((_, at) => reasons[at] === '');
  const read = await inSlices(counting, scene.turn, rowReader(fields, named, constants, words));
  const judgement = await kind.judge(scene, read);
  const others = rows.flatMap((row, at) => {
    const reason = reasons[at] ?? '';
    return reason === '' ? [] : [leftOut(row, reason)];
  });
  return { ...judgement, verdicts: [...judgement.verdicts, ...others] };
}

/** The state of a row for the wire and the database. */
function stateOf({ faults, state, reason = '' }: Verdict): ImportRow['state'] {
  if (reason !== '') return 'left-out';
  return faults.length > 0 ? 'failing' : state;
}

/** What the database keeps of a verdict: faults lead to the columns of the file. */
export function storedVerdict(verdict: Verdict, mapping: Mapping) {
  const { row_number, group_key, faults, reason = '', notes = [] } = verdict;
  return {
    row_number,
    group_key,
    reason,
    state: stateOf(verdict),
    faults: faults.map(({ field, message }) => ({
      column: field === null ? -1 : columnOf(field, mapping),
      message,
    })),
    notes: notes.map(({ field, certainty, message }) => ({
      column: columnOf(field, mapping),
      certainty,
      message,
    })),
  };
}

/** How many rows have the state. */
export function countOf(verdicts: readonly Verdict[], state: ImportRow['state']): number {
  return verdicts.filter((verdict) => stateOf(verdict) === state).length;
}
