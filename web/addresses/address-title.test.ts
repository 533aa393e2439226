import { expect, test } from 'vitest';
import { addressTitle } from './address-title.ts';
import { emptyAddress } from './address-form.ts';

test('a person is named with the titles around the name', () => {
  const jana = { ...emptyAddress, first_name: 'Jana', last_name: 'Nováková' };
  expect(addressTitle(jana)).toBe('Jana Nováková');
  expect(addressTitle({ ...jana, title_before: 'Ing.', title_after: 'Ph.D.' })).toBe(
    'Ing. Jana Nováková, Ph.D.',
  );
  expect(addressTitle({ ...jana, first_name: '' })).toBe('Nováková');
});

test('anybody else is named by the name of the firm', () => {
  const firm = { ...emptyAddress, company_name: 'Výtahy Žižka', last_name: 'Žižka' };
  for (const address_type of ['company', 'supplier', 'office'] as const)
    expect(addressTitle({ ...firm, address_type })).toBe('Výtahy Žižka');
});
