import type { Certainty } from './certainty.ts';
import { formatPhone, numbersOfPhone } from './phone.ts';
import { emailRule } from './email.ts';

/** What a cell with contacts says: what goes into the field, and what else is told beside it. */
export interface ContactCell {
  readonly value: string;
  /** Further numbers or addresses, which become contacts of their own. */
  readonly others: readonly string[];
  /** What neither holds; it is kept in the note, never lost. */
  readonly rest: string;
  readonly certainty: Certainty;
}

const CZECH_DIGITS = 9;
// A spreadsheet shows a long number by its order: 7,77123E+08.
const byOrder = /^(\d)(?:[.,](\d+))?E\+0?(\d{1,2})$/i;

/** The digits that a number by its order has kept; null for another text. */
function keptDigits(cell: string): { digits: string; whole: number } | null {
  const [, first, rest = '', order] = byOrder.exec(cell.replace(/\s/g, '')) ?? [];
  return first === undefined ? null : { digits: first + rest, whole: Number(order) + 1 };
}

/** Telephone numbers of a cell: the first one is the field's. */
export function understandPhones(cell: string): ContactCell {
  const told = `telefon v souboru: ${cell}`;
  const kept = keptDigits(cell);
  if (kept !== null) {
    const { digits, whole } = kept;
    return whole === CZECH_DIGITS && digits.length >= CZECH_DIGITS
      ? { value: formatPhone(digits), others: [], rest: '', certainty: 'sure' }
      : { value: '', others: [], rest: told, certainty: 'unclear' };
  }
  const [value, ...others] = new Set(numbersOfPhone(cell));
  if (value === undefined) return { value: '', others, rest: told, certainty: 'unclear' };
  const digitsOf = (text: string) => text.replace(/\D/g, '').length;
  const bare = cell.replace(/(^|\D)00(?=[1-9])/g, '$1');
  const isWhole = digitsOf(bare) === digitsOf(numbersOfPhone(cell).join(''));
  const isSure = isWhole && !/\p{L}{3}/u.test(cell);
  return isSure
    ? { value, others, rest: '', certainty: 'sure' }
    : { value, others, rest: told, certainty: 'guessed' };
}

/** E-mail addresses of a cell: the first one is the field's. */
export function understandEmails(cell: string): ContactCell {
  const parts = cell.split(/[\s,;|/<>()]+/).map((part) => part.replace(/^mailto:|\.$/gi, ''));
  const found = parts.filter((part) => part !== '' && emailRule(part) === null);
  const [value = '', ...others] = new Set(found);
  const odd = parts.filter((part) => part !== '' && !found.includes(part));
  if (value === '' || odd.length > 0) {
    const certainty = value === '' ? 'unclear' : 'guessed';
    return { value, others, rest: `e-mail v souboru: ${cell}`, certainty };
  }
  return { value, others, rest: '', certainty: 'sure' };
}
