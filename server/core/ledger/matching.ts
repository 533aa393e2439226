import {
  matcherOf,
  type MatchAccount,
  type Match,
  type MatchPayment,
} from '#contract/rules/payment-match.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Part } from './booking.ts';
import {
  selectMatchAccounts,
  selectOvertaken,
  selectPresent,
  type StoredMatchAccount,
} from './matching.sql.ts';
import type { OfferedAccount } from './offered.sql.ts';

const presentKey = (id: number, day: string) => `${id} ${day}`;

/** Places whose symbol means more accounts than one, so that the day has to tell. */
function placesOfMany(accounts: readonly StoredMatchAccount[]): number[] {
  const counted = new Map<string, number>();
  for (const { symbol } of accounts) counted.set(symbol, (counted.get(symbol) ?? 0) + 1);
  const many = accounts.filter(({ symbol }) => symbol !== '' && (counted.get(symbol) ?? 0) > 1);
  return [...new Set(many.map(({ pasport_id }) => pasport_id))];
}

interface Standing {
  readonly isPresent: (id: number, day: string) => boolean;
  readonly isOvertaken: (id: number, day: string) => boolean;
}

/** What payments ask of accounts: who bears their places, and whether others do, on which days. */
function askedBy(accounts: readonly StoredMatchAccount[], payments: readonly MatchPayment[]) {
  const present = new Set<string>();
  const overtaken = new Set<string>();
  const ids = new Set<number>();
  const asking = matcherOf({
    accounts,
    isPresent: (_id, day) => {
      present.add(day);
      return false;
    },
    isOvertaken: (id, day) => {
      overtaken.add(day);
      ids.add(id);
      return false;
    },
  });
  for (const payment of payments) asking(payment);
  return { present, overtaken, ids };
}

type Found = readonly { readonly ledger_account_id: number; readonly day: string }[];

function among(found: Found) {
  const keys = new Set(found.map(({ ledger_account_id: id, day }) => presentKey(id, day)));
  return (id: number, day: string) => keys.has(presentKey(id, day));
}

/** Who bears the places on the days on which payments ask. */
async function standingOn(
  db: Db,
  unit: OwnedUnit,
  accounts: readonly StoredMatchAccount[],
  payments: readonly MatchPayment[],
): Promise<Standing> {
  const { present, overtaken, ids } = askedBy(accounts, payments);
  const asked = { days: [...present], places: placesOfMany(accounts) };
  const days = [...overtaken].toSorted();
  // Few spaces change hands: only those that others bear on the last day are asked for day by day.
  const last = await selectOvertaken(db, unit, { days: days.slice(-1), ids: [...ids] });
  const changed = last.map(({ ledger_account_id }) => ledger_account_id);
  return {
    isPresent: among(await selectPresent(db, unit, asked)),
    isOvertaken: among(await selectOvertaken(db, unit, { days, ids: changed })),
  };
}

/** An account that a payment may belong to, with what it was found by. */
export type Offered = Match & { readonly account: OfferedAccount };

/** Payments with where they may belong among the accounts, the likeliest first. */
export function offersFor<P extends MatchPayment>(
  payments: readonly P[],
  accounts: readonly OfferedAccount[],
): { payment: P; offers: readonly Offered[] }[] {
  const byId = new Map(accounts.map((one) => [one.ledger_account_id, one] as const));
  const match = matcherOf({
    accounts,
    isPresent: (id, day) => byId.get(id)?.present_on.includes(day) ?? false,
    // It is asked for what is certain, of which nothing is told here.
    isOvertaken: () => false,
  });
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
  const standing = await standingOn(db, unit, accounts, payments);
  const left = new Map(accounts.map((one) => [one.ledger_account_id, { ...one }] as const));
  const match = matcherOf({ accounts: [...left.values()], ...standing });
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
