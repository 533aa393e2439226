import type { Column } from '#contract/record-file.ts';

/** Why a row cannot be taken: the fault of a field, or of the row as a whole. */
export interface RowFault {
  readonly field: string | null;
  readonly message: string;
}

/** A row whose cells were read: values of the fields that say something. */
export interface ReadRow {
  readonly row_number: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly RowFault[];
}

interface Cells {
  readonly row_number: number;
  readonly cells: readonly string[];
}

/** Makes the reader of a file's rows by the mapping of its columns. */
export function rowReader(
  columns: readonly Column[],
  mapping: readonly (string | null)[],
): (row: Cells) => ReadRow {
  const mapped = mapping.flatMap((field, at) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [{ column, at }];
  });
  return ({ row_number, cells }) => {
    const values: Record<string, unknown> = {};
    const faults: RowFault[] = [];
    for (const { column, at } of mapped) {
      const cell = (cells[at] ?? '').trim();
      if (cell === '') {
        if (column.required) faults.push({ field: column.field, message: 'Toto pole je povinné' });
        continue;
      }
      const reading = column.read(cell);
      if ('fault' in reading) faults.push({ field: column.field, message: reading.fault });
      else values[column.field] = reading.value;
    }
    return { row_number, values, faults };
  };
}
