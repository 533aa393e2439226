import type { Certainty } from './certainty.ts';
import { formatPhone, numbersOfPhone } from './phone.ts';
import { emailRule } from './email.ts';

/** What a cell with contacts says: what goes into the field, and what else is told beside it. */
export interface ContactCell {
  readonly value: string;
  /** What the field does not hold; it is kept in the note, never lost. */
  readonly rest: string;
  readonly certainty: Certainty;
}

const MOST_PHONE = 50;
const CZECH_DIGITS = 9;
// A spreadsheet shows a long number by its order: 7,77123E+08.
const byOrder = /^(\d)(?:[.,](\d+))?E\+0?(\d{1,2})$/i;

/** The digits that a number by its order has kept; null for another text. */
function keptDigits(cell: string): { digits: string; whole: number } | null {
  const [, first, rest = '', order] = byOrder.exec(cell.replace(/\s/g, '')) ?? [];
  return first === undefined ? null : { digits: first + rest, whole: Number(order) + 1 };
}

/** Telephone numbers of a cell; as many of them as the field holds. */
export function understandPhones(cell: string): ContactCell {
  const kept = keptDigits(cell);
  if (kept !== null) {
    const { digits, whole } = kept;
    return whole === CZECH_DIGITS && digits.length >= CZECH_DIGITS
      ? { value: formatPhone(digits), rest: '', certainty: 'sure' }
      : { value: '', rest: `telefon v souboru: ${cell}`, certainty: 'unclear' };
  }
  const numbers = numbersOfPhone(cell);
  if (numbers.length === 0)
    return { value: '', rest: `telefon v souboru: ${cell}`, certainty: 'unclear' };
  const fitting = numbers.filter(
    (_, at) => numbers.slice(0, at + 1).join(', ').length <= MOST_PHONE,
  );
  const others = numbers.slice(fitting.length);
  const digitsOf = (text: string) => text.replace(/\D/g, '').length;
  const isWhole = digitsOf(cell.replace(/(^|\D)00(?=[1-9])/g, '$1')) === digitsOf(numbers.join(''));
  const hasWords = /\p{L}{3}/u.test(cell);
  const told = isWhole && !hasWords;
  const rest = told
    ? others.length === 0
      ? ''
      : `další telefon: ${others.join(', ')}`
    : `telefon v souboru: ${cell}`;
  return { value: fitting.join(', '), rest, certainty: told ? 'sure' : 'guessed' };
}

/** E-mail addresses of a cell: the first one is the field's. */
export function understandEmails(cell: string): ContactCell {
  const parts = cell.split(/[\s,;|/<>()]+/).map((part) => part.replace(/^mailto:|\.$/gi, ''));
  const found = parts.filter((part) => part !== '' && emailRule(part) === null);
  const [value = '', ...others] = found;
  const odd = parts.filter((part) => part !== '' && !found.includes(part));
  if (value === '' || odd.length > 0)
    return {
      value,
      rest: `e-mail v souboru: ${cell}`,
      certainty: value === '' ? 'unclear' : 'guessed',
    };
  const rest = others.length === 0 ? '' : `další e-mail: ${others.join(', ')}`;
  return { value, rest, certainty: 'sure' };
}
