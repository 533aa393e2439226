import { expect, test } from 'vitest';
import type { AddressRow } from '#contract/addresses.ts';
import { membersOf, offeredMembers } from './members.ts';

const row = (address_id: number, full_name: string, fields: Partial<AddressRow> = {}) =>
  ({ address_id, full_name, address_type: 'person', email: '', city: '', ...fields }) as AddressRow;

test('people of the unit are offered before others of the address book, firms are not', () => {
  const rows = [
    row(1, 'Adam Cizí'),
    row(2, 'Jan Novák'),
    row(3, 'Správa s.r.o.', { address_type: 'company' }),
  ];
  expect(membersOf(rows, [2, 3]).map(({ full_name }) => full_name)).toEqual([
    'Jan Novák',
    'Adam Cizí',
  ]);
});

test('those of one name are told apart by what is known of them', () => {
  const offered = offeredMembers([
    row(1, 'Jan Novák', { email: 'a@example.cz', city: 'Olomouc' }),
    row(2, 'Jan Novák'),
    row(3, 'Eva Malá', { city: 'Olomouc' }),
  ]);
  expect([...offered].map(([name, { address_id }]) => [name, address_id])).toEqual([
    ['Jan Novák (a@example.cz, Olomouc)', 1],
    ['Jan Novák', 2],
    ['Eva Malá', 3],
  ]);
});
