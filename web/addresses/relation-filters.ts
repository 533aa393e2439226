import type { Relation } from '#contract/addresses.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: Relation, today: string) => boolean;
}

const WARNED_DAYS = 60;

function endsSoon({ contract_valid_to }: Relation, today: string): boolean {
  if (contract_valid_to === null) return false;
  return contract_valid_to >= today && contract_valid_to <= shiftDays(today, WARNED_DAYS);
}

/** Filters over tenants, owners and residents. */
export const filters = {
  all: { text: 'Všichni', keeps: () => true },
  owner: { text: 'Vlastníci', keeps: (row) => row.relation === 'owner' },
  tenant: { text: 'Nájemci', keeps: (row) => row.relation === 'tenant' },
  roommate: { text: 'Bydlící', keeps: (row) => row.relation === 'roommate' },
  'no-email': { text: 'Bez e-mailu', keeps: (row) => row.email === '' },
  ending: { text: 'Smlouva končí do 60 dnů', keeps: endsSoon },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;

/** Whether a text names a filter. */
export function isFilter(name: unknown): name is FilterName {
  return typeof name === 'string' && Object.hasOwn(filters, name);
}
