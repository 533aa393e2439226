import { describe, expect, test } from 'vitest';
import { personIndex } from './person-index.ts';

const person = (address_id: number, over: object = {}) => ({
  address_id,
  address_type: 'person' as const,
  full_name: '',
  first_name: 'Jan',
  last_name: 'Novák',
  company_name: '',
  birth_date: null as string | null,
  business_id: '',
  email: '',
  ...over,
});

const company = { address_type: 'company' as const, first_name: '', last_name: '' };
const find = personIndex([
  person(1, { birth_date: '1980-01-01', email: 'Jan@Novak.cz' }),
  person(2, { birth_date: '1990-01-01', email: 'dva@novak.cz' }),
  person(3, { first_name: 'Eva', last_name: 'Malá' }),
  person(4, { ...company, company_name: 'Alfa s.r.o.', business_id: '27082440' }),
  person(5, { ...company, company_name: 'Beta a.s.', business_id: '26435675' }),
  person(6, { first_name: 'Petr', last_name: 'Starý' }),
  person(7, { first_name: 'Petr', last_name: 'Starý', birth_date: '1950-05-05' }),
  person(8, { first_name: 'Ota', last_name: 'Dvojí' }),
  person(9, { first_name: 'Ota', last_name: 'Dvojí' }),
]);
const told = (name: Parameters<typeof find>[0]) => {
  const found = find(name);
  return 'record' in found ? found.record.address_id : found.fault;
};
const NONE = 'Osoba v adresáři jednotky není; nejdřív ji založte nebo naimportujte osoby';
const MORE = 'Takových osob je v adresáři více; doplňte datum narození, IČO nebo e-mail';

describe('a person of the address book is found', () => {
  test.each([
    [{ person: 'Eva Malá' }, 3],
    [{ person: 'MALA Eva' }, 3],
    [{ person: 'Ing. Eva Malá' }, 3],
    [{ person: 'Alfa, s. r. o.' }, 4],
    [{ business_id: '26435675' }, 5],
    [{ email: 'DVA@novak.cz' }, 2],
    [{ person: 'Jan Novák', birth_date: '1990-01-01' }, 2],
    [{ person: 'Jan Novák', email: 'jan@novak.CZ' }, 1],
    [{ person: 'Beta a.s.', business_id: '26435675' }, 5],
    [{ business_id: '26435675', email: 'dva@novak.cz' }, 5],
  ])('by %j', (name, id) => {
    expect(told(name)).toBe(id);
  });

  test('of namesakes as the one who tells nothing else, where none has what the row tells', () => {
    expect(told({ person: 'Petr Starý', birth_date: '1950-05-05' })).toBe(7);
    expect(told({ person: 'Petr Starý', birth_date: '2000-01-01' })).toBe(6);
  });

  test.each([
    [{}, 'Uveďte jméno osoby'],
    [{ birth_date: '1980-01-01' }, 'Uveďte jméno osoby'],
    [{ person: 'Karel Nikdo' }, NONE],
    [{ business_id: '00000000' }, NONE],
    [{ email: 'nikdo@novak.cz' }, NONE],
    [{ business_id: '', email: 'dva@novak.cz' }, NONE],
    [{ person: 'Jan Novák', birth_date: '2001-01-01' }, NONE],
    [{ person: 'Jan Novák' }, MORE],
    [{ person: 'Ota Dvojí' }, MORE],
  ])('never by %j: %s', (name, sentence) => {
    expect(told(name)).toBe(sentence);
  });
});
