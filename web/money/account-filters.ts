import type { LedgerAccount } from '#contract/money/accounts.ts';

type Standing = Pick<LedgerAccount, 'balance' | 'overdue' | 'is_present'>;

interface Filter {
  readonly text: string;
  readonly has: (account: Standing) => boolean;
}

const filters = {
  all: { text: 'Vše', has: () => true },
  overdue: { text: 'Po splatnosti', has: ({ overdue }) => overdue > 0 },
  owing: { text: 'Nevyrovnáno', has: ({ balance }) => balance > 0 },
  over: { text: 'Přeplatek', has: ({ balance }) => balance < 0 },
  former: {
    text: 'Bývalí s dluhem',
    has: ({ balance, is_present }) => !is_present && balance > 0,
  },
} as const satisfies Readonly<Record<string, Filter>>;

export type AccountFilter = keyof typeof filters;

/** The chosen filter; all accounts for one that nobody offers. */
export function accountFilter(name: string | undefined): AccountFilter {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as AccountFilter) : 'all';
}

/** Accounts that the filter leaves. */
export const filteredAccounts = <Row extends Standing>(
  rows: readonly Row[],
  name: AccountFilter,
): readonly Row[] => rows.filter(filters[name].has);

/** The choices with how many accounts each of them would leave. */
export function accountChoices(rows: readonly Standing[] | undefined) {
  return Object.entries(filters).map(([name, { text, has }]) => ({
    name,
    text,
    count: rows?.filter(has).length,
  }));
}
