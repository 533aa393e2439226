import { accountOfIban } from './bank-account.ts';
import { foldText } from './search.ts';

// QR Platba: the short payment descriptor SPAYD 1.0 of the Czech Banking Association.

/** What somebody is to pay. */
export interface AskedPayment {
  /** In its electronic look. */
  readonly iban: string;
  /** Hellers. */
  readonly amount: number;
  /** Up to ten digits; empty where there is none. */
  readonly variable_symbol: string;
  /** What the payer sees of it; any text. */
  readonly message: string;
  /** ISO day on which it is due; empty where there is none. */
  readonly due_on: string;
}

const MOST_MESSAGE = 60;
/** The amount has at most ten characters, two of them behind the dot. */
const MOST_AMOUNT = 999_999_999;

/**
 * A text as the code bears it: upper case without diacritics, of characters that no reader takes for
 * anything else (`*` parts the keys, `%` and `+` are decoded, a colon parts a key from its value), so that
 * the code stays small too.
 */
export function spaydText(text: string): string {
  const plain = foldText(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 ./-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return plain.slice(0, MOST_MESSAGE).trimEnd();
}

const amountText = (hellers: number) =>
  `${Math.floor(hellers / 100)}.${String(hellers % 100).padStart(2, '0')}`;

/**
 * The text of the QR code of a payment, keys by alphabet; undefined where there is nothing to pay, the sum
 * does not fit, or the account or symbol is wrong: a code that a bank refuses is worse than none. A due day
 * before `today` (ISO) is left out: a bank would refuse to pay in the past.
 */
export function spaydOf(asked: AskedPayment, today: string): string | undefined {
  const { iban, amount, variable_symbol: symbol, due_on } = asked;
  if (!Number.isInteger(amount) || amount <= 0 || amount > MOST_AMOUNT) return undefined;
  if (accountOfIban(iban) === undefined || !/^\d{0,10}$/.test(symbol)) return undefined;
  const message = spaydText(asked.message);
  const keys = [
    ['ACC', iban],
    ['AM', amountText(amount)],
    ['CC', 'CZK'],
    ['DT', due_on >= today ? due_on.replaceAll('-', '') : ''],
    ['MSG', message],
    ['X-VS', symbol],
  ] as const;
  const written = keys.filter(([, value]) => value !== '').map((pair) => pair.join(':'));
  return ['SPD*1.0', ...written].join('*');
}
