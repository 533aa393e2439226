import type {
  BankMovement,
  bookBankMovements,
  changeBankMovements,
  listBankMovements,
  updateBankMovement,
} from '#contract/money/bank-movements.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { bookMovements } from '#server/core/ledger/bank-payments.ts';
import { parkWaiting } from '#server/core/ledger/payments.sql.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { lockAccounts } from './accounts.sql.ts';
import { selectCounts, selectMovement, selectMovements, selectUnbooked } from './movements.sql.ts';
import { movementTable } from './tables.sql.ts';

/** Movements by the filter, and how many each filter leaves. Errors: `not-found`. */
export async function readMovements({ unit, db, query }: UnitCall<typeof listBankMovements>) {
  const [values, { is_found, counts, unbooked_count }] = await Promise.all([
    selectMovements(db, unit, query),
    selectCounts(db, unit, query),
  ]);
  ensure(is_found, 'not-found');
  return { values, counts, unbooked_count };
}

/** Books what came and is no payment yet. Errors: `licence-expired`. */
export async function book({ unit, db, portal }: UnitCall<typeof bookBankMovements>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  // Another one who books them too waits, and finds them booked.
  await lockAccounts(db, unit);
  const booked = await bookMovements(db, unit, await selectUnbooked(db, unit));
  await refreshAfterWrites(db, (err) =>
    portal.log('warn', 'Statistics were not refreshed after payments.', { err }),
  );
  return booked;
}

/** Parks a movement and its payment, or has them wait again. Errors: `not-found`, `version-conflict`. */
export async function saveMovement({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateBankMovement>): Promise<BankMovement> {
  const { version, ...columns } = body;
  const id = params.bank_movement_id;
  const load = () => selectMovement(db, unit, id);
  const before = await load();
  ensure(before !== undefined, 'not-found');
  const isSaved = await movementTable.updateOne(db, unit, { id, version, columns });
  const { ledger_payment_id } = before;
  if (isSaved && ledger_payment_id !== null && body.state !== undefined)
    await parkWaiting(db, unit, { id: ledger_payment_id, is_parked: body.state === 'parked' });
  return savedOr(isSaved ? await load() : undefined, load);
}

/** Decides of many movements, each as `saveMovement` does. Errors: `records-refused`. */
export function saveMovements(call: UnitCall<typeof changeBankMovements>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveMovement({
      ...call,
      params: { unit_id, bank_movement_id: id },
      body: { ...fields, version },
    }),
  );
}
