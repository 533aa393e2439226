import { viewLook, viewRef } from '#contract/views.ts';
import type { ViewLook } from '#contract/views.ts';
import type { ColumnChoice } from '#web/table/column-choice.ts';
import type { RowsLook } from '#web/table/view-tools.ts';
import { PAGE_SIZES } from '#web/table/page-size.ts';

type Search = Readonly<Record<string, unknown>>;

const rules = viewLook.shape.place.shape;
/** Names of what of an address narrows a list by a view. */
export const NARROWINGS = ['filter', 'hidden', 'as_of'] as const;

/** What of an address a view keeps; what makes no sense there is left out. */
function placeIn(search: Search): ViewLook['place'] {
  const { filter, hidden, as_of } = search;
  return {
    filter: rules.filter.safeParse(filter).data,
    hidden: rules.hidden.safeParse(hidden).data,
    as_of: rules.as_of.safeParse(as_of).data,
  };
}

const isRef = (text: string) => viewRef.safeParse(text).success;

/** How the list looks now, as a view would keep it. */
export function lookNow(search: Search, rows: RowsLook, columns: ColumnChoice): ViewLook {
  const widths = Object.entries(columns.widths).filter(([id]) => isRef(id));
  return {
    place: placeIn(search),
    search: rows.search.trim().slice(0, 200),
    sort: rows.sort,
    size: PAGE_SIZES.find((size) => size === rows.size) ?? PAGE_SIZES[0],
    columns: {
      hidden: columns.hidden.filter(isRef),
      shown: columns.shown.filter(isRef),
      widths: Object.fromEntries(widths),
    },
  };
}

const sorted = (texts: readonly string[]) =>
  texts.toSorted((left, right) => (left < right ? -1 : 1));

/** A look as one text; of columns it does not matter in which order they were put away. */
function told({ place, search, sort, size, columns }: ViewLook): string {
  const { hidden, shown, widths } = columns;
  const drawn = Object.entries(widths).map(([id, width]) => `${id} ${width}`);
  return JSON.stringify([
    NARROWINGS.map((name) => place[name] ?? null),
    [search, sort?.column, sort?.descending, size],
    [hidden, shown, drawn].map(sorted),
  ]);
}

/** Whether a list looks the same by both. */
export function isSameLook(left: ViewLook, right: ViewLook): boolean {
  return told(left) === told(right);
}
