import type { LedgerPayment } from '#contract/money/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Part } from './booking.ts';
import { deleteUnfounded, insertPayers, type Pays } from './payers.sql.ts';

/** A payment as it was before a person said to whom it belongs, and the parts that he gave it. */
interface Assigned {
  readonly payment: Pick<LedgerPayment, 'payer_account' | 'amount' | 'parts'>;
  readonly parts: readonly Part[];
}

/**
 * Learns from which account the ledger's one is paid when a person says that a whole payment is of it, and
 * forgets what he said before. Of a payment that is divided nothing is learned: the next one may be whole.
 */
export async function learnPayers(
  db: Db,
  unit: OwnedUnit,
  assigned: readonly Assigned[],
): Promise<void> {
  const told = assigned.filter(({ payment }) => payment.payer_account !== '');
  await deleteUnfounded(db, unit, told.flatMap(goneOf));
  await insertPayers(db, unit, told.flatMap(learnedOf));
}

/** The only account that the whole payment belongs to. */
function learnedOf({ payment: { payer_account, amount }, parts: [only] }: Assigned): Pays[] {
  if (only === undefined || only.amount !== amount) return [];
  return [{ payer_account, ledger_account_id: only.ledger_account_id }];
}

/** Accounts that it had before. */
function goneOf(one: Assigned): Pays[] {
  const { payer_account, parts } = one.payment;
  const [learned] = learnedOf(one);
  return parts
    .filter(({ ledger_account_id: id }) => id !== learned?.ledger_account_id)
    .map(({ ledger_account_id }) => ({ payer_account, ledger_account_id }));
}
