import type { HouseValueKind, HouseValueRow } from '#contract/pasports/house-values.ts';
import { foldText } from '#contract/rules/search.ts';
import { cellKey, columnKey, readCell, type SheetColumn, type Typed } from './sheet.ts';

/** Where a block is pasted. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The sheet that it is pasted into. */
export interface Target {
  readonly kind: HouseValueKind;
  readonly rows: readonly HouseValueRow[];
  readonly columns: readonly SheetColumn[];
  /** Services of the list, which a heading may name though the sheet has no such column yet. */
  readonly services: readonly string[];
}

/** What came of a paste. */
export interface Pasted {
  readonly typed: Typed;
  /** Services that the headings name and the sheet had no column of. */
  readonly added: readonly string[];
  /** What did not find its place, each in a sentence. */
  readonly problems: readonly string[];
}

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Lines of a block as spreadsheets copy it; empty ones are left out. */
function linesOf(text: string): Line[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line, at) => ({ number: at + 1, cells: line.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Whether a text is more than one cell, so that it is a paste of a block. */
export const isBlock = (text: string) => /[\t\r\n]/u.test(text.trim());

/**
 * Reads a block of a spreadsheet. With numbers of spaces in its first column, lines find their spaces by
 * them, and columns their services by the headings, when there are any; a block without numbers goes
 * from the marked cell down and to the right.
 */
export function pastedCells(target: Target, text: string, at: Place): Pasted {
  const lines = linesOf(text);
  const numbers = spacesByNumber(target.rows);
  const first = lines.map(({ cells }) => numbers.get(foldText(cells[0] ?? '')));
  const matched = first.filter((found) => found !== undefined).length;
  const isWide = lines.some(({ cells }) => cells.length > 1);
  const isNamed = isWide && (target.kind === 'persons' || matched * 2 >= lines.length);
  return isNamed ? byNumber(target, lines, at) : byPlace(target, lines, at);
}

/** Spaces by their numbers as they are folded; more than one where a number is there twice. */
function spacesByNumber(rows: readonly HouseValueRow[]): Map<string, HouseValueRow[]> {
  const found = new Map<string, HouseValueRow[]>();
  for (const row of rows) {
    const number = foldText(row.space_number.trim());
    found.set(number, [...(found.get(number) ?? []), row]);
  }
  return found;
}

function byPlace({ rows, columns }: Target, lines: readonly Line[], at: Place): Pasted {
  const typed: Record<string, string> = {};
  const problems: string[] = [];
  lines.forEach(({ number, cells }, down) => {
    const row = rows[at.row + down];
    if (row === undefined) {
      problems.push(`Řádek ${number} (${shown(cells)}) je už pod posledním prostorem.`);
      return;
    }
    cells.forEach((cell, right) => {
      const column = columns[at.column + right];
      if (column !== undefined) typed[cellKey(row.pasport_id, column)] = cell;
      else if (cell !== '')
        problems.push(`Řádek ${number}: hodnota „${cell}“ je už za posledním sloupcem.`);
    });
  });
  return { typed, added: [], problems };
}

const shown = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join(' · ');

/** For each cell of a line behind the number: its column, null for what is left out. */
interface Headings {
  readonly of: readonly (SheetColumn | null)[];
  readonly added: readonly string[];
  readonly problems: readonly string[];
  /** Whether the first line is headings. */
  readonly isRead: boolean;
}

function byNumber(target: Target, lines: readonly Line[], at: Place): Pasted {
  const numbers = spacesByNumber(target.rows);
  const headings = headingsOf(target, lines, numbers, at);
  const problems = [...headings.problems];
  const typed: Record<string, string> = {};
  const told = new Map<string, number>();
  for (const { number, cells } of headings.isRead ? lines.slice(1) : lines) {
    const [name = '', ...values] = cells;
    const found = numbers.get(foldText(name)) ?? [];
    const before = told.get(foldText(name));
    const [row] = found;
    if (row === undefined)
      problems.push(`Řádek ${number} (${shown(cells)}): prostor „${name}“ v domě není.`);
    else if (found.length > 1)
      problems.push(`Řádek ${number} (${shown(cells)}): číslo „${name}“ má v domě více prostorů.`);
    else if (before !== undefined)
      problems.push(
        `Řádek ${number} (${shown(cells)}): prostor „${name}“ je už na řádku ${before}.`,
      );
    else {
      told.set(foldText(name), number);
      values.forEach((value, column) => {
        const of = headings.of[column];
        if (value === '' || of === null) return;
        if (of === undefined)
          problems.push(`Řádek ${number}: hodnota „${value}“ je už za posledním sloupcem.`);
        else typed[cellKey(row.pasport_id, of)] = value;
      });
    }
  }
  return { typed, added: headings.added, problems };
}

function headingsOf(
  target: Target,
  lines: readonly Line[],
  numbers: ReadonlyMap<string, unknown>,
  at: Place,
): Headings {
  const [first] = lines;
  const cells = first?.cells.slice(1) ?? [];
  const isHeading =
    first !== undefined &&
    !numbers.has(foldText(first.cells[0] ?? '')) &&
    cells.every((cell) => cell === '' || 'fault' in readCell(target.kind, cell));
  const width = Math.max(...lines.map((line) => line.cells.length - 1));
  if (target.kind === 'persons') return ofPersons(target, lines, isHeading ? cells : [], isHeading);
  if (!isHeading) {
    const of = Array.from({ length: width }, (_, right) => target.columns[at.column + right]);
    return { of: of.filter((one) => one !== undefined), added: [], problems: [], isRead: false };
  }
  return ofServices(target, cells);
}

/** The column of persons: by its heading, else the last one that says a number in every line. */
function ofPersons(
  { kind, columns }: Target,
  lines: readonly Line[],
  headings: readonly string[],
  isRead: boolean,
): Headings {
  const body = isRead ? lines.slice(1) : lines;
  const width = Math.max(...lines.map(({ cells }) => cells.length - 1));
  const isAmount = (right: number) =>
    body.every(({ cells }) => !('fault' in readCell(kind, cells[right + 1] ?? '')));
  const places = Array.from({ length: width }, (_, right) => right);
  const named = places.find((right) => /osob/u.test(foldText(headings[right] ?? '')));
  const chosen = named ?? places.findLast(isAmount) ?? width - 1;
  const [column = null] = columns;
  return {
    of: places.map((right) => (right === chosen ? column : null)),
    added: [],
    problems: [],
    isRead,
  };
}

function ofServices({ columns, services }: Target, cells: readonly string[]): Headings {
  const names = new Map(services.map((name) => [columnKey(name), name]));
  for (const { key, name } of columns) names.set(key, name);
  const known = new Set(columns.map(({ key }) => key));
  const problems: string[] = [];
  const of = cells.map((cell) => {
    const key = columnKey(cell);
    const name = names.get(key);
    if (name !== undefined) return { key, name };
    problems.push(`Sloupec „${cell}“ není služba ze seznamu, jeho hodnoty se nevložily.`);
    return null;
  });
  const added = of.flatMap((one) => (one === null || known.has(one.key) ? [] : [one.name]));
  return { of, added, problems, isRead: true };
}
