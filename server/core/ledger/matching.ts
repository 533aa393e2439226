import {
  matcherOf,
  type MatchAccount,
  type Match,
  type MatchPayment,
} from '#contract/rules/payment-match.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Part } from './booking.ts';
import { selectMatchAccounts, selectPresent, type StoredMatchAccount } from './matching.sql.ts';

const presentKey = (id: number, day: string) => `${id} ${day}`;

/** Places whose symbol means more accounts than one, so that the day has to tell. */
function placesOfMany(accounts: readonly StoredMatchAccount[]): number[] {
  const counted = new Map<string, number>();
  for (const { symbol } of accounts) counted.set(symbol, (counted.get(symbol) ?? 0) + 1);
  const many = accounts.filter(({ symbol }) => symbol !== '' && (counted.get(symbol) ?? 0) > 1);
  return [...new Set(many.map(({ pasport_id }) => pasport_id))];
}

/** Who bears the places on the days on which payments ask. */
async function presentOn(
  db: Db,
  unit: OwnedUnit,
  accounts: readonly StoredMatchAccount[],
  payments: readonly MatchPayment[],
): Promise<(id: number, day: string) => boolean> {
  const days = new Set<string>();
  const asking = matcherOf({
    accounts,
    isPresent: (_id, day) => {
      days.add(day);
      return false;
    },
  });
  for (const payment of payments) asking(payment);
  if (days.size === 0) return () => false;
  const asked = { days: [...days], places: placesOfMany(accounts) };
  const found = await selectPresent(db, unit, asked);
  const present = new Set(
    found.map(({ ledger_account_id, day }) => presentKey(ledger_account_id, day)),
  );
  return (id, day) => present.has(presentKey(id, day));
}

/** An account that a payment may belong to, with what it was found by. */
export type Offered = Match & { readonly account: StoredMatchAccount };

/** Payments with where they may belong, the likeliest first; whatever their number, the ledger is read twice at most. */
export async function offersFor<P extends MatchPayment>(
  db: Db,
  unit: OwnedUnit,
  payments: readonly P[],
): Promise<{ payment: P; offers: readonly Offered[] }[]> {
  if (payments.length === 0) return [];
  const accounts = await selectMatchAccounts(db, unit);
  const byId = new Map(accounts.map((one) => [one.ledger_account_id, one] as const));
  const isPresent = await presentOn(db, unit, accounts, payments);
  const match = matcherOf({ accounts, isPresent });
  return payments.map((payment) => ({
    payment,
    offers: match(payment).offers.flatMap((offer) => {
      const account = byId.get(offer.ledger_account_id);
      return account === undefined ? [] : [{ ...offer, account }];
    }),
  }));
}

/**
 * Parts of payments that are certain, in the order of the payments; no parts of those that wait. What one of
 * them has paid is not owed to the next one, so that money that came twice is not certain twice.
 */
export async function certainParts(
  db: Db,
  unit: OwnedUnit,
  payments: readonly MatchPayment[],
): Promise<readonly (readonly Part[])[]> {
  const accounts = await selectMatchAccounts(db, unit);
  const isPresent = await presentOn(db, unit, accounts, payments);
  const left = new Map(accounts.map((one) => [one.ledger_account_id, { ...one }] as const));
  const match = matcherOf({ accounts: [...left.values()], isPresent });
  return payments.map((payment) => {
    const { certain } = match(payment);
    if (certain === undefined) return [];
    const { ledger_account_id, step: reason } = certain;
    const account = left.get(ledger_account_id) as {
      -readonly [K in keyof MatchAccount]: MatchAccount[K];
    };
    account.owed -= payment.amount;
    return [{ ledger_account_id, amount: payment.amount, reason }];
  });
}
