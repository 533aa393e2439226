import {
  contractOrigin,
  type ContractOrigin,
  type ContractRow,
} from '#contract/contracts/contracts.ts';
import { isOfWarned } from '#contract/rules/contract-measure.ts';
import { comesSoon } from '#contract/rules/term.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: ContractRow, today: string) => boolean;
}

/** Questions over all contracts. Those given up answer only what they are, not how they stand. */
const filters = {
  all: { text: 'Vše', keeps: () => true },
  warned: { text: 'Upozornění', keeps: (row) => !row.hidden && isOfWarned(row) },
  ending: {
    text: 'Končí',
    keeps: ({ hidden, state, goes_on, ends_on }, today) =>
      !hidden && state !== 'ended' && !goes_on && comesSoon(ends_on, today),
  },
  expired: { text: 'Po konci', keeps: ({ hidden, state }) => !hidden && state === 'expired' },
  insurance: { text: 'Pojištění', keeps: ({ kind }) => kind === 'insurance' },
  tenancies: { text: 'Nájmy', keeps: ({ origin }) => origin === 'tenancy' },
  suppliers: { text: 'Dodavatelé', keeps: ({ origin }) => origin === 'supply' },
  others: {
    text: 'Ostatní',
    keeps: ({ origin, kind }) => origin === 'contract' && kind !== 'insurance',
  },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;

/** The chosen filter; all contracts for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as FilterName) : 'all';
}

/** Where the listed contracts are written; everywhere for a choice that nobody offers. */
export function originIn(kind: string | undefined): ContractOrigin | undefined {
  return contractOrigin.options.find((origin) => origin === kind);
}

/** The contracts written there. */
export function writtenIn(
  rows: readonly ContractRow[],
  origin: ContractOrigin | undefined,
): readonly ContractRow[] {
  return origin === undefined ? rows : rows.filter((row) => row.origin === origin);
}

/** The rows that the filter leaves. */
export function filteredContracts(
  rows: readonly ContractRow[],
  name: FilterName,
  today: string,
): readonly ContractRow[] {
  return rows.filter((row) => filters[name].keeps(row, today));
}

/** The choices with how many contracts each of them would leave. */
export function filterChoices(rows: readonly ContractRow[] | undefined, today: string) {
  return (Object.keys(filters) as FilterName[]).map((name) => ({
    name,
    text: filters[name].text,
    count: rows && filteredContracts(rows, name, today).length,
  }));
}
