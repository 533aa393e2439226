import { describe, expect, test } from 'vitest';
import { applyCompanyRegister, companyAddress, seatText } from './company-address.ts';
import type { CompanyRegisterData } from './company-address.ts';

const cineStar: CompanyRegisterData = {
  obchodniJmeno: 'CineStar s.r.o.',
  dic: 'CZ26435675',
  sidlo: {
    nazevUlice: 'Radlická',
    nazevCastiObce: 'Smíchov',
    nazevObce: 'Praha',
    cisloDomovni: 3185,
    cisloOrientacni: 1,
    cisloOrientacniPismeno: 'c',
    psc: 15000,
  },
  adresaDorucovaci: {
    radekAdresy1: 'Radlická 3185/1c',
    radekAdresy2: 'Smíchov',
    radekAdresy3: '15000 Praha 5',
  },
};

const emptyClient = {
  client_id: 7,
  name: 'Původní',
  full_name: null,
  vat: null,
  address: '',
  city: null,
  zip: ' ',
  business_address: null,
  business_city: null,
  business_zip: null,
};

describe('the address of a company', () => {
  test('has street, both house numbers with the letter, city and spaced zip', () => {
    expect(companyAddress(cineStar)).toEqual({
      street: 'Radlická 3185/1c',
      city: 'Praha',
      zip: '150 00',
    });
  });

  test.each([
    ['Duhová', 1444, 2, undefined, 14000, 'Duhová 1444/2', '140 00'],
    ['Pod křížkem', 1773, 2, undefined, 14700, 'Pod křížkem 1773/2', '147 00'],
    ['Jankovcova', 1522, 53, undefined, 17000, 'Jankovcova 1522/53', '170 00'],
    ['Hvězdova', 1716, 2, 'b', 14000, 'Hvězdova 1716/2b', '140 00'],
    ['Křižíkova', 682, 34, 'a', 18600, 'Křižíkova 682/34a', '186 00'],
    ['Lindnerova', 1609, 2, undefined, 18000, 'Lindnerova 1609/2', '180 00'],
  ])(
    'in %s %i/%i%s',
    (nazevUlice, cisloDomovni, cisloOrientacni, cisloOrientacniPismeno, psc, street, zip) => {
      const numbers = { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno };
      const sidlo = { nazevUlice, nazevObce: 'Praha', psc, ...numbers };
      expect(companyAddress({ sidlo })).toEqual({ street, city: 'Praha', zip });
    },
  );

  test.each([
    ['Trnava', 'Trnava', 32, 67401, 'Trnava 32', '674 01'],
    ['Semtín', 'Pardubice', 97, 53353, 'Semtín 97', '533 53'],
    ['Němčice', 'Němčice', 151, 67951, 'Němčice 151', '679 51'],
    [undefined, 'Němčice', 151, 67951, 'Němčice 151', '679 51'],
  ])(
    'without streets is numbered in %s of %s',
    (nazevCastiObce, nazevObce, cisloDomovni, psc, street, zip) => {
      const sidlo = { nazevCastiObce, nazevObce, cisloDomovni, psc };
      expect(companyAddress({ sidlo })).toEqual({ street, city: nazevObce, zip });
    },
  );

  test('without street and number is the municipality alone', () => {
    const data = {
      sidlo: { nazevObce: 'Předměřice nad Labem' },
      adresaDorucovaci: {
        radekAdresy1: 'Předměřice nad Labem',
        radekAdresy2: 'okres: Hradec Králové',
        radekAdresy3: 'Česká republika',
      },
    };
    expect(companyAddress(data)).toEqual({ street: '', city: 'Předměřice nad Labem', zip: '' });
  });

  test('with a street or a part of the municipality but no number keeps the name', () => {
    const street = (sidlo: CompanyRegisterData['sidlo']) => companyAddress({ sidlo }).street;
    expect(street({ nazevUlice: 'Radlická', nazevObce: 'Praha' })).toBe('Radlická');
    expect(street({ nazevCastiObce: 'Hoděčín', nazevObce: 'Olešnice' })).toBe('Hoděčín');
  });

  test('keeps a foreign zip as it is written', () => {
    const zip = (pscTxt: string) => companyAddress({ sidlo: { nazevObce: 'X', pscTxt } }).zip;
    expect(zip('1010')).toBe('1010');
    expect(zip('81101')).toBe('811 01');
    expect(zip('D02 AF30')).toBe('D02 AF30');
  });

  test('is read from the delivery lines when the register knows no seat', () => {
    const { adresaDorucovaci } = cineStar;
    expect(companyAddress({ adresaDorucovaci })).toEqual({
      street: 'Radlická 3185/1c',
      city: 'Praha 5',
      zip: '150 00',
    });
    expect(
      companyAddress({
        adresaDorucovaci: { radekAdresy1: 'Trnava 32', radekAdresy2: '67401 Trnava' },
      }),
    ).toEqual({ street: 'Trnava 32', city: 'Trnava', zip: '674 01' });
  });

  test('is empty when the register knows nothing', () => {
    expect(companyAddress({})).toEqual({ street: '', city: '', zip: '' });
  });
});

