import type { SettledRecipient } from '#contract/settlement/settlements.ts';

/** A recipient whose balance two counts tell otherwise; null where a count does not know him. */
export interface BalanceChange {
  readonly key: string;
  readonly space_name: string;
  readonly name: string;
  readonly former: number | null;
  readonly balance: number | null;
  /** In hellers: more than nothing is to be paid more. */
  readonly difference: number;
}

const bearer = ({ name, payer }: SettledRecipient) => (payer === 'unit' ? 'nese jednotka' : name);

/** Recipients whose balances differ between two counts, in the order of the newer one. */
export function changedBalances(
  before: readonly SettledRecipient[],
  after: readonly SettledRecipient[],
): readonly BalanceChange[] {
  const old = new Map(before.map((one) => [one.key, one]));
  const known = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !known.has(key));
  const pairs = [
    ...after.map((one) => ({
      one,
      former: old.get(one.key)?.balance ?? null,
      balance: one.balance,
    })),
    ...gone.map((one) => ({ one, former: one.balance, balance: null })),
  ];
  return pairs.flatMap(({ one, former, balance }) =>
    former === balance
      ? []
      : [
          {
            key: one.key,
            space_name: one.space_name,
            name: bearer(one),
            former,
            balance,
            difference: (balance ?? 0) - (former ?? 0),
          },
        ],
  );
}
