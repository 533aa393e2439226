import type { AddressOrder } from '#contract/address-orders.ts';
import type { Address, Relation } from '#contract/addresses.ts';

/** Kinds of records for people. */
export const typeWords: Readonly<Record<Address['address_type'], string>> = {
  person: 'fyzická osoba',
  company: 'právnická osoba',
  supplier: 'dodavatel',
  office: 'úřad',
};

export const relationWords: Readonly<Record<Relation['relation'], string>> = {
  owner: 'vlastník',
  tenant: 'nájemce',
  roommate: 'bydlící',
};

export const orderWords: Readonly<Record<AddressOrder['state'], string>> = {
  requested: 'požadováno',
  planned: 'naplánováno',
  confirmed: 'potvrzeno',
  done: 'hotovo',
  rejected: 'zamítnuto',
};

/** Why records look the same. */
export const reasonWords = {
  'name-and-birth': 'stejné jméno a datum narození',
  'business-id': 'stejné IČO',
  'name-and-address': 'stejné jméno a adresa',
  phone: 'stejný telefon',
  email: 'stejný e-mail',
} as const;

export const preferenceWords: Readonly<Record<Address['contact_preference'], string>> = {
  portal: 'portál',
  email: 'e-mail',
  data_box: 'datová schránka',
  post: 'pošta',
};

/** Names of the fields for people. */
export const addressLabels = {
  address_type: 'Typ',
  title_before: 'Titul před jménem',
  first_name: 'Jméno',
  last_name: 'Příjmení',
  title_after: 'Titul za jménem',
  company_name: 'Název',
  birth_date: 'Datum narození',
  business_id: 'IČO',
  vat: 'DIČ',
  street: 'Ulice a číslo',
  city_id: 'Obec ze seznamu',
  city: 'Obec',
  zip: 'PSČ',
  phone: 'Telefon',
  email: 'E-mail',
  data_box: 'Datová schránka',
  contact_preference: 'Upřednostňovaný kontakt',
  delivery_name: 'Jméno pro doručení',
  delivery_street: 'Ulice a číslo pro doručení',
  delivery_city: 'Obec pro doručení',
  delivery_zip: 'PSČ pro doručení',
  sipo: 'Spojovací číslo SIPO',
  note: 'Poznámka',
  hidden: 'Skrytá',
} as const;

/** Names of an order's fields for people. */
export const orderLabels = {
  order_number: 'Číslo',
  work_type: 'Typ práce',
  due_date: 'Termín',
  crew: 'Četa',
  state: 'Stav',
  note: 'Poznámka',
} as const;

/** Values of the fields in words, where they say nothing by themselves. */
export function addressTexts(
  cities: readonly { readonly city_id: number; readonly name: string }[],
): Readonly<Record<string, (value: unknown) => string>> {
  return {
    address_type: (value) => wordOf(typeWords, value),
    contact_preference: (value) => wordOf(preferenceWords, value),
    city_id: (value) => cities.find(({ city_id }) => city_id === value)?.name ?? '(žádná)',
  };
}

/** Values of an order's fields in words. */
export const orderTexts = {
  state: (value: unknown) => wordOf(orderWords, value),
} as const;

/** The word for a value; the value itself when there is none. */
export function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}

/** Options of a select from words. */
export function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
