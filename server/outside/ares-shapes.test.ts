import { expect, test } from 'vitest';
import { companyRegisterData } from '#contract/lookups.ts';
import { applyCompanyRegister } from '#contract/rules/company-address.ts';
import { listedCompanies, oldRecord, registerAnswer } from '#tests/ares-answers.ts';
import { jsonAnswer, outsidePortal, stubNetwork } from '#tests/network.ts';
import { findCompany } from './ares.ts';

const empty = {
  name: null,
  full_name: null,
  vat: null,
  address: null,
  city: null,
  zip: null,
  business_address: null,
  business_city: null,
  business_zip: null,
};

test.each([
  ['26435675', 'Radlická 3185/1c', 'Praha', '150 00', 'CZ26435675'],
  ['45274649', 'Duhová 1444/2', 'Praha', '140 00', 'CZ45274649'],
  ['25528351', 'Trnava 32', 'Trnava', '674 01', 'CZ25528351'],
  ['00841811', 'Němčice 151', 'Němčice', '679 51', ''],
  ['49240901', 'Hvězdova 1716/2b', 'Praha', '140 00', 'CZ699003154'],
  ['62413686', 'Lindnerova 1609/2', 'Praha', '180 00', ''],
  ['49812670', 'Semtín 97', 'Pardubice', '533 53', 'CZ49812670'],
  ['02445344', 'Křižíkova 682/34a', 'Praha', '186 00', 'CZ699004845'],
  ['25110161', 'Hoděčín 26', 'Olešnice', '517 81', ''],
  ['25596641', 'Hauptstraße 4', 'Wien', '1010', 'CZ25596641'],
])(
  'the whole answer about %s gives %s, %s, %s and tax ID %j',
  async (ico, street, city, zip, vat) => {
    const listed = listedCompanies.find((company) => company.ico === ico);
    if (listed === undefined) throw new Error(`${ico} is not among the answers`);
    const network = stubNetwork(() => jsonAnswer(registerAnswer(listed)));
    const company = await findCompany(outsidePortal({ fetch: network.fetch }).portal, ico);
    expect(applyCompanyRegister(empty, company)).toEqual({
      name: listed.obchodniJmeno,
      full_name: listed.obchodniJmeno,
      vat,
      address: street,
      city,
      zip,
      business_address: street,
      business_city: city,
      business_zip: zip,
    });
  },
);

test('an old record without number and postal code gives the municipality alone', () => {
  const company = companyRegisterData.parse(registerAnswer(oldRecord));
  const { business_address, business_city, business_zip } = applyCompanyRegister(empty, company);
  expect([business_address, business_city, business_zip]).toEqual(['', 'Předměřice nad Labem', '']);
});
