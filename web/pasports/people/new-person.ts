import type { z } from 'zod';
import { addressInput } from '#contract/addresses.ts';

/** The few fields by which a person or firm enters the address book; the rest is added there. */
const personFields = addressInput.pick({
  address_type: true,
  last_name: true,
  first_name: true,
  company_name: true,
  birth_date: true,
  business_id: true,
  phone: true,
  email: true,
  street: true,
  city_id: true,
  city: true,
  zip: true,
});
export type PersonValues = z.output<typeof personFields> & { [field: string]: unknown };

/** A person needs a last name, the others a company name. */
export const personRules = personFields.superRefine((values, context) => {
  const needed = values.address_type === 'person' ? 'last_name' : 'company_name';
  if (values[needed] !== '') return;
  context.addIssue({ code: 'custom', path: [needed], message: 'Toto pole je povinné' });
});

/** A new person by what was sought: 'Nováková Jana' as the address book lists it, last name first. */
export function personOf(typed: string): PersonValues {
  const [last_name = '', ...first] = typed.trim().split(/\s+/);
  return {
    address_type: 'person',
    last_name,
    first_name: first.join(' '),
    company_name: '',
    birth_date: null,
    business_id: '',
    phone: '',
    email: '',
    street: '',
    city_id: null,
    city: '',
    zip: '',
  };
}
