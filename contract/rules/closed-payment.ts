import type { MeantFor } from './crediting.ts';

/** What of a payment belongs to an account, and for which of its claims it is meant. */
interface Given {
  readonly ledger_account_id: number;
  readonly amount: number;
  readonly claims?: readonly MeantFor[] | undefined;
}

/** Said where a division would change what a closed month contains. */
export const CLOSED_PAYMENT =
  'Měsíc, do kterého je platba zapsaná, je uzavřený. Co z ní už někomu patří, změní jen opačný zápis v prvním otevřeném měsíci.';

const meant = ({ claims = [] }: Given) =>
  claims
    .map((one) => `${one.ledger_claim_id} ${one.amount}`)
    .toSorted()
    .join();

const isSame = (one: Given, other: Given) =>
  one.ledger_account_id === other.ledger_account_id &&
  one.amount === other.amount &&
  meant(one) === meant(other);

/**
 * Whether a payment may be divided so only by an opposite entry: a closed month contains it, and something of it
 * would belong to another account, be another amount, or be meant for something else. What waits may be given to accounts at any time.
 */
export function needsOpposite(
  payment: { readonly is_closed: boolean; readonly parts: readonly Given[] },
  next: readonly Given[],
): boolean {
  return payment.is_closed && !payment.parts.every((had) => next.some((one) => isSame(one, had)));
}
