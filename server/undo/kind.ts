import type { Endpoint } from '#contract/endpoint.ts';
import type { TableName } from '#server/db/book/entry.ts';

/** A record as its table has it. */
export type Row = Readonly<Record<string, unknown>>;

/** What of a place of the unit's tree a record is. */
export type PlaceKind = 'building' | 'group' | 'space';

/** How records of a kind are given to an owner: by his save, which names all of them. */
export interface Belonging {
  readonly column: string;
  /** Where owners are kept, and their id there. */
  readonly table: TableName;
  readonly id: string;
  readonly save: Endpoint;
  /** The field of the save that names all of them. */
  readonly field: string;
}

/**
 * A kind of records whose changes may be taken back: by which calls people make, change and delete them.
 * Names of fields are those of columns, or the call says which field a column is (`aliases`).
 */
export interface Kind {
  readonly table: TableName;
  /** The column of the record's id. */
  readonly id: string;
  /** The name of the id in the calls; `id` where nothing is said. */
  readonly param?: string;
  /** Belongs to a unit; other records are the client's. */
  readonly ofUnit: boolean;
  /** Stands in the tree of the unit, where its name, order and hiding are kept. */
  readonly place?: PlaceKind;
  readonly add?: Endpoint;
  readonly save?: Endpoint;
  readonly remove?: Endpoint;
  /** Saves fields of many at once, by the same rules; what it did goes back one by one. */
  readonly saveMany?: Endpoint;
  /** One that was deleted does not come back: its number is never given again, or it stood by when it was said. */
  readonly goesForGood?: boolean;
  /** What its save is told where nothing had been written before: no call deletes it, and empty is as good as none. */
  readonly blank?: Row;
  /** Columns that follow from others. */
  readonly follows?: readonly string[];
  /** The column that keeps the order of a list, the call that gives all its rows a new one, and by what lists differ. */
  readonly order?: { readonly column: string; readonly call: Endpoint; readonly within?: string };
  /** The column that says to whom it belongs, which is written by saving the owner with all that are his. */
  readonly belongs?: Belonging;
  /** The column that says whose of two others it is, and the call that gives many of them each to the other. */
  readonly swapped?: { readonly column: string; readonly call: Endpoint };
  /** The columns that say that it has ended, the telling one first, and the call that takes the end back. */
  readonly ended?: { readonly columns: readonly [string, ...string[]]; readonly call: Endpoint };
  /** Columns that a save takes all at once: where the change has not touched them, as the record has them. */
  readonly whole?: readonly string[];
  /** The column that was empty before a record was given what it tells, and the call that empties it again. */
  readonly cleared?: { readonly column: string; readonly call: Endpoint };
  /** Calls beside `add` that make records of the kind. */
  readonly made?: readonly Endpoint[];
  /** What the calls are told besides what the row has. */
  readonly fixed?: Row;
  /** Tables whose records come and change with this one by themselves, and go back with it. */
  readonly brings?: readonly TableName[];
  /** Tables whose records tell others of this one; who was told stays told. */
  readonly tells?: readonly TableName[];
  /** Fields of a save that differ from its columns. */
  readonly asSaved?: (row: Row) => Row;
  /** Fields of a new record that differ from its columns. */
  readonly asNew?: (row: Row) => Row;
}

/** What history calls the places of the tree, which belong to records of other tables. */
export const PLACES = 'pasports';
