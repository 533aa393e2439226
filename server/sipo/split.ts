import type { SipoPaymentReason, SipoPaymentRow } from '#contract/sipo/payments.ts';

/** What a payer pays in advance for one of his spaces under a fee code, and the account of it, where there is one. */
export interface Share {
  readonly advances: number;
  readonly account: Omit<SipoPaymentRow['parts'][number], 'amount'> | null;
}

type Split = Pick<SipoPaymentRow, 'parts' | 'reason'>;

/** A prescription is whole crowns; more than what rounding makes is another amount. */
const CROWN = 100;

const waits = (reason: SipoPaymentReason): Split => ({ parts: [], reason });

/**
 * To which accounts an amount of the post belongs, in hellers. All of it to the only one; of more spaces each has
 * its advances, when they are what was paid. What the sum was rounded by is of the largest of them. Anything else
 * waits for a person, because nobody has said which of the spaces was paid.
 */
export function splitPaid(amount: number, all: readonly Share[]): Split {
  const paying = all.filter(({ advances }) => advances > 0);
  const shares = paying.length > 0 ? paying : all;
  const [first] = shares;
  if (first === undefined) return waits('nobody');
  const known = shares.flatMap(({ advances, account }) =>
    account === null ? [] : [{ ...account, amount: advances }],
  );
  if (known.length < shares.length) return waits('no-account');
  const [only] = known;
  if (known.length === 1 && only !== undefined)
    return { parts: [{ ...only, amount }], reason: null };
  const rest = amount - known.reduce((sum, part) => sum + part.amount, 0);
  if (Math.abs(rest) >= CROWN) return waits('unsure');
  const largest = Math.max(...known.map((part) => part.amount));
  const at = known.findIndex((part) => part.amount === largest);
  const parts = known.map((part, place) =>
    place === at ? { ...part, amount: part.amount + rest } : part,
  );
  return parts.every((part) => part.amount > 0) ? { parts, reason: null } : waits('unsure');
}
