import type {
  getPaymentRows,
  PaymentRowList,
  updatePaymentRows,
} from '#contract/money/payment-rows.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  insertPaymentRows,
  selectPaymentRows,
  updatePaymentRows as updateRows,
} from '#server/core/values/payment-rows.sql.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What the unit prescribes besides services. */
export function readRows({ unit, db }: UnitCall<typeof getPaymentRows>) {
  return selectPaymentRows(db, unit);
}

/** Saves the list. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveRows({
  unit,
  db,
  body: { version, rows },
  portal,
}: UnitCall<typeof updatePaymentRows>): Promise<PaymentRowList> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertPaymentRows(db, unit);
  const isSaved = await updateRows(db, unit, version, rows);
  return savedOr(isSaved ? await selectPaymentRows(db, unit) : undefined, () =>
    selectPaymentRows(db, unit),
  );
}
