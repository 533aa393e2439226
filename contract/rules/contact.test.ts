import { expect, test } from 'vitest';
import { contactFault, keptContact } from './contact.ts';

const phone = (contact: string) => ({ contact_kind: 'phone', contact });
const email = (contact: string) => ({ contact_kind: 'email', contact });

test('a phone is kept in one look, an e-mail in lower case', () => {
  expect(keptContact(phone('+420777123456'))).toBe('+420 777 123 456');
  expect(keptContact(phone('602.222.333'))).toBe('602 222 333');
  expect(keptContact(email(' Dispecink@Vytahy.CZ '))).toBe('dispecink@vytahy.cz');
});

test.each([
  ['602 222 333', null],
  ['+44 20 7946 0958', null],
  ['602 222 333, 603 111 222', 'Zadejte jedno telefonní číslo, další bude v dalším záznamu'],
  ['602 222 333 linka', 'Zadejte telefonní číslo; linka nebo jméno patří do popisu'],
  ['jana@example.cz', 'Zadejte telefonní číslo; linka nebo jméno patří do popisu'],
  ['12345678', 'Nevypadá jako telefon: v Česku má devět číslic, ze zahraničí začíná +'],
])('of a phone %s is said %s', (contact, fault) => {
  expect(contactFault(phone(contact))).toBe(fault);
});

test('an e-mail is one address', () => {
  expect(contactFault(email('jana@example.cz'))).toBeNull();
  expect(contactFault(email('602 222 333'))).toBe('zadejte platnou emailovou adresu');
});
