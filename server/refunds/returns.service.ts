import type { createRefund, OpenedRefund } from '#contract/money/refunds.ts';
import { payeeAccountRule, plainPayee } from '#contract/rules/payee-account.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { endReturn, holdReturned, returnable } from '#server/core/ledger/returns.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectCounterAccounts } from './refunds.sql.ts';

type Given = UnitCall<typeof createRefund>['body']['payments'];

/** How a payment goes back: what of its item the payment and its movement say. */
export interface Returned {
  readonly returned_payment_id: number;
  readonly amount: number;
  readonly payee_account: string;
  readonly payee_name: string;
  readonly variable_symbol: string;
}

const OTHER_ACCOUNT =
  'Platbu nelze vrátit: někdo ji zapsal ručně s jiným účtem plátce, než říká výpis. Vraťte ji v bance a platbu stornujte.';

/**
 * Payments of which something belongs to nobody, held until the transaction ends, each to the account from
 * which the bank says that it came. Errors: `not-found`, `invalid-input`, `refund-over`, `refund-no-payer`.
 */
export async function holdGiven(db: Db, unit: OwnedUnit, given: Given): Promise<Returned[]> {
  if (given.length === 0) return [];
  const ids = given.map(({ ledger_payment_id }) => ledger_payment_id);
  if (new Set(ids).size < ids.length)
    throw fieldFault('payments', 'Každá platba smí být v dávce jen jednou');
  const held = new Map(
    (await holdReturned(db, unit, ids)).map((one) => [one.ledger_payment_id, one]),
  );
  const from = await selectCounterAccounts(
    db,
    unit,
    [...held.values()].flatMap(({ bank_movement_id }) => bank_movement_id ?? []),
  );
  return given.map(({ ledger_payment_id, amount }) => {
    const payment = held.get(ledger_payment_id);
    ensure(payment !== undefined, 'not-found');
    ensure(amount <= returnable(payment), 'refund-over', {
      errorMsg:
        'Z platby lze vrátit nejvýš to, co z ní nikomu nepatří a nevrací se v jiné dávce. Načtěte čekající platby znovu.',
    });
    const account = from.get(payment.bank_movement_id ?? 0) ?? '';
    ensure(payeeAccountRule(account) === null, 'refund-no-payer');
    const payee_account = plainPayee(account);
    const isSame = plainPayee(payment.payer_account) === payee_account;
    ensure(isSame, 'refund-no-payer', { errorMsg: OTHER_ACCOUNT });
    return {
      returned_payment_id: ledger_payment_id,
      amount,
      payee_account,
      payee_name: payment.payer_name,
      variable_symbol: payment.variable_symbol,
    };
  });
}

const paymentsOf = ({ items }: OpenedRefund) =>
  items.flatMap(({ returned_payment_id }) => returned_payment_id ?? []);

/** What the batch gives back cannot have left before it came. Errors: `invalid-input`. */
export function ensureCame({ items }: OpenedRefund, paid_on: string): void {
  if (items.some(({ returned_on }) => returned_on !== null && returned_on > paid_on))
    throw fieldFault('paid_on', 'V ten den vracená platba ještě nepřišla');
}

/** The payments of the batch are given back, or wait again. */
export const endReturns = (db: Db, unit: OwnedUnit, batch: OpenedRefund, isPaid: boolean) =>
  endReturn(db, unit, { ids: paymentsOf(batch), isPaid });
