import type { WrittenFields } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Concerned } from '#server/core/people/known.ts';
import type { DatedRules, Draft, Known, Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { Ground } from './ground.ts';
import type { Judged } from './judgement.ts';
import type { Scene } from './kind.ts';
import type { RecordValues } from './record-names.ts';

/** A change of a stored record. */
export interface RecordChange<S> {
  readonly id: number;
  readonly version: number;
  readonly columns: Partial<S>;
}

/** A record as a row names it; the person is 0 where the kind has none. */
export type Named = Stored & { readonly address_id: number };

/** What becomes of a record that began earlier and holds on the day of a row. */
export interface Former<S> {
  /**
   * What of it goes over to the record that takes its place, where the row does not say otherwise; null
   * where nothing may take its place.
   */
  readonly carried: ((former: S) => Partial<S>) | null;
  /** What goes over whatever the row says. */
  readonly fixed?: (former: S) => Partial<S>;
  /** The field that counts, and a count of it in words. */
  readonly counted?: { readonly field: string; readonly words: (count: string) => string };
}

/** What is particular to one kind of records of a space; `S` is the record as it is stored. */
export interface RecordKind<S extends Stored, K extends Known<S>> {
  readonly rules: DatedRules<S, S, K>;
  readonly fields: WrittenFields;
  /** Rows name a person. */
  readonly hasPerson: boolean;
  /** By what records of a space that begin on one day are told apart. */
  whose(this: void, record: S): string;
  /** What a row does to a record that began earlier; where it is left out, the row is refused if both meet. */
  readonly former?: Former<S>;
  load(this: void, db: Db, unit: OwnedUnit, concerned: Concerned, ground: Ground): Promise<K>;
  /** Others stand on its records: ids for as many new ones, and a record as it is going to be. */
  readonly ground?: {
    ids(this: void, scene: Scene, rows: readonly unknown[]): Promise<readonly number[]>;
    add(this: void, ground: Ground, record: S): void;
  };
  /** A record from the columns that a row sets and, where it is told of already, from how it stands. */
  whole(this: void, named: Named, columns: Partial<S>, stored: S | undefined, known: K): S;
  /** The columns that a row sets, without space and person. */
  columnsOf(this: void, values: RecordValues): Partial<S>;
  insert(this: void, db: Db, unit: OwnedUnit, made: readonly S[]): Promise<Written[]>;
  update(
    this: void,
    db: Db,
    unit: OwnedUnit,
    changes: readonly RecordChange<S>[],
  ): Promise<Written[]>;
}

/** A record of a file beside others: the row that tells of it. */
export type Beside<S> = S & { readonly row_number?: number };

/** A row with what it says of a record. */
export interface Told<S> extends Judged<S, RecordChange<S>> {
  /** What is to be judged; undefined where the row says nothing that could be. */
  readonly draft: Draft<S> | undefined;
  readonly columns: Partial<S>;
}
