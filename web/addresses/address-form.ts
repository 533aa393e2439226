import { z } from 'zod';
import type { Address } from '#contract/addresses.ts';
import { addressFields } from '#contract/addresses.ts';
import { addressNameFault } from '#contract/rules/address-name.ts';
import { birthDateFault } from '#contract/rules/birth-date.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** Fields that the form shows; hiding is an action of its own. */
const { hidden: _hidden, ...shown } = addressFields;

/** The schema of the form: the contract's own fields, the rule of names and the birth before today. */
export const addressSchema = z.object(shown).superRefine((values, context) => {
  const name = addressNameFault(values);
  if (name !== null)
    context.addIssue({ code: 'custom', path: [name.field], message: name.message });
  const message = birthDateFault(values.birth_date, todayInPrague());
  if (message !== null) context.addIssue({ code: 'custom', path: ['birth_date'], message });
});

/** What the form holds: the fields as the record has them. */
export type AddressValues = Pick<Address, keyof typeof shown>;

const names = Object.keys(shown) as (keyof typeof shown)[];

/** A record as the form's values. */
export function valuesOf(address: AddressValues): AddressValues {
  return Object.fromEntries(names.map((name) => [name, address[name]])) as AddressValues;
}

/** The values of a new record: a person who is written to by post. */
export const emptyAddress: AddressValues = {
  address_type: 'person',
  title_before: '',
  first_name: '',
  last_name: '',
  title_after: '',
  company_name: '',
  birth_date: null,
  business_id: '',
  vat: '',
  street: '',
  city_id: null,
  city: '',
  zip: '',
  phone: '',
  email: '',
  data_box: '',
  contact_preference: 'post',
  delivery_name: '',
  delivery_street: '',
  delivery_city: '',
  delivery_zip: '',
  sipo: '',
  note: '',
};
