import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { cellText, hasSameValues, sortRows } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import { printing } from '#web/ui/printing.ts';
import { defaultPageSize } from './page-size.ts';
import { rowSearch } from './row-search.ts';
import { linkedLook } from './view-link.ts';

export type RowKey = string | number;

/** The beginning of a long list whose other rows are on their way. */
export interface FirstRows<Row> {
  readonly values: readonly Row[];
  /** How many rows the whole list has. */
  readonly total: number;
  /** How many of them have come, where that is known. */
  readonly come?: number;
}

export interface ViewInput<Row extends object> {
  /** Id under which the user's choice of columns is kept; with it come the menu of columns, export and print, and links to a view. */
  readonly id?: string | undefined;
  readonly rows: readonly Row[] | undefined;
  /** The first rows in the list's own order: seen until the rows come, where nothing is sought and sorted. */
  readonly firstRows?: FirstRows<Row> | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => RowKey;
  readonly marked?: RowKey | null | undefined;
  readonly search?: string | undefined;
  /** Ends the search; undefined when it is not the table's. */
  readonly onEndSearch?: (() => void) | undefined;
  /** Texts of a row the search goes through; all columns when left out. Read once, at the first drawing. */
  readonly searchIn?: ((row: Row) => readonly string[]) | undefined;
  readonly initialSort?: Sort | undefined;
  /** Rows per page when they are not for the user to choose. */
  readonly fixedPageSize?: number | undefined;
}

/** A longer table is printed by its menu, which asks first. */
const MOST_PRINTED = 1000;

const noRows: readonly never[] = [];

/** What of the rows is on the screen: found, sorted, one page of them. */
export function useTableView<Row extends object>(input: ViewInput<Row>) {
  const { columns, search = '' } = input;
  const { rows, total, come } = comeSoFar(input, search);
  const [linked] = useState(() => linkedLook(input.id));
  const [sort, setSort] = useState<Sort | null>(linked?.sort ?? input.initialSort ?? null);
  // Typing and clicking stay quick over thousands of rows: the list follows a moment later.
  const appliedSort = useDeferredValue(sort);
  const appliedSearch = useDeferredValue(search);
  const [{ find, prepare }] = useState(() => rowSearch(input.searchIn ?? textsOfColumns(columns)));
  const sortable = useSameColumns(columns);
  const sorted = useMemo(
    () => sortRows(rows, sortable, appliedSort),
    [rows, sortable, appliedSort],
  );
  useEffect(() => prepare(rows), [prepare, rows]);
  const found = useMemo(() => find(sorted, appliedSearch), [find, sorted, appliedSearch]);
  useEndOfSearch(input, found);
  const paging = usePaging(input, found, appliedSearch, linked?.size ?? null);
  const told = {
    sort,
    setSort,
    search: appliedSearch,
    total: rows.length,
    found: found.length,
    /** All rows found, in their order. */
    rows: found,
    /** Whether they are the beginning of a list whose other rows are on their way. */
    isPart: false,
    /** How many of the whole list have come meanwhile, where that is known. */
    come: undefined as number | undefined,
    ...paging,
  };
  // Sorted otherwise, other rows would be the first.
  if (total === undefined || !isSameSort(sort, input.initialSort)) return told;
  // The other pages have not come yet.
  return { ...told, total, found: total, isPart: true, come, pages: 1 };
}

/** The rows; until they come their beginning, with how many there are, where nothing is sought. */
function comeSoFar<Row extends object>({ rows, firstRows }: ViewInput<Row>, search: string) {
  if (rows !== undefined) return { rows };
  if (firstRows === undefined || search !== '') return { rows: noRows };
  return { rows: firstRows.values, total: firstRows.total, come: firstRows.come };
}

function isSameSort(left: Sort | null, right: Sort | undefined): boolean {
  return left?.column === right?.column && left?.descending === right?.descending;
}

export type TableView<Row extends object> = ReturnType<typeof useTableView<Row>>;

