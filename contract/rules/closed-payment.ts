/** What of a payment belongs to an account. */
interface Given {
  readonly ledger_account_id: number;
  readonly amount: number;
}

/** Said where a division would change what a closed month contains. */
export const CLOSED_PAYMENT =
  'Měsíc, do kterého je platba zapsaná, je uzavřený. Co z ní už někomu patří, změní jen opačný zápis v prvním otevřeném měsíci.';

const isSame = (one: Given, other: Given) =>
  one.ledger_account_id === other.ledger_account_id && one.amount === other.amount;

/**
 * Whether a payment may be divided so only by an opposite entry: a closed month contains it, and something of it
 * would belong to another account, or be another amount. What waits may be given to accounts at any time.
 */
export function needsOpposite(
  payment: { readonly is_closed: boolean; readonly parts: readonly Given[] },
  next: readonly Given[],
): boolean {
  return payment.is_closed && !payment.parts.every((had) => next.some((one) => isSame(one, had)));
}
