import type { ImportKind } from '#contract/imports.ts';
import type { Limited } from '#contract/rules/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Column } from '../columns/column.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Plan } from './plan.ts';

/** Where rows are judged. */
export interface Scene {
  readonly db: Db;
  readonly unit: OwnedUnit;
  /** The day of the Czech calendar. */
  readonly today: string;
  /** The rows will be written: what they stand on must not change until the transaction ends. */
  readonly keep: boolean;
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
  readonly plan: Plan;
}

/** One kind of import: its fields and how its rows are judged against the database and each other. */
export interface Kind {
  readonly kind: ImportKind;
  readonly columns: readonly Column[];
  /** The limit of the licence that this kind counts in. */
  readonly limited: Limited | null;
  /** Why nothing can be imported by this mapping, for people; null when it can. */
  mappingFault(this: void, mapped: ReadonlySet<string>): string | null;
  /** Verdicts in the order of the rows. */
  judge(this: void, scene: Scene, rows: readonly ReadRow[]): Promise<Verdict[]>;
}