/** A row marked anew that the search hides, such as a record just saved, ends the search. */
function useEndOfSearch<Row extends object>(input: ViewInput<Row>, found: readonly Row[]): void {
  const { marked = null, rows = noRows, rowKey, onEndSearch } = input;
  const [known, setKnown] = useState(marked);
  if (marked === known) return;
  const isAmong = (list: readonly Row[]) => list.some((row) => rowKey(row) === marked);
  const isSeen = marked === null || isAmong(found);
  // The mark of a row that has not come yet waits for it.
  if (!isSeen && !isAmong(rows)) return;
  setKnown(marked);
  if (!isSeen) onEndSearch?.();
}

/** Where the marked row was met last, and in which rows; `at` is -1 when it was not looked for, or not found. */
interface Seen {
  readonly mark: RowKey | null;
  readonly rows: readonly object[] | undefined;
  readonly page: number;
  readonly at: number;
}

const nothingSeen: Seen = { mark: null, rows: undefined, page: 1, at: -1 };

/** What is seen of the mark now; the same as before while neither the mark nor the rows are others. */
function met<Row extends object>(
  seen: Seen,
  { marked = null, rows, rowKey }: ViewInput<Row>,
  found: readonly Row[],
  { page, size }: { page: number; size: number },
): Seen {
  const isOther = marked !== seen.mark;
  if (!isOther && rows === seen.rows) return seen;
  // A refreshed list may hold the marked row elsewhere; it is followed unless another page was turned to.
  const isFollowed = marked !== null && (isOther || page === seen.page);
  const at = isFollowed ? found.findIndex((row) => rowKey(row) === marked) : -1;
  if (at >= 0) return { mark: marked, rows, page: Math.floor(at / size) + 1, at };
  // The mark of a row that has not come yet (a new record) waits for it.
  if (isOther && marked !== null) return rows === seen.rows ? seen : { ...seen, rows, at };
  return { ...seen, mark: marked, rows, at };
}

function usePaging<Row extends object>(
  input: ViewInput<Row>,
  found: readonly Row[],
  search: string,
  firstSize: number | null,
) {
  const startSize = defaultPageSize.use();
  const [chosenSize, setSize] = useState<number | null>(firstSize);
  const size = input.fixedPageSize ?? chosenSize ?? startSize;
  // Another search starts from the first page again.
  const [place, setPlace] = useState({ page: 1, search });
  const [seen, setSeen] = useState<Seen>(nothingSeen);
  const pages = Math.max(1, Math.ceil(found.length / size));
  let page = Math.min(place.search === search ? place.page : 1, pages);
  const known = met(seen, input, found, { page, size });
  if (known !== seen) {
    setSeen(known);
    if (known.at >= 0) {
      page = known.page;
      setPlace({ page, search });
    }
  }
  const isPrinting = printing.use();
  const visible = useMemo(
    () => (isPrinting ? found.slice(0, MOST_PRINTED) : found.slice((page - 1) * size, page * size)),
    [found, page, size, isPrinting],
  );
  return {
    /** Those of the page; on paper all of them. */
    visible,
    page,
    pages,
    size,
    /** Other rows per page; the row at the place among those found stays on the page. */
    setSize: (next: number, from: number) => {
      const turned = Math.floor(from / next) + 1;
      setSize(next);
      setPlace({ page: turned, search });
      // The marked row is followed on only where it is on the page, else the page would turn by itself.
      setSeen({ ...seen, page: Math.floor(seen.at / next) + 1 === turned ? turned : 0 });
    },
    setPage: (next: number) => setPlace({ page: next, search }),
  };
}

// Columns written inside a component are new with each key; sorting thousands of rows again for that would be felt.
function useSameColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const [known, setKnown] = useState(columns);
  if (known === columns || hasSameValues(known, columns)) return known;
  setKnown(columns);
  return columns;
}

function textsOfColumns<Row>(columns: readonly Column<Row>[]) {
  return (row: Row) => columns.map((column) => cellText(column, row));
}
