import type {
  FileColumn,
  RecordOf,
  ToldFields,
  WordColumn,
  WrittenField,
  WrittenFields,
  WrittenOf,
} from './record.ts';
import type { Reader, Value } from '#contract/values/value.ts';

/** A field that a column of a file may stand for. */
export interface Column {
  readonly field: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint: string;
  /** What else people call it; without diacritics and case. */
  readonly also: readonly string[];
  /** A cell of the template. */
  readonly example: string;
  /** The words that a cell may say, where only some may. */
  readonly choices?: readonly string[];
  /** Reads a cell that is not empty, by the same rule as the form has. */
  readonly read: Reader;
}

function columnOf(name: string, label: string, facts: FileColumn, read: Reader): Column {
  const { required = false, hint = '', also = [], example } = facts;
  return {
    field: facts.name ?? name,
    label: facts.label ?? label,
    required,
    hint,
    also,
    example,
    read,
  };
}

/** Reads a cell as the value does, and judges it by the value's rule. */
export function cellOf(value: Value): Reader {
  return (cell) => {
    const reading = value.cell(cell);
    if ('fault' in reading) return reading;
    const { success, data, error } = value.write.safeParse(reading.value);
    return success ? { value: data } : { fault: error.issues[0]?.message ?? 'Neplatná hodnota' };
  };
}

/** A column of words, which what they lead to is found by. */
export const wordColumn = (column: WordColumn): Column =>
  columnOf(column.name, column.label, column, column.cell);

/** The words of a value that is one of a few. */
function wordsOf({ kind, names = {} }: Value): readonly string[] {
  return kind === 'yes-no' ? ['ano', 'ne'] : Object.values(names);
}

/** The column of a field; none for a field that no column of its own fills. */
export function fieldColumn(name: string, field: WrittenField): Column[] {
  const { imported, label, value } = field;
  if ('from' in imported || 'not' in imported) return [];
  const column = columnOf(name, label, imported, imported.cell ?? cellOf(value));
  const choices = wordsOf(value);
  return [choices.length === 0 ? column : { ...column, choices }];
}

/** Columns of a file by the fields that they lead to, where they have names of their own. */
export function fileNames(fields: WrittenFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { imported }]) => {
      const column = 'from' in imported ? imported.from : 'not' in imported ? null : imported.name;
      return typeof column === 'string' ? [[name, column]] : [];
    }),
  );
}

/** Of what a row says, what columns of fields of their own have said. */
export function ownCells<F extends WrittenFields>(fields: F, said: object): Partial<WrittenOf<F>> {
  const own = Object.entries(said).filter(([name]) => {
    const imported = fields[name]?.imported;
    return imported !== undefined && 'example' in imported && imported.name === undefined;
  });
  return Object.fromEntries(own) as Partial<WrittenOf<F>>;
}

/** Columns of a file with the record, in the order of its template. */
export function fileColumns({ written, columns }: RecordOf<WrittenFields, ToldFields>): Column[] {
  const behind = (field: string | null) =>
    columns.filter(({ after }) => after === field).map(wordColumn);
  const own = Object.entries(written).flatMap(([name, field]) => [
    ...fieldColumn(name, field),
    ...behind(name),
  ]);
  return [...behind(null), ...own];
}
