import type { Address } from '#contract/addresses.ts';

type Named = Pick<
  Address,
  'address_type' | 'title_before' | 'first_name' | 'last_name' | 'title_after' | 'company_name'
>;

/** A person as people write one, 'Ing. Jana Nováková, Ph.D.'; anybody else by the name of the firm. */
export function addressTitle(address: Named): string {
  if (address.address_type !== 'person') return address.company_name;
  const { title_before, first_name, last_name, title_after } = address;
  const name = [title_before, first_name, last_name].filter((part) => part !== '').join(' ');
  return [name, title_after].filter((part) => part !== '').join(', ');
}
