import type { LateClaim } from '#contract/money/arrears-interest.ts';

const filters = {
  all: { text: 'Vše', has: () => true },
  unpaid: { text: 'Nezaplaceno', has: ({ unpaid }) => unpaid > 0 },
  paid: { text: 'Zaplaceno pozdě', has: ({ unpaid }) => unpaid === 0 },
} as const satisfies Readonly<
  Record<string, { text: string; has: (claim: Pick<LateClaim, 'unpaid'>) => boolean }>
>;

export type ClaimFilter = keyof typeof filters;

/** The chosen filter; all late claims for one that nobody offers. */
export const claimFilter = (name: string | undefined): ClaimFilter =>
  name !== undefined && Object.hasOwn(filters, name) ? (name as ClaimFilter) : 'all';

/** Late claims that the filter leaves. */
export const filteredClaims = <Row extends Pick<LateClaim, 'unpaid'>>(
  claims: readonly Row[],
  name: ClaimFilter,
): readonly Row[] => claims.filter(filters[name].has);

/** The choices with how many claims each of them would leave. */
export const claimChoices = (claims: readonly Pick<LateClaim, 'unpaid'>[]) =>
  Object.entries(filters).map(([name, { text, has }]) => ({
    name,
    text,
    count: claims.filter(has).length,
  }));
