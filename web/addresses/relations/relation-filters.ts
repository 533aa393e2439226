import { isWarned } from '#contract/rules/contract-standing.ts';
import { comesSoon, hasPassed, SOON_DAYS } from '#contract/rules/term.ts';
import type { PersonRow } from './relation-rows.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: PersonRow, today: string) => boolean;
}

/** Choices over tenants, owners and residents; without one all relations are shown. */
const relationFilters = {
  owner: { text: 'Vlastníci', keeps: (row) => row.relation === 'owner' },
  tenant: { text: 'Nájemci', keeps: (row) => row.relation === 'tenant' },
  roommate: { text: 'Bydlící', keeps: (row) => row.relation === 'roommate' },
  'no-email': { text: 'Bez e-mailu', keeps: (row) => row.relation !== null && row.email === '' },
  ending: {
    text: `Smlouva končí do ${SOON_DAYS} dnů`,
    keeps: ({ contract_valid_to }, today) => comesSoon(contract_valid_to, today),
  },
  expired: {
    text: 'Po konci smlouvy',
    keeps: ({ contract_valid_to }, today) => hasPassed(contract_valid_to, today),
  },
  warned: { text: 'Upozornění na smlouvu', keeps: isWarned },
  'no-space': { text: 'Bez prostoru', keeps: (row) => row.relation === null },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof relationFilters;

/** The chosen rows; the relations for a choice that nobody offers. */
export function filteredRelations(
  rows: readonly PersonRow[],
  filter: string | undefined,
  today: string,
): readonly PersonRow[] {
  if (filter === undefined || !Object.hasOwn(relationFilters, filter))
    return rows.filter(({ relation }) => relation !== null);
  const { keeps } = relationFilters[filter as FilterName];
  return rows.filter((row) => keeps(row, today));
}

/** The choices with how many rows each of them would leave. */
export function relationChoices(rows: readonly PersonRow[] | undefined, today: string) {
  return Object.entries(relationFilters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter((row) => keeps(row, today)).length,
  }));
}
