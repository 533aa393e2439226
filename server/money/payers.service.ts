import type { forgetPayer, listLearnedPayers } from '#contract/money/payers.ts';
import { selectPayers } from '#server/core/ledger/payers.sql.ts';
import { payerTable } from '#server/core/ledger/tables.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Accounts of payers that were learned from what people confirmed. */
export async function list({ unit, db }: UnitCall<typeof listLearnedPayers>) {
  return { values: await selectPayers(db, unit) };
}

/** Forgets one; what it has assigned stays. Errors: `not-found`. */
export async function forget({ unit, db, params }: UnitCall<typeof forgetPayer>) {
  ensure((await payerTable.remove(db, unit, [params.ledger_payer_id])) === 1, 'not-found');
  return { deleted: true as const };
}
