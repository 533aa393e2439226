import { emailRule } from './email.ts';
import { formatPhone, numbersOfPhone, phoneDoubt } from './phone.ts';

/** A phone or an e-mail of a record of the address book. */
export interface Contact {
  readonly contact_kind: string;
  readonly contact: string;
}

/** A contact in the look in which it is kept: a phone in threes, an e-mail in lower case. */
export function keptContact({ contact_kind, contact }: Contact): string {
  return contact_kind === 'phone' ? formatPhone(contact) : contact.trim().toLowerCase();
}

/** What a contact has to be: one telephone number, or one e-mail address. */
export function contactFault(given: Contact): string | null {
  if (given.contact_kind !== 'phone') return emailRule(given.contact.trim());
  const numbers = numbersOfPhone(given.contact);
  if (numbers.length > 1) return 'Zadejte jedno telefonní číslo, další bude v dalším záznamu';
  const isOne = numbers.length === 1 && numbers[0] === keptContact(given);
  return isOne
    ? phoneDoubt(keptContact(given))
    : 'Zadejte telefonní číslo; linka nebo jméno patří do popisu';
}

/** Labels that are offered; any other may be written. */
export const CONTACT_LABELS = [
  'domů',
  'mobil',
  'práce',
  'kancelář',
  'havarijní',
  'fakturace',
  'manžel/ka',
] as const;
