import { pragueDay } from '#contract/czech/prague-day.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import type {
  cancelRefund,
  downloadRefund,
  OpenedRefund,
  payRefund,
  RefundItem,
} from '#contract/money/refunds.ts';
import { payeeParts } from '#contract/rules/payee-account.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { bookPayments, type Booked } from '#server/core/ledger/booking.ts';
import { meetRefunds } from '#server/core/ledger/refund-meetings.ts';
import { holdBankAccounts } from '#server/core/ledger/refund-meetings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { aboDialect } from './files/abo-dialect.ts';
import { aboFile } from './files/abo.ts';
import { painFile } from './files/pain.ts';
import type { Order } from './files/order.ts';
import { ensureDay, opened } from './refunds.service.ts';
import { selectBatchForUpdate, selectPayerName } from './refunds.sql.ts';
import { endReturns, ensureCame } from './returns.service.ts';
import { batchTable, itemTable } from './tables.sql.ts';

interface Day {
  readonly day: string;
  /** As a person chose it. */
  readonly due_on?: string | undefined;
}

interface Which {
  readonly id: number;
  readonly day: string;
  readonly version?: number | undefined;
}

/** The batch, held, while something can still be done with it. Errors: `not-found`, `refund-done`, `version-conflict`. */
async function held(db: Db, unit: OwnedUnit, which: Which): Promise<OpenedRefund> {
  // Whoever accepts a statement holds them first too.
  await holdBankAccounts(db, unit);
  const stored = await selectBatchForUpdate(db, unit, which.id);
  ensure(stored !== undefined, 'not-found');
  ensure(stored.state === 'prepared' || stored.state === 'downloaded', 'refund-done');
  await ensureSeen(which.version, stored, () => opened(db, unit, which));
  return after(db, unit, which);
}

/** The batch as it stands now. Errors: `not-found`. */
async function after(db: Db, unit: OwnedUnit, which: Which): Promise<OpenedRefund> {
  const batch = await opened(db, unit, which);
  ensure(batch !== undefined, 'not-found');
  return batch;
}

async function orderOf(db: Db, unit: OwnedUnit, batch: OpenedRefund): Promise<Order> {
  return {
    id: batch.refund_batch_id,
    created: new Date(batch.created),
    payer_name: await selectPayerName(db, unit),
    paying_account: batch.paying_account,
    due_on: batch.due_on,
    message: batch.message,
    constant_symbol: batch.constant_symbol,
    total: batch.total,
    items: batch.items,
  };
}

/** Errors: `refund-not-fit`. */
function ensureFits({ paying_account, items }: Order): void {
  const { mostItems } = aboDialect(payeeParts(paying_account).bank);
  ensure(mostItems === null || items.length <= mostItems, 'refund-not-fit', {
    errorMsg: `Banka přijme v jednom souboru ABO nejvýš ${mostItems} plateb. Rozdělte dávku, nebo stáhněte pain.001.`,
  });
}

const formats = {
  abo: { make: aboFile, ending: 'kpc', content_type: 'text/plain' },
  pain: { make: painFile, ending: 'xml', content_type: 'application/xml' },
} as const;

/**
 * The batch with the due day that its file may say: banks refuse a passed one, or pay the same day. Errors:
 * `refund-late`, `invalid-input`.
 */
async function onDay(db: Db, unit: OwnedUnit, batch: OpenedRefund, which: Day) {
  const { day, due_on = batch.due_on } = which;
  ensure(which.due_on !== undefined || due_on >= day, 'refund-late', {
    errorMsg: `Den splatnosti dávky ${czechDate(due_on)} už minul. Zvolte nový.`,
  });
  if (which.due_on !== undefined) ensureDay({ due_on }, day);
  if (due_on === batch.due_on) return batch;
  await batchTable.updateOne(db, unit, { id: batch.refund_batch_id, columns: { due_on } });
  return { ...batch, due_on };
}

