import { describe, expect, test } from 'vitest';
import { personMatch } from './person-match.ts';
import { identityOf, personColumnsOf } from './person-values.ts';

type Row = Parameters<typeof personMatch>[0][number];

const row = (address_id: number, over: object = {}) =>
  ({
    address_id,
    address_type: 'person',
    first_name: 'Jan',
    last_name: 'Novák',
    company_name: '',
    birth_date: null,
    business_id: '',
    street: '',
    phone: '',
    email: '',
    ...over,
  }) as Row;
const alfa = {
  address_type: 'company',
  first_name: '',
  last_name: '',
  company_name: 'Alfa s.r.o.',
};
const MORE = 'V adresáři je takových záznamů více; doplňte datum narození, IČO nebo e-mail';

/** Id of the record that the row tells of, 0 for a new one. */
function matched(rows: readonly Row[], told: object) {
  const found = personMatch(rows)(identityOf({ first_name: 'Jan', last_name: 'Novák', ...told }));
  return 'fault' in found ? found.fault : (found.record?.address_id ?? 0);
}

describe('a row of a file tells', () => {
  test('of the record of its name where nothing speaks against it', () => {
    expect(matched([row(1)], {})).toBe(1);
    expect(matched([row(1)], { email: 'a@b.cz', birth_date: '1980-01-01' })).toBe(1);
    expect(matched([row(1, { email: 'a@b.cz' })], {})).toBe(1);
    expect(matched([row(1)], { last_name: 'Jiný' })).toBe(0);
  });

  test.each([
    ['birth_date', '1980-01-01', '1990-01-01'],
    ['email', 'a@b.cz', 'c@d.cz'],
    ['phone', '601 111 222', '601 333 444'],
    ['street', 'Lipová 1', 'Dlouhá 2'],
  ])('of a new one where its %s speaks against the only record', (field, stored, told) => {
    expect(matched([row(1, { [field]: stored })], { [field]: told })).toBe(0);
    expect(matched([row(1, { [field]: stored })], { [field]: stored })).toBe(1);
    const namesakes = [row(1, { [field]: stored }), row(2, { [field]: told })];
    expect(matched(namesakes, { [field]: told })).toBe(2);
  });

  test('of a new one where another business ID or birth date does, whatever else agrees', () => {
    const email = 'a@b.cz';
    expect(matched([row(1, { email, business_id: '1' })], { email, business_id: '2' })).toBe(0);
    const born = [row(1, { email, birth_date: '1980-01-01' })];
    expect(matched(born, { email, birth_date: '1981-01-01' })).toBe(0);
  });

  test('of the record that agrees in something, though something else has changed', () => {
    const moved = [row(1, { email: 'a@b.cz', street: 'Lipová 1' })];
    expect(matched(moved, { email: 'A@B.cz', street: 'Dlouhá 2' })).toBe(1);
  });

  test('of the one that is equal in all, though others are possible', () => {
    const email = 'a@b.cz';
    expect(matched([row(1, { email }), row(2, { email, phone: '601111222' })], { email })).toBe(1);
    expect(matched([row(1), row(2, { email })], {})).toBe(1);
  });

  test('of nobody where it might be of more', () => {
    expect(matched([row(1), row(2)], {})).toBe(MORE);
    const email = 'a@b.cz';
    const more = [row(1, { email, phone: '1' }), row(2, { email, phone: '2' })];
    expect(matched(more, { email })).toBe(MORE);
  });

  test('of the bearer of its business ID, whatever his name; of the namesake among more', () => {
    const business_id = '27082440';
    expect(matched([row(1, { business_id }), row(2)], { business_id, last_name: 'Jiný' })).toBe(1);
    const two = [row(1, { business_id, ...alfa }), row(2, { business_id })];
    expect(matched(two, { business_id })).toBe(2);
    expect(matched(two, { business_id, last_name: 'Jiný' })).toBe(MORE);
  });
});

describe('the identity of a record', () => {
  test('has a phone by its last nine figures, an e-mail and a street without their looks', () => {
    expect(
      identityOf({
        last_name: 'Novák',
        phone: '+420 601 111 222',
        email: 'A@B.cz',
        street: 'Lipová 1',
      }),
    ).toEqual({
      name: 'p novak',
      birth_date: '',
      business_id: '',
      email: 'a@b.cz',
      phone: '601111222',
      street: 'lipova1',
    });
  });

  test('is named by the company where it is no person', () => {
    const company = { company_name: 'Alfa s.r.o.', last_name: 'Novák' };
    expect(identityOf({ ...company, address_type: 'company' }).name).toBe('c alfasro');
    expect(identityOf({ ...company, address_type: 'office' }).name).toBe('c alfasro');
    expect(identityOf({ ...company, address_type: 'person' }).name).toBe('p novak');
    expect(identityOf(company).name).toBe('p novak');
  });
});

describe('a name of one column', () => {
  test.each([
    [
      { last_first: 'Nová Jana' },
      { address_type: 'person', last_name: 'Nová', first_name: 'Jana' },
    ],
    [
      { first_last: 'Jana Nová' },
      { address_type: 'person', last_name: 'Nová', first_name: 'Jana' },
    ],
    [{ first_last: 'Alfa s.r.o.' }, { address_type: 'company', company_name: 'Alfa s.r.o.' }],
    [{ last_first: 'Alfa s.r.o.' }, { address_type: 'company', company_name: 'Alfa s.r.o.' }],
    [
      { first_last: 'Úřad města', address_type: 'office' as const },
      { address_type: 'office', company_name: 'Úřad města' },
    ],
    [
      { first_last: 'Alfa s.r.o.', birth_date: '1980-01-01' },
      { address_type: 'person', birth_date: '1980-01-01', first_name: 'Alfa', last_name: 's.r.o.' },
    ],
    [{ last_name: 'Nová' }, { address_type: 'person', last_name: 'Nová' }],
    [{ company_name: 'Alfa' }, { address_type: 'company', company_name: 'Alfa' }],
    [
      { company_name: 'Alfa', last_name: 'Nová' },
      { address_type: 'person', company_name: 'Alfa', last_name: 'Nová' },
    ],
    [{ email: 'a@b.cz' }, { address_type: 'person', email: 'a@b.cz' }],
    [
      { first_last: 'Jana Nová', first_name: 'Eva' },
      { address_type: 'person', last_name: 'Nová', first_name: 'Eva' },
    ],
  ])('%j goes into its fields: %j', (values, columns) => {
    expect(personColumnsOf(values)).toEqual(columns);
  });
});
