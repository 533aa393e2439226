import type { FactsTold, ListedSpace } from './space-facts.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: ListedSpace, uses: SymbolUses) => boolean;
}

/** How many of the listed spaces have each variable symbol. */
type SymbolUses = ReadonlyMap<string, number>;

/** Spaces on whose accounts something is overdue. */
export const OWING = 'owing';

/** Spaces with a device that has shown no state for too long. */
const UNREAD = 'unread';

/** What another module must tell before the filter leaves anything; undefined where the list knows it by itself. */
export function factOf(filter: string | undefined): keyof FactsTold | undefined {
  if (filter === OWING) return 'owing';
  return filter === UNREAD ? 'unread' : undefined;
}

const WITH_PERSONS = 'persons';
const NO_PERSONS = 'no-persons';

/** Whether the filter is about numbers of persons, which its list then shows. */
export const isOfPersons = (filter: string | undefined): boolean =>
  filter === WITH_PERSONS || filter === NO_PERSONS;

const filters = {
  flats: { text: 'Byty', keeps: ({ is_flat }) => is_flat },
  others: { text: 'Nebyty', keeps: ({ is_flat }) => !is_flat },
  'in-areas': {
    text: 'Započítané do ploch',
    keeps: ({ counts_in_areas }) => counts_in_areas,
  },
  [WITH_PERSONS]: { text: 'S počtem osob', keeps: ({ users_count }) => users_count !== null },
  [NO_PERSONS]: {
    text: 'Byty bez počtu osob',
    keeps: ({ is_flat, users_count }) => is_flat && users_count === null,
  },
  'no-user': { text: 'Bez uživatele', keeps: ({ tenant_name }) => tenant_name === '' },
  'no-owner': { text: 'Bez vlastníka', keeps: ({ owner_name }) => owner_name === '' },
  'no-payer': { text: 'Bez plátce', keeps: ({ payer_missing }) => payer_missing },
  [OWING]: { text: 'Dluží', keeps: ({ overdue }) => (overdue ?? 0) > 0 },
  [UNREAD]: { text: 'Bez odečtu', keeps: ({ unread_meters }) => (unread_meters ?? 0) > 0 },
  'no-area': { text: 'Bez plochy', keeps: ({ total_area }) => total_area === 0 },
  'no-symbol': { text: 'Bez VS', keeps: ({ variable_symbol }) => variable_symbol === '' },
  'repeated-symbol': {
    text: 'Opakovaný VS',
    keeps: ({ variable_symbol }, uses) =>
      variable_symbol !== '' && (uses.get(variable_symbol) ?? 0) > 1,
  },
  'uneven-shares': { text: 'Podíly netvoří celek', keeps: ({ shares_uneven }) => shares_uneven },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

function usesOf(rows: readonly ListedSpace[]): SymbolUses {
  const uses = new Map<string, number>();
  for (const { variable_symbol } of rows)
    uses.set(variable_symbol, (uses.get(variable_symbol) ?? 0) + 1);
  return uses;
}

/** The chosen spaces; all of them for a choice that nobody offers. */
export function filteredSpaces(
  rows: readonly ListedSpace[],
  filter: string | undefined,
): readonly ListedSpace[] {
  if (filter === undefined || !Object.hasOwn(filters, filter)) return rows;
  const uses = usesOf(rows);
  return rows.filter((row) => filters[filter as FilterName].keeps(row, uses));
}

/**
 * The choices with how many spaces each of them would leave, whichever is chosen; undefined while they are not
 * known. What stands on other modules is offered unless they have nothing to tell, and counts once they have told.
 */
export function spaceChoices(all: readonly ListedSpace[] | undefined, told: FactsTold = {}) {
  const uses = usesOf(all ?? []);
  const toldOf = (name: string) => {
    const fact = factOf(name);
    return fact === undefined ? all : told[fact] && all;
  };
  const offered = Object.entries(filters).filter(([name]) => toldOf(name) !== null);
  return offered.map(([name, { text, keeps }]) => ({
    name,
    text,
    count: toldOf(name)?.filter((row) => keeps(row, uses)).length,
  }));
}
