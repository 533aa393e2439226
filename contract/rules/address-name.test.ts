import { describe, expect, test } from 'vitest';
import { addressNameFault } from './address-name.ts';

const named = { last_name: 'Nová', company_name: 'Teplo Kladno s.r.o.' };

describe('a record of the address book', () => {
  test('of a person has a last name', () => {
    expect(addressNameFault({ ...named, address_type: 'person', last_name: ' ' })).toEqual({
      field: 'last_name',
      message: 'Toto pole je povinné',
    });
    expect(addressNameFault({ ...named, address_type: 'person', company_name: '' })).toBeNull();
  });

  test.each(['company', 'supplier', 'office'])('of a %s has a company name', (address_type) => {
    expect(addressNameFault({ ...named, address_type, company_name: '' })).toEqual({
      field: 'company_name',
      message: 'Toto pole je povinné',
    });
    expect(addressNameFault({ ...named, address_type, last_name: '' })).toBeNull();
  });
});
