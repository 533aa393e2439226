import { required } from './required.ts';

/** What names a record of the address book. */
export interface AddressName {
  readonly address_type: string;
  readonly last_name: string;
  readonly company_name: string;
}

/** A person has a last name, everybody else a company name: the fault of the field that lacks it, or null. */
export function addressNameFault(
  name: AddressName,
): { field: 'last_name' | 'company_name'; message: string } | null {
  const field = name.address_type === 'person' ? 'last_name' : 'company_name';
  const message = required(name[field]);
  return message === null ? null : { field, message };
}
