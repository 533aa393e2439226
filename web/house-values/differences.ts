import type {
  HeldValue,
  HouseValueKind,
  HouseValueRow,
  LaterValue,
  ValueChange,
} from '#contract/pasports/house-values.ts';
import { cellKey, heldIn, laterIn, readCell, type SheetColumn, type Typed } from './sheet.ts';

/** One value that is going to change. */
export interface Difference {
  readonly row: HouseValueRow;
  readonly column: SheetColumn;
  readonly held: HeldValue | undefined;
  /** Null for a value that ends. */
  readonly amount: number | null;
  readonly later: LaterValue | undefined;
}

/** Amounts together, and in how many spaces nothing is known. */
export interface Sum {
  readonly sum: number;
  readonly unknown: number;
}

/** What was typed, compared with what holds. */
export interface Differences {
  readonly changes: readonly Difference[];
  /** Why cells can not be saved, by their keys. */
  readonly faults: ReadonlyMap<string, string>;
  /** Sums of each column, by its key. */
  readonly before: ReadonlyMap<string, Sum>;
  readonly after: ReadonlyMap<string, Sum>;
}

interface Counted {
  sum: number;
  unknown: number;
}

function add(counted: Counted, amount: number | null): void {
  if (amount === null) counted.unknown += 1;
  else counted.sum += amount;
}

/** What of the typed differs from what holds, what can not be read, and the sums before and after. */
export function differencesOf(
  kind: HouseValueKind,
  rows: readonly HouseValueRow[],
  columns: readonly SheetColumn[],
  typed: Typed,
): Differences {
  const changes: Difference[] = [];
  const faults = new Map<string, string>();
  const before = new Map<string, Sum>();
  const after = new Map<string, Sum>();
  for (const column of columns) {
    const [were, are]: Counted[] = [
      { sum: 0, unknown: 0 },
      { sum: 0, unknown: 0 },
    ];
    for (const row of rows) {
      const held = heldIn(row, column);
      const known = held?.amount ?? null;
      const text = typed[cellKey(row.pasport_id, column)];
      const reading = text === undefined ? { amount: known } : readCell(kind, text);
      add(were as Counted, known);
      if ('fault' in reading) faults.set(cellKey(row.pasport_id, column), reading.fault);
      const amount = 'fault' in reading ? known : reading.amount;
      add(are as Counted, amount);
      if (amount !== known)
        changes.push({ row, column, held, amount, later: laterIn(row, column) });
    }
    before.set(column.key, were as Counted);
    after.set(column.key, are as Counted);
  }
  return { changes, faults, before, after };
}

/** A difference as the call takes it: with the record that the person saw. */
export function changeOf({ row, column, held, amount }: Difference): ValueChange {
  const seen = held === undefined ? null : { record_id: held.record_id, version: held.version };
  return { pasport_id: row.pasport_id, name: column.name, amount, seen };
}

/** Sums of all columns together; what is unknown of a service is no news. */
export function together(sums: ReadonlyMap<string, Sum>): Sum {
  let [sum, unknown] = [0, 0];
  for (const one of sums.values()) {
    sum += one.sum;
    unknown += one.unknown;
  }
  return { sum, unknown };
}
