import { sipoCheckDigit, sipoRule } from '#contract/rules/sipo.ts';
import type { AddressValues } from './address-form.ts';

/** What stands under the SIPO number: its check digit, as soon as it can be told. */
export function sipoHint(sipo: string): string {
  if (/^\d{9}$/.test(sipo)) return `Kontrolní číslice je ${sipoCheckDigit(sipo)}`;
  if (sipo !== '' && sipoRule(sipo) === null) return `Kontrolní číslice ${sipo.slice(-1)} souhlasí`;
  return 'Deset číslic, poslední je kontrolní';
}

type Reached = Pick<
  AddressValues,
  'contact_preference' | 'email' | 'data_box' | 'street' | 'city' | 'delivery_street'
>;

/** Tells that the preferred way of contact leads nowhere yet; undefined while it does lead. */
export function preferenceHint(values: Reached): string | undefined {
  const isMissing: Record<Reached['contact_preference'], boolean> = {
    portal: values.email === '',
    email: values.email === '',
    data_box: values.data_box === '',
    post: values.street === '' && values.city === '' && values.delivery_street === '',
  };
  return isMissing[values.contact_preference] ? lacking[values.contact_preference] : undefined;
}

const lacking: Readonly<Record<Reached['contact_preference'], string>> = {
  portal: 'Do portálu se zve e-mailem, a ten zatím není vyplněn',
  email: 'E-mail zatím není vyplněn',
  data_box: 'Datová schránka zatím není vyplněna',
  post: 'Adresa zatím není vyplněna',
};
