import type { z } from 'zod';
import type { addressInput, AddressRow } from '#contract/addresses.ts';
import { foldText } from '#contract/rules/search.ts';

/** What of a record being written is compared with those that are known. */
export type Typed = Pick<
  z.output<typeof addressInput>,
  'address_type' | 'first_name' | 'last_name' | 'company_name' | 'business_id' | 'email' | 'phone'
>;

/** What a known record is recognised by. */
type Known = Pick<AddressRow, 'full_name' | 'business_id' | 'email' | 'phone' | 'other_contacts'>;

const MOST_TOLD = 3;
const PHONE_DIGITS = 9;

/** Finds among known records those that are probably the one being written: of the same name, business ID, e-mail or phone. */
export function likenessOf<Row extends Known>(known: readonly Row[]) {
  const rowsByLook = new Map<string, Row[]>();
  for (const row of known) {
    for (const look of [...looks(row.full_name, row), ...otherLooks(row)]) {
      const rows = rowsByLook.get(look);
      if (rows === undefined) rowsByLook.set(look, [row]);
      else rows.push(row);
    }
  }
  return (typed: Typed): readonly Row[] => {
    const like = looks(nameOf(typed), typed).flatMap((look) => rowsByLook.get(look) ?? []);
    return [...new Set(like)].slice(0, MOST_TOLD);
  };
}

function looks(
  name: string,
  { business_id, email, phone }: Pick<AddressRow, 'business_id' | 'email' | 'phone'>,
) {
  const digits = phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS);
  return [
    ['name', foldText(name.trim())],
    ['business ID', business_id],
    ['e-mail', foldText(email.trim())],
    ['phone', digits.length === PHONE_DIGITS ? digits : ''],
  ]
    .filter(([, value]) => value !== '')
    .map((look) => look.join(' '));
}

/** Looks of the other phones and e-mails, which the list tells in one text. */
function otherLooks({ other_contacts }: Known): string[] {
  return other_contacts.split(', ').flatMap((told) => {
    const contact = told.replace(/ \(.*$/, '');
    return looks('', {
      business_id: '',
      email: contact.includes('@') ? contact : '',
      phone: contact.includes('@') ? '' : contact,
    });
  });
}

function nameOf({ address_type, first_name, last_name, company_name }: Typed): string {
  if (address_type !== 'person') return company_name;
  // A last name alone is met too often to mean anything.
  return first_name.trim() === '' ? '' : `${last_name.trim()} ${first_name}`;
}
