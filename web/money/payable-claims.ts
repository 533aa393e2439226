import type { AccountLine } from '#contract/money/accounts.ts';
import { debtSteps, type CreditOrder, type MeantFor } from '#contract/rules/crediting.ts';

/** A claim that a payment may be meant for. */
export interface PayableClaim {
  readonly line: AccountLine;
  /** What of it is not paid by others, in hellers. */
  readonly left: number;
}

interface Asked {
  /** Left out of a payment that is not written down yet. */
  readonly payment_id?: number | undefined;
  readonly day: string;
  /** Those that are chosen already; they are told whatever is left of them. */
  readonly chosen: readonly MeantFor[];
}

/** Claims of an account of which something is left without the payment, the oldest first. */
export function payableClaims(
  lines: readonly AccountLine[],
  order: CreditOrder,
  { payment_id, day, chosen }: Asked,
): readonly PayableClaim[] {
  const others = lines.filter(({ kind, id, is_reversed }) =>
    kind === 'payment' ? id !== payment_id : !is_reversed,
  );
  const byId = new Map(
    others.flatMap((line) => (line.kind === 'claim' ? [[line.id, line] as const] : [])),
  );
  const payable = debtSteps(others, order, day).flatMap(({ debt, steps }) => {
    const line = byId.get(debt.id);
    const left = steps.at(-1)?.left ?? debt.amount;
    return line === undefined || left === 0 ? [] : [{ line, left }];
  });
  const told = new Set(payable.map(({ line }) => line.id));
  const paid = lines.filter(
    ({ kind, id }) =>
      kind === 'claim' && !told.has(id) && chosen.some((one) => one.ledger_claim_id === id),
  );
  return [...paid.map((line) => ({ line, left: 0 })), ...payable];
}

/** What of the amount goes to each of the claims in their order, as far as it lasts. */
export function lasting(amount: number, claims: readonly MeantFor[]): MeantFor[] {
  let rest = amount;
  return claims.flatMap(({ ledger_claim_id, amount: wanted }) => {
    const part = Math.min(wanted, rest);
    rest -= part;
    return part > 0 ? [{ ledger_claim_id, amount: part }] : [];
  });
}
