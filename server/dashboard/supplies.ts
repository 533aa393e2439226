import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import { supplyContractOn, type SupplyContractState } from '#contract/rules/supply-contract.ts';
import type { SupplyContractRow } from '#server/core/billing/contracts.sql.ts';

/** Which state of a contract a count counts. */
const states = {
  supplies_expired: 'expired',
  supplies_notice: 'notice',
  supplies_ending: 'ending',
} as const satisfies Partial<Record<DueThing['kind'], SupplyContractState>>;

type SupplyKind = keyof typeof states;
const kinds = Object.keys(states) as SupplyKind[];

interface SuppliesTold {
  readonly counts: Pick<DashboardUnit, SupplyKind>;
  /** The most urgent contracts of each kind by the names of their places. */
  readonly things: readonly DueThing[];
}

/** Contracts of a unit with suppliers as they stand on the day. */
export function suppliesTold(contracts: readonly SupplyContractRow[], today: string): SuppliesTold {
  const standing = contracts
    .flatMap((row) => {
      const found = supplyContractOn(row, today);
      return found === null ? [] : [{ ...found, name: row.name, place: row.supplier_name }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const of = (kind: SupplyKind) => standing.filter(({ state }) => state === states[kind]);
  return {
    counts: {
      supplies_expired: of('supplies_expired').length,
      supplies_notice: of('supplies_notice').length,
      supplies_ending: of('supplies_ending').length,
    },
    things: kinds.flatMap((kind) =>
      of(kind)
        .slice(0, NAMED_THINGS)
        .map(({ name, place, on }) => ({
          kind,
          name,
          place,
          on,
          unfit: false,
          amount: null,
          guard: null,
        })),
    ),
  };
}
