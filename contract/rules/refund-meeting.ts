import { daysBetween } from '#contract/czech/iso-date.ts';
import { plainPayee } from './payee-account.ts';

/** An order of a batch that gives money back, or the whole batch, as one movement of the bank may pay it. */
export interface RefundOrder {
  readonly refund_batch_id: number;
  /** Null of the whole batch. */
  readonly refund_item_id: number | null;
  /** From which account of the unit it is paid. */
  readonly bank_account_id: number;
  /** Hellers, more than nothing. */
  readonly amount: number;
  /** Empty of the whole batch. */
  readonly payee_account: string;
  readonly variable_symbol: string;
  /** The first day on which it may have left, and that by which it was to be paid or was. */
  readonly since: string;
  readonly until: string;
}

/** A movement by which money left. */
export interface SentMovement {
  readonly bank_account_id: number;
  readonly amount: number;
  readonly booked_on: string;
  readonly counter_account: string;
  readonly variable_symbol: string;
}

/** A bank may be late, and a person may have said another day; what is later is another payment. */
const DAYS_AFTER = 10;

const plainSymbol = (symbol: string) => symbol.replace(/^0+/u, '');

function isPossible(movement: SentMovement, order: RefundOrder): boolean {
  const { booked_on, amount, bank_account_id } = movement;
  const isSum = bank_account_id === order.bank_account_id && amount === -order.amount;
  const days = daysBetween(order.until, booked_on);
  return isSum && booked_on >= order.since && days <= DAYS_AFTER;
}

const isToPayee = ({ counter_account }: SentMovement, { payee_account }: RefundOrder) =>
  payee_account !== '' && plainPayee(counter_account) === plainPayee(payee_account);

const isOfSymbol = ({ variable_symbol }: SentMovement, order: RefundOrder) =>
  plainSymbol(variable_symbol) === plainSymbol(order.variable_symbol);

/**
 * The order that the movement certainly pays: of its amount, to its account and with its symbol, in its days,
 * and no other order is such.
 */
export function certainRefund(
  movement: SentMovement,
  orders: readonly RefundOrder[],
): RefundOrder | undefined {
  const [only, ...others] = orders.filter(
    (one) => isPossible(movement, one) && isToPayee(movement, one) && isOfSymbol(movement, one),
  );
  return others.length > 0 ? undefined : only;
}

/**
 * Orders that the movement may pay, the likeliest first: of its amount and in its days, to its account or with its
 * symbol; a whole batch where the bank names no payee, as it does of orders paid in one sum.
 */
export function likelyRefunds<O extends RefundOrder>(
  movement: SentMovement,
  orders: readonly O[],
): O[] {
  const worth = (one: O) => {
    if (one.refund_item_id === null) return movement.counter_account === '' ? 1 : 0;
    const isSymbol = plainSymbol(one.variable_symbol) !== '' && isOfSymbol(movement, one);
    return Number(isToPayee(movement, one)) * 2 + Number(isSymbol);
  };
  return orders
    .filter((one) => isPossible(movement, one) && worth(one) > 0)
    .toSorted((one, other) => worth(other) - worth(one));
}
