import type { BodyOf } from '#contract/endpoint.ts';
import type {
  BankMovement,
  bookBankMovements,
  changeBankMovements,
  listBankMovements,
  updateBankMovement,
} from '#contract/money/bank-movements.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { bookMovements } from '#server/core/ledger/bank-payments.ts';
import { parkWaiting } from '#server/core/ledger/payments.sql.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { lockAccounts } from './accounts.sql.ts';
import {
  selectMovement,
  selectMovements,
  selectMovementsForUpdate,
  selectPaymentsOfMovements,
  selectUnbooked,
} from './movements.sql.ts';
import { movementTable } from './tables.sql.ts';

/** Movements by the filter, and how many each filter leaves. Errors: `not-found`. */
export async function readMovements({ unit, db, query }: UnitCall<typeof listBankMovements>) {
  const { one, rows: values } = await selectMovements(db, unit, query);
  const { is_found, counts, unbooked_count } = one;
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

type Saving = Pick<UnitCall<typeof updateBankMovement>, 'unit' | 'db'>;
type Changes = Omit<BodyOf<typeof updateBankMovement>, 'version'>;

/**
 * How movements are judged that are going to be decided of, each in the version that the person saw; nobody else
 * changes them meanwhile. Errors of a movement: `not-found`, `version-conflict`.
 */
async function movementJudge({ unit, db }: Saving, ids: readonly number[]) {
  const rows = await selectMovementsForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.bank_movement_id, row]));
  return async ({ id, version }: Seen, tell?: () => unknown): Promise<number> => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    return id;
  };
}

/** Writes what was decided of movements, and of payments that they are. */
async function decide({ unit, db }: Saving, ids: readonly number[], columns: Changes) {
  await movementTable.updateAll(
    db,
    unit,
    ids.map((id) => ({ id, columns })),
  );
  const { state } = columns;
  if (state === undefined) return;
  const payments = await selectPaymentsOfMovements(db, unit, ids);
  await parkWaiting(db, unit, { ids: payments, is_parked: state === 'parked' });
}

/** Parks a movement and its payment, or has them wait again. Errors: `not-found`, `version-conflict`. */
export async function saveMovement(
  call: UnitCall<typeof updateBankMovement>,
): Promise<BankMovement> {
  const { unit, db, params, body } = call;
  const { version, ...changes } = body;
  const id = params.bank_movement_id;
  const load = () => selectMovement(db, unit, id);
  const judge = await movementJudge(call, [id]);
  await judge({ id, version }, load);
  await decide(call, [id], changes);
  return savedOr(await load(), load);
}

/** Decides of many movements, each as `saveMovement` does. Errors: `records-refused`. */
export async function saveMovements(call: UnitCall<typeof changeBankMovements>) {
  const { records, fields } = call.body;
  const judge = await movementJudge(call, idsOf(records));
  await decide(call, await judgedMany(records, (record) => judge(record)), fields);
  return { changed_count: records.length };
}
