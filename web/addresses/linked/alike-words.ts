import type { LinkedAddresses } from '#contract/linked-addresses.ts';

type Reason = LinkedAddresses['alike'][number]['reasons'][number];

/** Why records of two units look like one firm or person. */
export const alikeWords: Readonly<Record<Reason, string>> = {
  'business-id': 'stejné IČO',
  'birth-date': 'stejné jméno a datum narození',
  phone: 'stejné jméno a telefon',
  email: 'stejné jméno a e-mail',
};