describe('the register look-up on the profile', () => {
  test('fills names, tax ID, company address and the empty manager address', () => {
    expect(applyCompanyRegister(emptyClient, cineStar)).toEqual({
      client_id: 7,
      name: 'CineStar s.r.o.',
      full_name: 'CineStar s.r.o.',
      vat: 'CZ26435675',
      address: 'Radlická 3185/1c',
      city: 'Praha',
      zip: '150 00',
      business_address: 'Radlická 3185/1c',
      business_city: 'Praha',
      business_zip: '150 00',
    });
  });

  test('keeps each manager address field that is filled, and the given client itself', () => {
    const client = { ...emptyClient, address: 'Dlouhá 1', zip: '60200' };
    const copy = { ...client };
    const filled = applyCompanyRegister(client, cineStar);
    expect(filled).toMatchObject({ address: 'Dlouhá 1', city: 'Praha', zip: '60200' });
    expect(client).toEqual(copy);
  });

  test('keeps the address where the register has it only as a text, and writes the text where none is', () => {
    const data = { obchodniJmeno: 'Družstvo', sidlo: { textovaAdresa: 'Předměřice nad Labem' } };
    const written = { ...emptyClient, business_address: 'Stará 1', business_city: 'Brno' };
    expect(applyCompanyRegister(written, data)).toMatchObject({
      business_address: 'Stará 1',
      business_city: 'Brno',
      business_zip: '',
    });
    expect(applyCompanyRegister(emptyClient, data)).toMatchObject({
      business_address: 'Předměřice nad Labem',
      business_city: '',
      address: 'Předměřice nad Labem',
    });
    expect(seatText(data)).toBe('Předměřice nad Labem');
    expect(seatText({ sidlo: { ...data.sidlo, nazevObce: 'Praha' } })).toBeNull();
    expect(seatText({})).toBeNull();
  });

  test('replaces an older company address', () => {
    const client = {
      ...emptyClient,
      business_address: 'Stará 1',
      business_city: 'Brno',
      business_zip: '602 00',
    };
    const filled = applyCompanyRegister(client, { sidlo: { nazevObce: 'Praha' } });
    expect(filled).toMatchObject({
      business_address: '',
      business_city: 'Praha',
      business_zip: '',
    });
  });

  test('cuts the full name to 250 characters and the name to 50', () => {
    const obchodniJmeno = 'ř'.repeat(300);
    const filled = applyCompanyRegister(emptyClient, { obchodniJmeno });
    expect(filled.full_name).toBe('ř'.repeat(250));
    expect(filled.name).toBe('ř'.repeat(50));
  });

  test('cuts the address to 200, 50 and 10 characters and the tax ID to 20', () => {
    const long = 'ř'.repeat(300);
    const sidlo = { nazevUlice: long, nazevObce: 'č'.repeat(60), pscTxt: long };
    expect(applyCompanyRegister(emptyClient, { sidlo, dic: long })).toMatchObject({
      business_address: 'ř'.repeat(200),
      business_city: 'č'.repeat(50),
      business_zip: 'ř'.repeat(10),
      vat: 'ř'.repeat(20),
    });
  });

  test('leaves no space at the place of the cut', () => {
    const filled = applyCompanyRegister(emptyClient, { obchodniJmeno: `${'a'.repeat(49)} bcd` });
    expect(filled.name).toBe('a'.repeat(49));
  });

  test('keeps the names when the register has none', () => {
    expect(applyCompanyRegister(emptyClient, {})).toMatchObject({
      name: 'Původní',
      full_name: null,
    });
  });

  test.each([
    [{ dic: 'CZ27082440' }, 'CZ27082440'],
    [{ dicSkDph: 'CZ699003154' }, 'CZ699003154'],
    [{ dic: 'CZ27082440', dicSkDph: 'CZ699003154' }, 'CZ27082440'],
    [{}, ''],
  ])('takes the tax ID of the company, else of its VAT group: %j', (data, vat) => {
    expect(applyCompanyRegister({ ...emptyClient, vat: 'CZ1' }, data).vat).toBe(vat);
  });
});
