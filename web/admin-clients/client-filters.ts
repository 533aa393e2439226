import type { AdminClient } from '#contract/admin-clients.ts';
import { LICENCE_SOON_DAYS, licenceStanding } from '#contract/rules/licence.ts';
import { isCrowded } from './client-words.tsx';

interface Filter {
  readonly text: string;
  readonly keeps: (row: AdminClient, today: string) => boolean;
}

const ending = ['soon', 'urgent'];

const filters = {
  unconfirmed: { text: 'Nepotvrzené', keeps: ({ confirmed }) => confirmed === '' },
  ending: {
    text: `Končící do ${LICENCE_SOON_DAYS} dnů`,
    keeps: ({ licence_valid_to }, today) =>
      ending.includes(licenceStanding(licence_valid_to, today)),
  },
  ended: {
    text: 'Po platnosti',
    keeps: ({ licence_valid_to }, today) => licenceStanding(licence_valid_to, today) === 'ended',
  },
  crowded: { text: 'Nad 80 % limitu', keeps: (row) => isCrowded(row) },
  blocked: { text: 'Blokované', keeps: ({ blocked }) => blocked !== '' },
  requested: {
    text: 'Žádosti o licenci',
    keeps: ({ licence_requested }) => licence_requested !== '',
  },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

/** The chosen filter; undefined for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName | undefined {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as FilterName) : undefined;
}

/** Clients that the filter leaves. */
export function filteredClients(
  rows: readonly AdminClient[],
  name: FilterName | undefined,
  today: string,
): readonly AdminClient[] {
  return name === undefined ? rows : rows.filter((row) => filters[name].keeps(row, today));
}

/** The choices with how many clients each of them would leave. */
export function filterChoices(rows: readonly AdminClient[] | undefined, today: string) {
  return Object.entries(filters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter((row) => keeps(row, today)).length,
  }));
}
