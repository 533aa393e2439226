import { accountOfDigits, sixteenDigits } from '#contract/rules/bank-account.ts';

/** How one bank reads a payment order in ABO (KPC). */
export interface AboDialect {
  /** Whether the first line goes on by twelve zeros of keys. */
  readonly hasKeys: boolean;
  /** Digits of an amount of an item and of the sum. */
  readonly amountDigits: number;
  readonly sumDigits: number;
  /** An account as the bank wants it, of its number without the bank. */
  readonly account: (number: string) => string;
  /** Whether the first line names the client by the number of the account, without its prefix. */
  readonly namesClient: boolean;
  /** What stands before the message. */
  readonly messageMark: string;
  /** Most payments in a file; null where only its size is limited. */
  readonly mostItems: number | null;
}

const dashed = (number: string) => {
  const sixteen = sixteenDigits(number) ?? '';
  return `${sixteen.slice(0, 6)}-${sixteen.slice(6)}`;
};
const short = (number: string) => accountOfDigits(sixteenDigits(number) ?? '');

const common: AboDialect = {
  hasKeys: false,
  amountDigits: 15,
  sumDigits: 15,
  account: dashed,
  namesClient: false,
  messageMark: 'AV:',
  mostItems: null,
};

/**
 * Dialects by codes of banks, from the papers of the banks: Fio banka (struktura ABO), ČSOB (tuzemské platby
 * ABO v CEB) and Česká spořitelna (3-2267 of 2025-04-26; 200 payments is the limit of George, the least of
 * hers, and her paper has no mark before the message). Other banks get the form of Fio banka.
 */
const dialects: Readonly<Record<string, AboDialect>> = {
  '2010': common,
  '0300': { ...common, hasKeys: true, amountDigits: 14, sumDigits: 14, account: short },
  '0800': {
    hasKeys: true,
    amountDigits: 12,
    sumDigits: 14,
    account: short,
    namesClient: true,
    messageMark: '',
    mostItems: 200,
  },
};

/** How the bank of the code reads ABO. */
export const aboDialect = (bank: string): AboDialect => dialects[bank] ?? common;
