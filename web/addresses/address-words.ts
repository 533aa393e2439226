import { addressFields } from '#contract/address-record.ts';
import { labelsOf } from '#contract/record.ts';

/** Kinds of records for people. */
export const typeWords = addressFields.address_type.value.names;

/** Why records look the same. */
export const reasonWords = {
  'name-and-birth': 'stejné jméno a datum narození',
  'business-id': 'stejné IČO',
  'name-and-address': 'stejné jméno a adresa',
  phone: 'stejný telefon',
  email: 'stejný e-mail',
} as const;

export const preferenceWords = addressFields.contact_preference.value.names;

/** Names of the fields for people. */
export const addressLabels = labelsOf(addressFields);

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

/** The word for a value; the value itself when there is none. */
export function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}

/** Options of a select from words. */
export function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
