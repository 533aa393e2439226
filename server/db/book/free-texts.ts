import { tablesOfBook } from './book.ts';
import type { FreeTexts, TableEntry, TableName } from './entry.ts';

/** A table with texts in which anybody may be named. */
export interface FreeTextTable extends FreeTexts<string> {
  readonly table: TableName;
  readonly tenant: TableEntry<string>['tenant'];
}

/** All such tables, as the book has them: one that a room adds is searched as the others. */
export const freeTextTables: readonly FreeTextTable[] = tablesOfBook.flatMap(
  ([table, { tenant, free }]) => (free === undefined ? [] : [{ ...free, table, tenant }]),
);
