import { describe, expect, test } from 'vitest';
import { addressFields } from '#contract/address-record.ts';
import { emptyOf } from '#contract/record.ts';
import { likenessOf } from './likeness.ts';

const emptyAddress = emptyOf(addressFields);
const unsaid = { full_name: '', business_id: '', email: '', phone: '', other_contacts: '' };
const known = [
  { ...unsaid, address_id: 1, full_name: 'Nováková Jana', phone: '+420 601 234 567' },
  {
    ...unsaid,
    address_id: 2,
    full_name: 'Novák Jan',
    email: 'jan@example.cz',
    other_contacts: '602 111 222 (práce), jan@prace.cz',
  },
  { ...unsaid, address_id: 3, full_name: 'Výtahy Žižka', business_id: '27074358' },
];
const likeOf = likenessOf(known);
const ids = (typed: Partial<typeof emptyAddress>) =>
  likeOf({ ...emptyAddress, ...typed }).map(({ address_id }) => address_id);

describe('a record that is being written', () => {
  test.each([
    ['the same whole name', { last_name: 'NOVAKOVA', first_name: 'jana' }, [1]],
    ['the same phone', { last_name: 'X', phone: '601234567' }, [1]],
    ['a phone among the other ones', { last_name: 'X', phone: '602111222' }, [2]],
    ['an e-mail among the other ones', { last_name: 'X', email: 'JAN@prace.cz' }, [2]],
    ['the same e-mail', { last_name: 'X', email: 'Jan@Example.cz' }, [2]],
    ['the same business ID', { address_type: 'supplier', business_id: '27074358' }, [3]],
    ['the same name of a firm', { address_type: 'company', company_name: 'výtahy žižka' }, [3]],
  ] as const)('is told of a known one with %s', (_, typed, expected) => {
    expect(ids(typed)).toEqual(expected);
  });

  test.each([
    ['nothing', {}],
    ['the same last name', { last_name: 'Novák' }],
    ['a part of the phone', { last_name: 'X', phone: '567' }],
    ['a part of the business ID', { address_type: 'supplier', business_id: '2707' }],
  ] as const)('is not told of one with %s', (_, typed) => {
    expect(ids(typed)).toEqual([]);
  });

  test('names each known one once', () => {
    expect(ids({ last_name: 'Nováková', first_name: 'Jana', phone: '601 234 567' })).toEqual([1]);
  });
});
