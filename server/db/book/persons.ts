import { book, tablesOfBook } from './book.ts';
import type { OfPerson, TableName } from './entry.ts';

/** A table whose rows tell of one person of the address book each. */
export interface PersonTable extends OfPerson<string> {
  readonly table: TableName;
  /** Whether its personal columns are texts that an anonymisation empties. */
  readonly isEmptied: boolean;
  /** What in it is personal. */
  readonly columns: readonly string[];
}

/** All such tables, as the book has them: one that a room adds is exported and erased as the others. */
export const personTables: readonly PersonTable[] = tablesOfBook.flatMap(([table, { personal }]) =>
  personal === 'nothing' || personal.person === undefined
    ? []
    : [
        {
          ...personal.person,
          table,
          isEmptied: personal.erased === 'emptied',
          columns: personal.columns,
        },
      ],
);

/** Personal columns of the table that history has. */
function historicColumns(table: TableName): readonly string[] {
  const { personal, history } = book[table];
  if (personal === 'nothing' || (typeof history === 'object' && 'not' in history)) return [];
  const without: readonly string[] = history === 'whole' ? [] : history.without;
  return personal.columns.filter((column) => !without.includes(column));
}

/** Tables whose history tells of a person: the address book, and those whose texts are emptied. */
export const historicTables: readonly TableName[] = [
  'addresses',
  ...personTables.filter(({ isEmptied }) => isEmptied).map(({ table }) => table),
];

/** Columns of all these whose values history must not show once the person is erased. */
export const COVERED_COLUMNS: readonly string[] = [
  ...new Set(historicTables.flatMap(historicColumns)),
];
