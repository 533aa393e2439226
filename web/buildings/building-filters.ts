import type { Building } from '#contract/pasports/buildings.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: Building) => boolean;
}

/** Choices over buildings; without one all of them are shown. */
const filters = {
  'no-address': {
    text: 'Bez adresy',
    keeps: ({ street_full, city_name }) => street_full === '' || city_name === '',
  },
  'uneven-shares': {
    text: 'Podíly netvoří celek',
    keeps: ({ common_share_missing }) => common_share_missing !== '',
  },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

/** The chosen buildings; all of them for a choice that nobody offers. */
export function filteredBuildings(
  rows: readonly Building[],
  filter: string | undefined,
): readonly Building[] {
  if (filter === undefined || !Object.hasOwn(filters, filter)) return rows;
  return rows.filter(filters[filter as FilterName].keeps);
}

/** The choices with how many buildings each of them would leave. */
export function buildingChoices(rows: readonly Building[] | undefined) {
  return Object.entries(filters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter(keeps).length,
  }));
}
