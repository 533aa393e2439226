import type { MentionedBy } from '#contract/personal-data.ts';
import { numbersOfPhone } from '#contract/rules/phone.ts';

/** What a person is known by in the address book. */
export interface Known {
  /** The family name, or the name of a company. */
  readonly last_name: string;
  readonly birth_date: string | null;
  readonly phone: string;
  readonly email: string;
  readonly data_box: string;
  readonly business_id: string;
  readonly vat: string;
  readonly sipo: string;
}

/** By what somebody is sought, and the pattern of PostgreSQL that finds it in a text without case and diacritics. */
export interface Sought {
  readonly by: MentionedBy;
  readonly pattern: string;
}

const escaped = (text: string) =>
  text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, '[[:space:]]+');

/** The text as a whole word, or as whole words. */
const wordOf = (text: string) => `(^|[^[:alnum:]])${escaped(text)}($|[^[:alnum:]])`;

/** Digits that people write apart in their own ways. */
const digitsOf = (digits: string) => digits.split('').join('[ ./-]?');

const CODE = /^(\+|00)42[01]/;

/** One telephone number, with the code of the country or without. */
function phonePattern(number: string): string {
  const own = number.replaceAll(/[^\d+]/g, '').replace(CODE, '');
  return `(^|[^0-9]|(\\+|00)42[01][ ./-]?)${digitsOf(own.replace('+', ''))}($|[^0-9])`;
}

/** A date as people write it, 17. 4. 1961 or 17/04/1961, and as machines do. */
function datePattern(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [month, day].map((part) => part.replace(/^0/, '0?'));
  return `(^|[^0-9])(${d}[. /-]{1,2}${m}[. /-]{1,2}${year}|${date})($|[^0-9])`;
}

/** The number of birth that follows from a date of birth; of women the month is higher. */
function birthNumberPattern(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const months = [0, 20, 50, 70].map((more) => String(Number(month) + more).padStart(2, '0'));
  return `(^|[^0-9])${year.slice(2)}(${months.join('|')})${day}[ /]?[0-9]{3,4}($|[^0-9])`;
}

/**
 * By what a person is sought in free texts: the family name in the very form in which it is kept, and
 * whatever tells him apart from others. Other forms of the name are not sought.
 */
export function soughtOf(known: Known): Sought[] {
  const { birth_date } = known;
  const words = ['last_name', 'email', 'data_box', 'business_id', 'vat', 'sipo'] as const;
  return [
    ...words.flatMap((by) => (known[by] === '' ? [] : [{ by, pattern: wordOf(known[by]) }])),
    ...numbersOfPhone(known.phone).map((one) => ({
      by: 'phone' as const,
      pattern: phonePattern(one),
    })),
    ...(birth_date === null
      ? []
      : [
          { by: 'birth_date' as const, pattern: datePattern(birth_date) },
          { by: 'birth_number' as const, pattern: birthNumberPattern(birth_date) },
        ]),
  ];
}
