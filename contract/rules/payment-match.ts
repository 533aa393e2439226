import { hasCheckDigits, meantSymbol } from './issued-symbol.ts';
import { personKey } from './person-name.ts';

/**
 * The steps by which a payment finds its account, the surest first: its variable symbol; a symbol with check
 * digits in its message; such a symbol with one wrong digit or two swapped ones; an account from which the
 * same account was paid before, as a person confirmed; the name of the payer; the amount.
 */
export const MATCH_STEPS = ['symbol', 'message', 'slip', 'payer', 'name', 'amount'] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

/** By what steps alone money is assigned without anybody. */
export type CertainStep = 'symbol' | 'message' | 'payer';

/** What an account is known by. */
export interface MatchAccount {
  readonly ledger_account_id: number;
  /** Of its space, without zeros in front; empty where it has none. */
  readonly symbol: string;
  readonly names: readonly string[];
  /** Accounts from which it was paid, as people confirmed. */
  readonly payers: readonly string[];
  /** All that was claimed less all that was paid, in hellers. */
  readonly owed: number;
  /** Claimed for the last claimed month, in hellers. */
  readonly monthly: number;
}

/** What of a payment says whose it is. */
export interface MatchPayment {
  readonly received_on: string;
  readonly amount: number;
  readonly variable_symbol: string;
  readonly message: string;
  readonly payer_account: string;
  readonly payer_name: string;
}

/** An account that a payment may belong to, with the steps that found it, the surest first. */
export interface Match {
  readonly ledger_account_id: number;
  readonly steps: readonly MatchStep[];
  /** The symbol that was meant, where the payment has another one. */
  readonly symbol: string;
}

export interface Matched {
  /** The account to which the payment belongs without anybody; undefined where nothing is certain. */
  readonly certain: { readonly ledger_account_id: number; readonly step: CertainStep } | undefined;
  /** Where it may belong, the likeliest first. */
  readonly offers: readonly Match[];
}

interface Ground {
  readonly accounts: readonly MatchAccount[];
  /** Whether those of the account bear its space on the day; asked only where a symbol has more accounts. */
  readonly isPresent: (ledger_account_id: number, day: string) => boolean;
  /** Whether others than those of the account bear its space on the day; asked of the only account of a symbol. */
  readonly isOvertaken: (ledger_account_id: number, day: string) => boolean;
}

/** More accounts that owe the same tell nothing of whose a payment is. */
const MOST_ALIKE = 3;

const bare = (symbol: string) => symbol.replace(/^0+/, '');

function indexed(
  accounts: readonly MatchAccount[],
  keysOf: (one: MatchAccount) => readonly string[],
) {
  const found = new Map<string, MatchAccount[]>();
  for (const account of accounts)
    for (const key of new Set(keysOf(account))) {
      const had = found.get(key);
      if (key !== '' && had === undefined) found.set(key, [account]);
      had?.push(account);
    }
  return (key: string): readonly MatchAccount[] => found.get(key) ?? [];
}

const told = (text: string) => text.match(/(?<!\d)\d{10}(?!\d)/g) ?? [];

/** Finds accounts of payments among those of the ground; one account is looked at once, whatever the payments. */
export function matcherOf({ accounts, ...ground }: Ground): (payment: MatchPayment) => Matched {
  const bySymbol = indexed(accounts, ({ symbol }) => [symbol]);
  const byPayer = indexed(accounts, ({ payers }) => payers);
  const byName = indexed(accounts, ({ names }) => names.map(personKey));
  const byAmount = indexed(accounts, ({ owed, monthly }) => [String(owed), String(monthly)]);
  // Of people who have borne a space one after another the symbol means who bears it on the day.
  const meant = (symbol: string, day: string) => {
    const all = bySymbol(symbol);
    const present =
      all.length < 2 ? all : all.filter((one) => ground.isPresent(one.ledger_account_id, day));
    return present.length > 0 ? present : all;
  };
  const isAnyIssued = accounts.some(({ symbol }) => hasCheckDigits(symbol));
  const bySlip = (symbol: string) =>
    !isAnyIssued || symbol === '' || bySymbol(symbol).length > 0
      ? undefined
      : meantSymbol(symbol, (other) => bySymbol(other).length > 0);
  return (payment) => {
    const own = bare(payment.variable_symbol);
    const inMessage = new Set(
      told(payment.message).filter((one) => hasCheckDigits(one) && one !== own),
    );
    const slip = bySlip(own);
    const day = payment.received_on;
    const paying = payment.payer_account === '' ? [] : byPayer(payment.payer_account);
    const alike = payment.amount > 0 ? byAmount(String(payment.amount)) : [];
    const found: Readonly<Record<MatchStep, readonly MatchAccount[]>> = {
      symbol: own === '' ? [] : meant(own, day),
      message: [...inMessage].flatMap((symbol) => meant(symbol, day)),
      slip: slip === undefined ? [] : meant(slip.symbol, day),
      payer: paying,
      name: byName(personKey(payment.payer_name)),
      amount: alike,
    };
    return {
      certain: certainOf(payment, found, ground.isOvertaken),
      offers: offersOf(found, slip?.symbol ?? ''),
    };
  };
}

type Found = Readonly<Record<MatchStep, readonly MatchAccount[]>>;

/**
 * Certain is the only account of the symbol, unless others bear its space by then, whose own account is not
 * there yet; where the payment has no symbol, the only one of a symbol with check digits in the message; or
 * the only one that was paid from the same account, when so much is owed.
 */
function certainOf(
  { variable_symbol, amount, received_on }: MatchPayment,
  found: Found,
  isOvertaken: Ground['isOvertaken'],
): Matched['certain'] {
  const isStanding = ({ ledger_account_id: id }: MatchAccount) => !isOvertaken(id, received_on);
  const by = (step: CertainStep, holds: (account: MatchAccount) => boolean) => {
    const [only] = found[step];
    if (only === undefined || found[step].length > 1 || !holds(only)) return undefined;
    return { ledger_account_id: only.ledger_account_id, step };
  };
  if (bare(variable_symbol) !== '') return by('symbol', isStanding);
  if (found.message.length > 0) return by('message', isStanding);
  const isOwed = ({ owed, monthly }: MatchAccount) =>
    owed === amount || (monthly === amount && owed > amount);
  return by('payer', isOwed);
}

function offersOf(found: Found, meantSymbolText: string): readonly Match[] {
  const steps = new Map<number, MatchStep[]>();
  for (const step of MATCH_STEPS) {
    const isTelling = step !== 'amount' || found.amount.length <= MOST_ALIKE;
    for (const { ledger_account_id: id } of found[step]) {
      const had = steps.get(id);
      if (had !== undefined) had.push(step);
      else if (isTelling) steps.set(id, [step]);
    }
  }
  const rank = (of: readonly MatchStep[]) => MATCH_STEPS.indexOf(of[0] ?? 'amount');
  return [...steps]
    .map(([ledger_account_id, of]) => ({
      ledger_account_id,
      steps: of,
      symbol: of.includes('slip') ? meantSymbolText : '',
    }))
    .toSorted(
      (one, other) =>
        rank(one.steps) - rank(other.steps) ||
        other.steps.length - one.steps.length ||
        one.ledger_account_id - other.ledger_account_id,
    );
}
