import type { ImportKind } from '#contract/import-kinds.ts';
import type { Limited } from '#contract/rules/licence.ts';
import type { Reader } from '#contract/values/value.ts';
import type { Creation } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { Column } from '#contract/record-file.ts';
import type { Constants, Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Ground } from './ground.ts';
import type { Plan } from './plan.ts';

/** Where rows are judged. */
export interface Scene {
  readonly db: Db;
  readonly unit: OwnedUnit;
  /** The day of the Czech calendar. */
  readonly today: string;
  /** The rows will be written: what they stand on must not change until the transaction ends. */
  readonly keep: boolean;
  /** What is going to be written before these rows; where it is left out, nobody stands on them either. */
  readonly ground?: Ground;
  /** Lets others on after a slice of the work; throws when the work is to end. */
  turn(this: void): Promise<void>;
}

/** What came of judging a row. */
export interface Verdict {
  readonly row_number: number;
  readonly faults: readonly RowFault[];
  /** Rows with the same key can stand in each other's way. */
  readonly group_key: string;
  /** What the row does; nothing is done by a row with a fault. */
  readonly state: Plan<unknown, unknown>['state'];
  /** Why the row is no record at all; empty or missing for one that is. */
  readonly reason?: string;
  /** What its cells were understood as. */
  readonly notes?: readonly Note[];
}

/** What comes of records by their kinds. */
export type Totals = Readonly<
  Record<string, { readonly new: number; readonly changed: number; readonly same: number }>
>;

/** A field that more columns may stand for, each told apart by its heading. */
export interface ManyColumns {
  readonly field: string;
  /** Whether a heading tells so by itself, whatever else its words could name. */
  claims?(this: void, heading: string): boolean;
  /** Whether a column that nothing else names looks like one of them. */
  isOne(this: void, heading: string, cells: readonly string[]): boolean;
  /** Reads a cell of the column with the heading. */
  reader(this: void, heading: string): Reader;
}

/** What came of judging rows. */
export interface Judgement {
  readonly verdicts: readonly Verdict[];
  /** Writes what the rows say; only where none of them has a fault. */
  readonly write: Write;
  /** Tells what is going to be written to those who stand on it. */
  readonly tellGround?: (ground: Ground) => void;
  /** By kinds of records, where rows tell of more of them. */
  readonly totals?: Totals;
  /** What is created by the limits that it counts in; the new rows where it is left out. */
  readonly creations?: readonly Creation[];
}

/** Writes in the caller's transaction; `written` is told of the rows of each batch. */
export type Write = (
  db: Db,
  unit: OwnedUnit,
  written: (rows: number) => Promise<void>,
) => Promise<Written[]>;

/** One kind of import: its fields and how its rows are judged against the database and each other. */
export interface Kind {
  readonly kind: ImportKind;
  readonly columns: readonly Column[];
  readonly many?: ManyColumns;
  /** More rows make one record, so that all of them are counted anew when one is corrected. */
  readonly isTogether?: true;
  /** The limit of the licence that this kind counts in. */
  readonly limited: Limited | null;
  /** What headings say for all rows, as cells would say it. */
  saidByHeadings?(
    this: void,
    headings: readonly string[],
    mapping: readonly (string | null)[],
  ): Constants;
  /** Why nothing can be imported by this mapping, for people; null when it can. */
  mappingFault(this: void, mapped: ReadonlySet<string>): string | null;
  judge(this: void, scene: Scene, rows: readonly ReadRow[]): Promise<Judgement>;
}
