import { accountOfDigits } from '#contract/rules/bank-account.ts';

// Some banks keep the digits of accounts in an order of their own: of the number C1…C9 C0 and of the
// prefix P1…P6 they write C0 C8 C9 C6 C1 C2 C3 C4 C5 C7 P1…P6.

/** Where in the inner order each of the sixteen digits stands: those of the prefix, then of the number. */
const PLACES = [10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 8, 3, 9, 1, 2, 0];

/** The sixteen digits in the usual order, of those in the inner one. */
export function fromInner(sixteen: string): string {
  return PLACES.map((place) => sixteen[place]).join('');
}

/** A counter-account as people write it; empty where the bank tells none. */
export function counterAccount(sixteen: string, bank: string, isInner: boolean): string {
  const account = accountOfDigits(isInner ? fromInner(sixteen) : sixteen);
  if (account === '') return '';
  return /^0*$/.test(bank) ? account : `${account}/${bank}`;
}
