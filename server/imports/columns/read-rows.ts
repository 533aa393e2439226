import type { Column } from '#contract/record-file.ts';
import type { Certainty } from '#contract/rules/certainty.ts';
import type { Reading } from '#contract/values/value.ts';
import { meantBy, type Words } from './words.ts';

/** Why a row cannot be taken: the fault of a field, or of the row as a whole. */
export interface RowFault {
  readonly field: string | null;
  readonly message: string;
}

/** What a cell was understood as, and how sure that is. */
export interface Note {
  readonly field: string;
  readonly certainty: Certainty;
  readonly message: string;
}

/** A row whose cells were read: values of the fields that say something. */
export interface ReadRow {
  readonly row_number: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly RowFault[];
}

/** Values that hold for all rows, as cells would say them, by their fields. */
export type Constants = Readonly<Record<string, string>>;

/** A cell in which a formula of the workbook failed; Czech programs save its Czech name too. */
const failed =
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ODKAZ!|NENÍ_K_DISPOZICI|HODNOTA!|NÁZEV\?|DĚLENÍ_NULOU!|ČÍSLO!)$/i;
// A column that is too narrow for its number was saved as it was seen.
const hashes = /^#{2,}$/;

/** Reads a cell; one that holds an error is never taken for an empty one, nor for its text. */
export function readCell(column: Column, cell: string): Reading {
  if (failed.test(cell) || hashes.test(cell))
    return { fault: `V buňce je chyba tabulky ${cell}; opravte ji, nebo buňku vyprázdněte` };
  return column.read(cell);
}

interface Cells {
  readonly row_number: number;
  readonly cells: readonly string[];
}

/** Makes the reader of a file's rows by the mapping of its columns; constants stand for missing ones, words tell what cells mean. */
export function rowReader(
  columns: readonly Column[],
  mapping: readonly (string | null)[],
  constants: Constants,
  words: Words = {},
): (row: Cells) => ReadRow {
  const mapped = mapping.flatMap((field, at) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [{ column, at, all: '' }];
  });
  const missing = columns
    .filter(({ field }) => !mapping.includes(field) && constants[field] !== undefined)
    .map((column) => ({ column, at: -1, all: constants[column.field] ?? '' }));
  const told = [...mapped, ...missing];
  return ({ row_number, cells }) => {
    const values: Record<string, unknown> = {};
    const faults: RowFault[] = [];
    for (const { column, at, all } of told) {
      const cell = meantBy(words, column.field, (cells[at] ?? all).trim());
      if (cell === '') {
        if (column.required) faults.push({ field: column.field, message: 'Toto pole je povinné' });
        continue;
      }
      const reading = readCell(column, cell);
      if ('fault' in reading) faults.push({ field: column.field, message: reading.fault });
      else values[column.field] = reading.value;
    }
    return { row_number, values, faults };
  };
}
