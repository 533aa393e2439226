import type { Tables } from '../tables.ts';

export type TableName = keyof Tables;

/** What a table is not or has not, and why. */
export interface Not {
  readonly not: string;
}

/** Rows that housekeeping removes: those whose moment in the column is older than the age. */
export interface Age<Column extends string> {
  readonly since: Column;
  /** A PostgreSQL interval. */
  readonly age: string;
  /** Only rows that have nothing in this column. */
  readonly empty?: Column;
  /** Rows removed by one statement, where they are large or take others along. */
  readonly batch?: number;
}

/** The law by which a row is kept, where one says so, and what of it housekeeping empties sooner. */
interface Kept {
  readonly law?: string;
  readonly sooner?: string;
}

/** How long a row is kept. */
export type Retention<Column extends string> =
  | ({ readonly as: 'the client' | 'the portal' } & Kept)
  /** Goes with the row of this table that it belongs to. */
  | ({ readonly with: TableName } & Kept)
  | { readonly swept: readonly Age<Column>[] }
  /** Housekeeping that no age can say. */
  | { readonly until: string };

/** How many rows to expect, to the order of tens. */
export interface Growth {
  readonly rows: number;
  readonly of: 'unit' | 'client' | 'portal';
  /** Whether so many come each year, or there are so many in all. */
  readonly each: 'year' | 'ever';
}

/** Records that name a person and by which others lead to him. */
export interface Through {
  /** It names the person by `address_id`. */
  readonly table: TableName;
  /** Its column that the other record names. */
  readonly column: string;
  /** Only while both hold: each has a first and a last day. */
  readonly overlapping?: true;
}

/** How a row of a table leads to the person of the address book whom it tells of. */
export interface OfPerson<Column extends string> {
  /** The column that names his address, or one of the records that name him. */
  readonly by: Column;
  /** The records that name him, where the row does not itself. */
  readonly through?: readonly Through[];
  /** The column of the id of the record, or of its number among others where it has no id. */
  readonly id: Column;
  /** The column of the place that it tells of. */
  readonly place?: Column;
  /** Whether the row stays when the address goes: it does not refer to it. */
  readonly outlives?: true;
  /** Whether the row goes with the address, and so is nothing that it is kept for. */
  readonly goesAlong?: true;
}

/** What of a table tells of people. */
export interface Personal<Column extends string> {
  readonly columns: readonly Column[];
  /** Given to a person of the address book, to a user of the portal, or to both, on request. */
  readonly exported: 'person' | 'user' | 'both' | Not;
  /**
   * Whether an anonymisation of a person leaves nothing of him in the columns. Texts are emptied in the
   * rows that lead to him, whatever the table; anything else is done by its room.
   */
  readonly erased: true | 'emptied' | Not;
  /** Where each row tells of one person of the address book. */
  readonly person?: OfPerson<Column>;
}

/** Texts of a table in which people write what they like, and so may name anybody. */
export interface FreeTexts<Column extends string> {
  readonly columns: readonly Column[];
  /** Of these, such as hold a list of texts, or texts within JSON. */
  readonly lists?: readonly Column[];
  /** The column of the id of the record, or of its number among others where it has no id. */
  readonly id: Column;
  /** The column by which people call the record. */
  readonly name?: Column;
  /** The column of the record that it belongs to, without which it is not found. */
  readonly within?: Column;
  /** The column of the place that it tells of. */
  readonly place?: Column;
  /** The record of a unit that it belongs to, where it has none itself. */
  readonly ofUnit?: { readonly table: TableName; readonly column: Column };
  /** Of a table of no client: a condition of SQL for the rows `t` that every user may read. */
  readonly seen?: string;
}

/** Everything that is decided about a table, once. */
export interface TableEntry<Column extends string> {
  /** The room of the server that alone writes it. */
  readonly room: string;
  /** What a row is, in one sentence. */
  readonly meaning: string;
  /** Whose a row is: by its leading key. */
  readonly tenant: 'client' | 'unit' | Not;
  readonly personal: Personal<Column> | 'nothing';
  /** Before somebody is erased, it is told where in them he is named. */
  readonly free?: FreeTexts<Column>;
  readonly retention: Retention<Column>;
  readonly growth: Growth;
  /** Whether its changes are in history; all columns but these. */
  readonly history: 'whole' | { readonly without: readonly Column[] } | Not;
  /** Why the lists of a unit do not read it, so that the planner needs no statistics for them. */
  readonly readOtherwise?: string;
  /** Why it is not in backups; everything else is. */
  readonly leftOutOfBackup?: string;
  /** Views by which other rooms read it and what belongs to it, each with what a row tells. */
  readonly views?: Readonly<Record<string, string>>;
  /** Functions and triggers of the database that write it; they belong to its room. */
  readonly functions?: readonly string[];
  /** Other rooms that may write it, each for its reason. */
  readonly guests?: Readonly<Record<string, string>>;
}

/** The book of tables: an entry for each, and for nothing else. */
export type Book = {
  readonly [T in TableName]: TableEntry<keyof Tables[T] & string>;
};

export const not = (why: string): Not => ({ not: why });

/** So many new rows every year. */
export const yearly = (rows: number, of: Growth['of']): Growth => ({ rows, of, each: 'year' });

/** So many rows, whatever the years. */
export const inAll = (rows: number, of: Growth['of']): Growth => ({ rows, of, each: 'ever' });
