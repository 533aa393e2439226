import { allOf, textOf, type Rule } from './rule.ts';
import { weightedSum } from './weighted-sum.ts';

// A Czech account number: [prefix-]number, of at most 6 and of 2 to 10 digits, each with check digits.

const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
const PREFIX_LENGTH = 6;
const NUMBER_LENGTH = 10;
const shape = /^(?:(\d{1,6})-)?(\d{2,10})$/;

interface Parts {
  readonly prefix: string;
  readonly number: string;
}

/** Both parts with all their zeros; undefined for what is no account number. */
function partsOf(account: string): Parts | undefined {
  const match = shape.exec(account);
  if (match === null) return undefined;
  const [, prefix = '', number = ''] = match;
  return {
    prefix: prefix.padStart(PREFIX_LENGTH, '0'),
    number: number.padStart(NUMBER_LENGTH, '0'),
  };
}

const isChecked = (digits: string) =>
  weightedSum(digits, WEIGHTS.slice(WEIGHTS.length - digits.length)) % 11 === 0;

function shapeRule(value: unknown): string | null {
  const parts = partsOf(textOf(value));
  if (parts === undefined || /^0+$/.test(parts.number))
    return 'Zadejte číslo účtu bez kódu banky, například 19-2000145399';
  return null;
}

function checkRule(value: unknown): string | null {
  const parts = partsOf(textOf(value));
  if (parts === undefined) return null;
  if (!isChecked(parts.prefix)) return 'Předčíslí účtu je neplatné, zkontrolujte číslice';
  return isChecked(parts.number) ? null : 'Číslo účtu je neplatné, zkontrolujte číslice';
}

/** A number of an account without the code of its bank; both parts have right check digits. */
export const accountNumberRule: Rule = allOf(shapeRule, checkRule);

/** The sixteen digits by which statements name an account: its prefix and its number with all zeros. */
export function sixteenDigits(account: string): string | undefined {
  const parts = partsOf(account);
  return parts && `${parts.prefix}${parts.number}`;
}

/** The account as people write it, of its sixteen digits; empty for zeros alone. */
export function accountOfDigits(sixteen: string): string {
  const prefix = sixteen.slice(0, PREFIX_LENGTH).replace(/^0+/, '');
  const number = sixteen.slice(PREFIX_LENGTH).replace(/^0+/, '');
  if (number === '') return '';
  const written = number.padStart(2, '0');
  return prefix === '' ? written : `${prefix}-${written}`;
}

/** The account in its one look: without needless zeros; anything else as it is. */
export function plainAccount(account: string): string {
  const sixteen = sixteenDigits(account);
  return sixteen === undefined ? account : accountOfDigits(sixteen);
}

/** The remainder of a long number by 97. */
function by97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

// CZ and two zeros, with letters as numbers from A = 10.
const COUNTRY = '123500';

/** The IBAN of a Czech account, in its electronic look; undefined for what is no account number. */
export function ibanOf(account: string, bank: string): string | undefined {
  const sixteen = sixteenDigits(account);
  if (sixteen === undefined || !/^\d{4}$/.test(bank)) return undefined;
  const check = 98 - by97(`${bank}${sixteen}${COUNTRY}`);
  return `CZ${String(check).padStart(2, '0')}${bank}${sixteen}`;
}

/** A Czech account of its IBAN, as number/bank; undefined for a foreign or a wrong one. */
export function accountOfIban(iban: string): string | undefined {
  const bare = iban.replace(/\s/g, '').toUpperCase();
  const match = /^CZ\d{2}(\d{4})(\d{16})$/.exec(bare);
  const [, bank = '', sixteen = ''] = match ?? [];
  const account = accountOfDigits(sixteen);
  if (match === null || account === '' || ibanOf(account, bank) !== bare) return undefined;
  return `${account}/${bank}`;
}

/** An IBAN by fours, as people read it. */
export const ibanText = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
