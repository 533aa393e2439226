import { HOUSE_NAMES, viewLook, viewRef } from '#contract/views.ts';
import type { ViewLook } from '#contract/views.ts';
import type { ColumnChoice } from '#web/table/column-choice.ts';
import type { RowsLook } from '#web/table/view-tools.ts';
import { PAGE_SIZES } from '#web/table/page-size.ts';

type Search = Readonly<Record<string, unknown>>;

const rules = viewLook.shape.place.shape;
type Place = ViewLook['place'];
type Narrowing = Exclude<keyof Place, 'unit'>;

const OF_ALL = ['filter', 'hidden', 'as_of'] as const;
// In the address of a house, the list of its meters is not what the house narrows.
const ofLists: Readonly<Record<string, readonly Narrowing[]>> = {
  spaces: ['group', 'building', 'floor'],
  meters: ['house', 'kind'],
  revisions: ['house'],
  'revisions-of-type': ['house'],
};

/** Names of what of an address narrows a list by a view. */
export function narrowingsOf(list: string): readonly Narrowing[] {
  return [...OF_ALL, ...(ofLists[list] ?? [])];
}

const ALL: readonly (keyof Place)[] = [...OF_ALL, 'kind', 'unit', ...HOUSE_NAMES];

const hasHouse = (place: Place) => HOUSE_NAMES.some((name) => place[name] !== undefined);

interface Seen {
  readonly list: string;
  readonly search: Search;
  /** The active unit, to which a house belongs. */
  readonly unit_id: number | undefined;
}

/** What of an address a view keeps; what makes no sense there is left out. A house is kept with its unit. */
function placeIn({ list, search, unit_id }: Seen): Place {
  const known = narrowingsOf(list).map((name) => [name, rules[name].safeParse(search[name]).data]);
  const place: Place = Object.fromEntries(known);
  return hasHouse(place) ? { ...place, unit: unit_id } : place;
}

/** What of a view's place holds in a unit, as an address has it: a house of another unit is left out. */
export function placeInUnit(
  { unit, ...place }: Place,
  unit_id: number | undefined,
): Readonly<Record<string, string | number | undefined>> {
  if (unit === unit_id) return place;
  const isPlain = ([name]: readonly [string, unknown]) =>
    !HOUSE_NAMES.some((house) => house === name);
  return Object.fromEntries(Object.entries(place).filter(isPlain));
}

/**
 * How the list looks now with what a view keeps of another unit: that is not seen here, and so neither
 * differs from the list nor is lost by a save.
 */
export function withAbsent(look: ViewLook, view: ViewLook, unit_id: number | undefined): ViewLook {
  const { unit, group, building, floor, house } = view.place;
  if (unit === undefined || unit === unit_id || hasHouse(look.place)) return look;
  return { ...look, place: { ...look.place, unit, group, building, floor, house } };
}

const isRef = (text: string) => viewRef.safeParse(text).success;

/** How the list looks now, as a view would keep it. */
export function lookNow(seen: Seen, rows: RowsLook, columns: ColumnChoice): ViewLook {
  const widths = Object.entries(columns.widths).filter(([id]) => isRef(id));
  return {
    place: placeIn(seen),
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
    ALL.map((name) => place[name] ?? null),
    [search, sort?.column, sort?.descending, size],
    [hidden, shown, drawn].map(sorted),
  ]);
}

/** Whether a list looks the same by both. */
export function isSameLook(left: ViewLook, right: ViewLook): boolean {
  return told(left) === told(right);
}
