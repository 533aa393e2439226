import { VIEW_PARAMETER } from '#web/lib/named-view.ts';
import { textsOf, widthsOf } from './column-choice.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { Sort } from './columns.ts';
import { PAGE_SIZES } from './page-size.ts';

/** How a table looks at its rows, besides what of its screen stands in the address. */
export interface TableLook {
  /** Id of the table. */
  readonly table: string;
  readonly search: string;
  /** Null for the order in which the rows came. */
  readonly sort: Sort | null;
  /** Rows per page. */
  readonly size: number;
  readonly columns: ColumnChoice;
}

/** Name of the search parameter that carries it. */
export const LOOK_PARAMETER = 'look';

/** An address of the screen as it is, which opens its table with the same look for whoever follows it. */
export function linkWith(here: string, look: TableLook, unit_id: number | undefined): string {
  const url = new URL(here);
  // A view under a name may be one's own; the link carries how the list looks by it.
  url.searchParams.delete(VIEW_PARAMETER);
  url.searchParams.set(LOOK_PARAMETER, JSON.stringify(look));
  if (unit_id !== undefined) url.searchParams.set('unit', String(unit_id));
  return url.href;
}

type Raw = Readonly<Record<string, unknown>>;

function sortOf(told: unknown): Sort | null {
  const { column, descending } = (told ?? {}) as Raw;
  return typeof column === 'string' ? { column, descending: descending === true } : null;
}

function columnsOf(told: unknown): ColumnChoice {
  const { hidden, shown, widths } = (told ?? {}) as Raw;
  return { hidden: textsOf(hidden), shown: textsOf(shown), widths: widthsOf(widths) };
}

/** The look that an address carries for the table of the id; undefined when it carries none that makes sense. */
export function lookIn(address: string, table: string | undefined): TableLook | undefined {
  const text = new URL(address).searchParams.get(LOOK_PARAMETER);
  if (text === null || table === undefined) return undefined;
  const told = parsed(text);
  if (told['table'] !== table) return undefined;
  const size = PAGE_SIZES.find((each) => each === told['size']) ?? PAGE_SIZES[0];
  const search = typeof told['search'] === 'string' ? told['search'] : '';
  return { table, search, size, sort: sortOf(told['sort']), columns: columnsOf(told['columns']) };
}

function parsed(text: string): Raw {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? (told as Raw) : {};
  } catch {
    // An address that was cut opens the table as it is at first.
    return {};
  }
}

/** The look that the present address carries for the table of the id. */
export const linkedLook = (table: string | undefined): TableLook | undefined =>
  lookIn(location.href, table);
