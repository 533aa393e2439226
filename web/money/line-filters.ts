import type { AccountLine } from '#contract/money/accounts.ts';

type Kind = Pick<AccountLine, 'kind'>;

const filters = {
  all: { text: 'Vše', has: () => true },
  claims: { text: 'Předpisy', has: ({ kind }) => kind === 'claim' },
  payments: { text: 'Platby', has: ({ kind }) => kind === 'payment' },
} as const satisfies Readonly<Record<string, { text: string; has: (line: Kind) => boolean }>>;

export type LineFilter = keyof typeof filters;

/** The chosen filter; all lines for one that nobody offers. */
export const lineFilter = (name: string | undefined): LineFilter =>
  name !== undefined && Object.hasOwn(filters, name) ? (name as LineFilter) : 'all';

/** Lines that the filter leaves. */
export const filteredLines = <Row extends Kind>(
  lines: readonly Row[],
  name: LineFilter,
): readonly Row[] => lines.filter(filters[name].has);

/** The choices with how many lines each of them would leave. */
export const lineChoices = (lines: readonly Kind[]) =>
  Object.entries(filters).map(([name, { text, has }]) => ({
    name,
    text,
    count: lines.filter(has).length,
  }));
