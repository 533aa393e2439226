import { optionalEmail, ruled, text, spaceless } from './fields.ts';
import { notImported, record, written, type Listed } from './record.ts';
import {
  CLIENT_FULL_NAME_MAX,
  CLIENT_NAME_MAX,
  clientNameRule,
} from '#contract/rules/client-name.ts';
import { digits } from '#contract/values/digits.ts';
import { phone, vatId, zip } from '#contract/values/contact.ts';
import { email, line } from '#contract/values/text.ts';

/** Headings of the panels; the address says in its form whose it is. */
export const clientPanels = { names: 'Klient', address: 'Adresa', business: 'Firemní údaje' };

const imported = notImported('Klienti se neimportují');
const fact = (panel: keyof typeof clientPanels, label: string, listed: Listed | null = null) => ({
  label,
  panel: clientPanels[panel],
  imported,
  listed,
});

/** Fields of a client that a person edits in the profile (specification, sections 2 and 5). */
export const clientFields = {
  name: written(
    line(ruled(text(CLIENT_NAME_MAX), clientNameRule)),
    fact('names', 'Název', { width: 200, telling: true }),
  ),
  full_name: written(
    line(ruled(text(CLIENT_FULL_NAME_MAX), clientNameRule)),
    fact('names', 'Plný název', { width: 240 }),
  ),
  address: written(line(text(200)), fact('address', 'Ulice a číslo')),
  city: written(line(text(50)), fact('address', 'Obec', { heading: 'Město', width: 120 })),
  zip: written(zip(), fact('address', 'PSČ')),
  phone: written(phone(50), fact('address', 'Telefon')),
  email: written(email(optionalEmail(200)), fact('address', 'Kontaktní e-mail')),
  business_id: written(digits(spaceless(8)), fact('business', 'IČO', { width: 90 })),
  vat: written(vatId(), fact('business', 'DIČ')),
  business_address: written(line(text(200)), fact('business', 'Ulice a číslo sídla')),
  business_city: written(line(text(50)), fact('business', 'Obec sídla')),
  business_zip: written(zip(), fact('business', 'PSČ sídla')),
  business_email: written(email(optionalEmail(200)), fact('business', 'Fakturační e-mail')),
};

/** A client, described by what of it its admin changes; its list is the operator's. */
export const clientRecord = record({
  written: clientFields,
  told: {},
  list: ['name', 'full_name', 'business_id', 'city'],
  columns: [],
});
