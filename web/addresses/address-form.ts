import { z } from 'zod';
import type { Address } from '#contract/addresses.ts';
import { addressFields } from '#contract/addresses.ts';
import { addressNameFault } from '#contract/rules/address-name.ts';

// An empty input of a date is an empty text; the record holds null.
const birthDate = z
  .union([z.literal(''), z.iso.date('Zadejte datum')])
  .nullable()
  .transform((value) => (value === '' ? null : value));

/** Fields that the form shows; the city of the code list follows the typed name. */
const { city_id: _cityId, ...shown } = addressFields;

/** The schema of the form: the contract's own fields and the rule of names. */
export const addressSchema = z
  .object({ ...shown, birth_date: birthDate })
  .superRefine((values, context) => {
    const fault = addressNameFault(values);
    if (fault !== null)
      context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });
export type AddressValues = z.input<typeof addressSchema>;

const names = Object.keys(shown) as (keyof typeof shown)[];

/** A record as the form's values. */
export function valuesOf(address: Address): AddressValues {
  return Object.fromEntries(names.map((name) => [name, address[name]])) as AddressValues;
}

/** An empty record of a type. */
export function emptyAddress(address_type: Address['address_type'] = 'person'): AddressValues {
  const texts = Object.fromEntries(names.map((name) => [name, '']));
  return {
    ...texts,
    address_type,
    contact_preference: 'post',
    birth_date: null,
    hidden: false,
  } as AddressValues;
}
