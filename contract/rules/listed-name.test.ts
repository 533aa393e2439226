import { expect, test } from 'vitest';
import { listedName } from './listed-name.ts';

const jana = {
  address_type: 'person',
  full_name: 'Nováková Jana',
  title_before: '',
  title_after: '',
};

test('a person is named as lists name him, the titles behind', () => {
  expect(listedName(jana)).toBe('Nováková Jana');
  expect(listedName({ ...jana, title_before: 'Ing.', title_after: 'Ph.D.' })).toBe(
    'Nováková Jana, Ing., Ph.D.',
  );
  expect(listedName({ ...jana, title_after: 'DiS.' })).toBe('Nováková Jana, DiS.');
});

test('anybody else is named by the name of the firm alone', () => {
  const firm = { ...jana, full_name: 'Výtahy Žižka', title_before: 'Ing.' };
  for (const address_type of ['company', 'supplier', 'office'])
    expect(listedName({ ...firm, address_type })).toBe('Výtahy Žižka');
});
