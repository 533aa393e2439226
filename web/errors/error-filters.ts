import type { LogGroup } from '#contract/log-groups.ts';
import { todayInPrague } from '#web/lib/czech.ts';

interface Filter {
  readonly text: string;
  readonly keeps: (row: LogGroup, today: string) => boolean;
}

const filters = {
  errors: { text: 'Chyby', keeps: ({ level }) => level === 'ERROR' },
  warnings: { text: 'Varování', keeps: ({ level }) => level === 'WARN' },
  unsolved: { text: 'Nevyřešené', keeps: ({ state }) => state !== 'solved' },
  signed: { text: 'Od přihlášených', keeps: ({ signed_in }) => signed_in },
  today: {
    text: 'Dnes',
    keeps: ({ last_seen }, today) => todayInPrague(new Date(last_seen)) === today,
  },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

/** The chosen filter; undefined for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName | undefined {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as FilterName) : undefined;
}

/** Groups that the filter leaves. */
export function filteredGroups<G extends LogGroup>(
  rows: readonly G[],
  name: FilterName | undefined,
  today: string,
): readonly G[] {
  return name === undefined ? rows : rows.filter((row) => filters[name].keeps(row, today));
}

/** The choices with how many groups each of them would leave. */
export function filterChoices(rows: readonly LogGroup[] | undefined, today: string) {
  return Object.entries(filters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter((row) => keeps(row, today)).length,
  }));
}
