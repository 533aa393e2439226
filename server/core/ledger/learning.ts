import type { LedgerPayment } from '#contract/money/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Part } from './booking.ts';
import { deleteUnfounded, insertPayer } from './payers.sql.ts';

type Assigned = Pick<LedgerPayment, 'payer_account' | 'amount' | 'parts'>;

/**
 * Learns from which account the ledger's one is paid when a person says that a whole payment is of it, and
 * forgets what he said before. Of a payment that is divided nothing is learned: the next one may be whole.
 */
export async function learnPayer(
  db: Db,
  unit: OwnedUnit,
  { payer_account, amount, parts: before }: Assigned,
  parts: readonly Part[],
): Promise<void> {
  if (payer_account === '') return;
  const [only] = parts;
  const learned = only !== undefined && only.amount === amount ? only.ledger_account_id : undefined;
  const gone = before
    .map(({ ledger_account_id }) => ledger_account_id)
    .filter((id) => id !== learned);
  if (gone.length > 0) await deleteUnfounded(db, unit, { payer_account, ids: gone });
  if (learned !== undefined)
    await insertPayer(db, unit, { payer_account, ledger_account_id: learned });
}