/**
 * The file for the bank, the same each time for one due day; that it was downloaded is kept. Errors:
 * `licence-expired`, `not-found`, `refund-done`, `refund-late`, `refund-not-fit`, `invalid-input`.
 */
export async function makeFile({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof downloadRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const which = { id: params.refund_batch_id, day: pragueDay(portal.now()) };
  const stored = await held(db, unit, which);
  const batch = await onDay(db, unit, stored, { day: which.day, due_on: body.due_on });
  const order = await orderOf(db, unit, batch);
  if (body.format === 'abo') ensureFits(order);
  const { make, ending, content_type } = formats[body.format];
  const content = make(order);
  if (batch.state === 'prepared')
    await batchTable.updateOne(db, unit, { id: which.id, columns: { state: 'downloaded' } });
  await meetRefunds(db, unit);
  return {
    file_name: `Vrácení přeplatků ${batch.due_on} č. ${which.id}.${ending}`,
    content_type,
    content_base64: content.toString('base64'),
    batch: await after(db, unit, which),
  };
}

/** What leaves when the item is paid: from an account, or of a payment that belonged to nobody. */
function outgoing(item: RefundItem, batch: OpenedRefund, received_on: string): Booked {
  const amount = -item.amount;
  const { ledger_account_id, returned_payment_id: return_of } = item;
  const what = return_of === null ? 'Vrácení přeplatku' : 'Vrácení nepřiřazené platby';
  return {
    payment: {
      received_on,
      amount,
      way: 'bank',
      variable_symbol: item.variable_symbol,
      payer_account: item.payee_account,
      payer_name: item.payee_name,
      message: batch.message,
      note: `${what}, dávka č. ${batch.refund_batch_id}`,
      opposite_of: null,
      return_of,
      refund_batch_id: return_of === null ? null : batch.refund_batch_id,
    },
    parts: ledger_account_id === null ? [] : [{ ledger_account_id, amount, reason: 'hand' }],
  };
}

/**
 * Books that the bank has paid the batch: once, whoever says so, and on whatever balance, because the money
 * is gone. Errors: `licence-expired`, `not-found`, `refund-done`, `version-conflict`, `invalid-input`.
 */
export async function markPaid({ unit, db, params, body, portal }: UnitCall<typeof payRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const day = pragueDay(portal.now());
  const which = { id: params.refund_batch_id, day, version: body.version };
  const batch = await held(db, unit, which);
  if (body.paid_on > day) throw fieldFault('paid_on', 'Den zaplacení je v budoucnosti');
  ensureCame(batch, body.paid_on);
  const ids = await bookPayments(
    db,
    unit,
    batch.items.map((item) => outgoing(item, batch, body.paid_on)),
  );
  await itemTable.updateAll(
    db,
    unit,
    batch.items.map(({ refund_item_id: id }, at) => ({
      id,
      columns: { is_open: false, ledger_payment_id: ids[at] ?? null },
    })),
  );
  await endReturns(db, unit, batch, true);
  const columns = { state: 'paid', paid_on: body.paid_on };
  await batchTable.updateOne(db, unit, { id: which.id, columns });
  await meetRefunds(db, unit);
  return after(db, unit, which);
}

/** Gives the batch up; overpayments stay where they are, payments of nobody wait again. Errors: as `markPaid`, `refund-sent`. */
export async function cancel({ unit, db, params, body, portal }: UnitCall<typeof cancelRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const day = pragueDay(portal.now());
  const which = { id: params.refund_batch_id, day, version: body.version };
  const batch = await held(db, unit, which);
  // Money that has left is no overpayment to stay on accounts.
  ensure(batch.sent_count === 0, 'refund-sent');
  const columns = { is_open: false };
  await itemTable.updateAll(
    db,
    unit,
    batch.items.map(({ refund_item_id: id }) => ({ id, columns })),
  );
  await endReturns(db, unit, batch, false);
  await batchTable.updateOne(db, unit, { id: which.id, columns: { state: 'cancelled' } });
  return after(db, unit, which);
}
