import { addressFrom } from '#contract/rules/company-address.ts';
import type { CompanyRegisterData } from '#contract/rules/company-address.ts';

const MOST = { company_name: 250, vat: 20, street: 200, city: 50, zip: 10 };

type Filled = Record<keyof typeof MOST, string> & { readonly city_id: number | null };

/** What the register says of a firm: its name and tax ID always, its seat where no address is written yet. */
export function registerPatch(values: Filled, data: CompanyRegisterData): Partial<Filled> {
  const { obchodniJmeno = '', dic, dicSkDph } = data;
  const { street, city, zip } = addressFrom(data, { street: '', city: '', zip: '' });
  const name = cut(obchodniJmeno, MOST.company_name);
  const hasAddress = [values.street, values.city, values.zip].some((part) => part.trim() !== '');
  return {
    ...(name === '' ? {} : { company_name: name }),
    vat: cut(dic ?? dicSkDph ?? '', MOST.vat),
    ...(hasAddress
      ? {}
      : {
          street: cut(street, MOST.street),
          city: cut(city, MOST.city),
          city_id: null,
          zip: cut(zip, MOST.zip),
        }),
  };
}

function cut(text: string, most: number): string {
  return Array.from(text.trim()).slice(0, most).join('').trimEnd();
}
