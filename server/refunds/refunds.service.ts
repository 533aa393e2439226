import { pragueDay } from '#contract/czech/prague-day.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import {
  MOST_ITEMS,
  type browseOverpayments,
  type createRefund,
  type listRefunds,
  type OpenedRefund,
  type Overpayment,
  type readRefund,
} from '#contract/money/refunds.ts';
import { payeeAccountRule, plainPayee } from '#contract/rules/payee-account.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { beginReturn } from '#server/core/ledger/returns.ts';
import { selectOverpaid, type OverpaidAccount } from '#server/core/ledger/overpayments.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  selectBatch,
  selectBatches,
  selectItems,
  selectOver,
  selectPayingAccount,
} from './refunds.sql.ts';
import { holdGiven } from './returns.service.ts';
import { batchTable, itemTable } from './tables.sql.ts';

/** The account that is offered: the one from which they paid, where it is a right one. */
function offered(row: OverpaidAccount, refund_batch_id: number | null): Overpayment {
  const { payer_account, payer_name, ...shown } = row;
  const isRight = payeeAccountRule(payer_account) === null;
  return {
    ...shown,
    refund_batch_id,
    payee_account: isRight ? plainPayee(payer_account) : '',
    payee_name: isRight ? payer_name : '',
  };
}

/** Accounts that are over at the end of the day. */
export async function browse({ unit, db, query, portal }: UnitCall<typeof browseOverpayments>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const { items, over } = await selectOver(db, unit, day);
  const open = new Map(items.map((one) => [one.ledger_account_id, one.refund_batch_id]));
  return { values: over.map((row) => offered(row, open.get(row.ledger_account_id) ?? null)) };
}

/** Batches of the unit, the newest first. */
export async function list({ unit, db }: UnitCall<typeof listRefunds>) {
  return { values: await selectBatches(db, unit) };
}

/** The batch with its items as they stand today; undefined where it is not. */
export async function opened(
  db: Db,
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<OpenedRefund | undefined> {
  const [batch, items] = await Promise.all([
    selectBatch(db, unit, id),
    selectItems(db, unit, { id, day }),
  ]);
  return batch && { ...batch, items };
}

/** A batch with its items. Errors: `not-found`. */
export async function read({ unit, db, params, portal }: UnitCall<typeof readRefund>) {
  const day = pragueDay(portal.now());
  const batch = await opened(db, unit, { id: params.refund_batch_id, day });
  ensure(batch !== undefined, 'not-found');
  return batch;
}

type Body = UnitCall<typeof createRefund>['body'];

/** Banks take orders for at most a year ahead. */
export function ensureDay({ due_on }: Pick<Body, 'due_on'>, today: string): void {
  if (due_on < today) throw fieldFault('due_on', 'Den splatnosti už minul');
  if (due_on > shiftDays(today, 365))
    throw fieldFault('due_on', 'Banky přijímají příkazy nejvýš na rok dopředu');
}

/** The accounts as they are over today, by their ids. Errors: `invalid-input`, `refund-over`. */
async function overpaidOf(db: Db, unit: OwnedUnit, { items }: Body, day: string) {
  if (items.length === 0) return new Map<number, OverpaidAccount>();
  const ids = items.map(({ ledger_account_id }) => ledger_account_id);
  if (new Set(ids).size < ids.length)
    throw fieldFault('items', 'Každé konto smí být v dávce jen jednou');
  const over = new Map(
    (await selectOverpaid(db, unit, { day, ids })).map((row) => [row.ledger_account_id, row]),
  );
  const beyond = items.find(
    (item) => item.amount > (over.get(item.ledger_account_id)?.amount ?? 0),
  );
  const named = over.get(beyond?.ledger_account_id ?? 0);
  ensure(beyond === undefined, 'refund-over', {
    errorMsg:
      named === undefined
        ? 'Některé ze zvolených kont už žádný přeplatek nemá. Načtěte přeplatky znovu.'
        : `Konto ${named.space_number}, ${named.names} nemá takový přeplatek. Načtěte přeplatky znovu.`,
  });
  return over;
}

/** What is given back of an account: to its name where no other was said. */
function ofAccount(item: Body['items'][number], over: ReadonlyMap<number, OverpaidAccount>) {
  const account = over.get(item.ledger_account_id);
  return {
    ...item,
    payee_name: item.payee_name || (account?.names ?? '').slice(0, 150),
    variable_symbol: account?.variable_symbol ?? '',
    returned_payment_id: null,
  };
}

/**
 * Prepares a batch: what is to be given back to whom. Nothing is booked and nothing sent; payments of nobody
 * wait no more while it lasts. Errors: `licence-expired`, `not-found`, `invalid-input`, `refund-open`,
 * `refund-over`, `refund-no-payer`.
 */
export async function create({ unit, db, body, actor, portal }: UnitCall<typeof createRefund>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const day = pragueDay(portal.now());
  ensureDay(body, day);
  ensureNamed(await selectPayingAccount(db, unit, body.bank_account_id), 'bank_account_id');
  if (body.items.length + body.payments.length === 0)
    throw fieldFault('items', 'Zvolte aspoň jeden přeplatek');
  if (body.items.length + body.payments.length > MOST_ITEMS)
    throw fieldFault('items', `V dávce smí být nejvýš ${MOST_ITEMS} plateb`);
  const over = await overpaidOf(db, unit, body, day);
  const returned = await holdGiven(db, unit, body.payments);
  const { items, payments: _payments, ...columns } = body;
  const id = await batchTable.insertOne(db, unit, {
    ...columns,
    state: 'prepared',
    user_name: [actor.first_name, actor.last_name].join(' ').trim(),
  });
  // Who was faster with the same account is told by the index: `refund-open`.
  const numbered = await itemTable.withIds(db, [
    ...items.map((item) => ofAccount(item, over)),
    ...returned.map((one) => ({ ledger_account_id: null, ...one })),
  ]);
  await itemTable.insert(
    db,
    unit,
    numbered.map(({ id: refund_item_id, record }) => {
      return { refund_item_id, refund_batch_id: id, ...record, is_open: true };
    }),
  );
  const ids = returned.map((one) => one.returned_payment_id);
  await beginReturn(db, unit, { ids, refund_batch_id: id });
  // Whoever has given the same account back meanwhile has ended by now: what is over is asked again.
  await overpaidOf(db, unit, body, day);
  const made = await opened(db, unit, { id, day });
  ensure(made !== undefined, 'unexpected');
  return { batch: made };
}
