import type { Revision } from '#contract/revisions.ts';
import { comesSoon, hasPassed, SOON_DAYS } from '#contract/rules/term.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: Revision, today: string) => boolean;
}

const filters = {
  all: { text: 'Vše', keeps: () => true },
  overdue: { text: 'Po termínu', keeps: ({ state }) => state === 'overdue' },
  soon: {
    text: `Do ${SOON_DAYS} dnů`,
    keeps: ({ next_on }, today) => comesSoon(next_on, today),
  },
  faults: {
    text: 'Závady po termínu',
    keeps: ({ repair_by }, today) => hasPassed(repair_by, today),
  },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;

/** The chosen filter; all devices for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as FilterName) : 'all';
}

/** Devices that the filter leaves. */
export function filteredRevisions(
  rows: readonly Revision[],
  name: FilterName,
  today: string,
): readonly Revision[] {
  return name === 'all' ? rows : rows.filter((row) => filters[name].keeps(row, today));
}

/** The choices with how many devices each of them would leave. */
export function filterChoices(rows: readonly Revision[] | undefined, today: string) {
  return Object.entries(filters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter((row) => keeps(row, today)).length,
  }));
}

interface Of {
  /** A kind; 0 or undefined for all. */
  readonly type?: number | undefined;
  /** The pasport_id of a house; undefined for all. */
  readonly house?: number | undefined;
}

/** Devices of a kind and of a house. */
export function revisionsOf(
  rows: readonly Revision[] | undefined,
  { type = 0, house }: Of,
): readonly Revision[] | undefined {
  return rows?.filter(
    (row) =>
      (type === 0 || row.revision_type_id === type) &&
      (house === undefined || row.building_id === house),
  );
}
