import { z } from 'zod';
import { day, longText, optionalEmail, ruled, spaceless, text } from '#contract/fields.ts';
import { record, written, type Imported } from '#contract/record.ts';
import { optionalBusinessIdRule } from '#contract/rules/business-id.ts';
import { FIRST_BIRTH_DATE } from '#contract/rules/birth-date.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { digits } from '#contract/values/digits.ts';
import { reference } from '#contract/values/reference.ts';
import { dataBox, phone, vatId, zip } from '#contract/values/contact.ts';
import { asText, email, line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

export const addressType = z.enum(['person', 'company', 'supplier', 'office']);
export const contactPreference = z.enum(['portal', 'email', 'data_box', 'post']);

const birthDate = day.refine(
  (value) => value >= FIRST_BIRTH_DATE,
  'Zadejte datum narození od roku 1850',
);

const BUSINESS_ID_DIGITS = 8;
const SIPO_DIGITS = 10;

const IDENTITY = 'Kdo to je';
const CONTACT = 'Adresa a spojení';
const DELIVERY = 'Doručovací adresa';
const OTHER = 'Platby a poznámka';

const typeValue = choice(
  addressType,
  {
    person: ['fyzická osoba', 'osoba', 'fo', 'f'],
    company: ['právnická osoba', 'firma', 'po', 'p', 'společnost'],
    supplier: ['dodavatel', 'd'],
    office: ['úřad', 'u'],
  },
  'person',
);
const preferenceValue = choice(
  contactPreference,
  {
    portal: ['portál'],
    email: ['e-mail', 'mail'],
    data_box: ['datová schránka', 'ds'],
    post: ['pošta', 'dopis'],
  },
  'post',
);

/** A field of the panel; the lists of the address book have columns of their own. */
const fact = (panel: string, label: string, imported: Imported) => ({
  label,
  panel,
  imported,
  listed: null,
});

/** Fields of an address-book record's form. A person needs a last name, the others a company name. */
export const addressFields = {
  address_type: written(
    typeValue,
    fact(IDENTITY, 'Typ', {
      also: ['typ osoby', 'druh'],
      hint: 'Fyzická osoba, právnická osoba, dodavatel nebo úřad; bez typu se pozná podle názvu a IČO',
      example: 'fyzická osoba',
    }),
  ),
  title_before: written(
    line(text(50)),
    fact(IDENTITY, 'Titul před jménem', { also: ['titul', 'titul pred'], example: 'Ing.' }),
  ),
  last_name: written(line(text(100)), fact(IDENTITY, 'Příjmení', { example: 'Nováková' })),
  first_name: written(
    line(text(100)),
    fact(IDENTITY, 'Jméno', { also: ['krestni jmeno'], example: 'Jana' }),
  ),
  title_after: written(
    line(text(50)),
    fact(IDENTITY, 'Titul za jménem', { also: ['titul za'], example: '' }),
  ),
  company_name: written(
    line(text(250)),
    fact(IDENTITY, 'Název', {
      label: 'Název firmy',
      also: ['firma', 'nazev', 'spolecnost', 'obchodni jmeno'],
      example: '',
    }),
  ),
  birth_date: written(
    orNone(dayOf(birthDate)),
    fact(IDENTITY, 'Datum narození', {
      also: ['narozeni', 'narozen', 'dat nar'],
      example: '1. 2. 1975',
    }),
  ),
  business_id: written(
    digits(ruled(spaceless(8), optionalBusinessIdRule), BUSINESS_ID_DIGITS),
    fact(IDENTITY, 'IČO', { also: ['ic', 'identifikacni cislo'], example: '' }),
  ),
  vat: written(vatId(), fact(IDENTITY, 'DIČ', { example: '' })),
  street: written(
    line(text(200)),
    fact(CONTACT, 'Ulice a číslo', { also: ['ulice', 'adresa'], example: 'Lípová 1250/4' }),
  ),
  city_id: written(
    orNone(reference('Vyberte obec')),
    fact(CONTACT, 'Obec ze seznamu', {
      not: 'Obec se píše slovem; ze seznamu se vybírá ve formuláři',
    }),
  ),
  city: written(
    line(text(50)),
    fact(CONTACT, 'Obec', { label: 'Město', also: ['obec'], example: 'Praha' }),
  ),
  zip: written(zip(), fact(CONTACT, 'PSČ', { example: '170 00' })),
  phone: written(
    phone(50),
    fact(CONTACT, 'Telefon', { also: ['tel', 'mobil'], example: '777 123 456' }),
  ),
  email: written(
    email(optionalEmail(200)),
    fact(CONTACT, 'E-mail', { also: ['email', 'mail'], example: 'jana.novakova@example.cz' }),
  ),
  data_box: written(
    dataBox(),
    fact(CONTACT, 'Datová schránka', { also: ['ds', 'id datove schranky'], example: '' }),
  ),
  contact_preference: written(
    preferenceValue,
    fact(CONTACT, 'Upřednostňovaný kontakt', {
      label: 'Způsob kontaktu',
      also: ['kontaktovat', 'preference'],
      hint: 'Portál, e-mail, datová schránka nebo pošta',
      example: 'e-mail',
    }),
  ),
  delivery_name: written(
    line(text(250)),
    fact(DELIVERY, 'Jméno pro doručení', { label: 'Doručovací jméno', example: '' }),
  ),
  delivery_street: written(
    line(text(200)),
    fact(DELIVERY, 'Ulice a číslo pro doručení', {
      label: 'Doručovací ulice',
      also: ['dorucovaci adresa', 'korespondencni adresa'],
      example: '',
    }),
  ),
  delivery_city: written(
    line(text(50)),
    fact(DELIVERY, 'Obec pro doručení', {
      label: 'Doručovací město',
      also: ['dorucovaci obec'],
      example: '',
    }),
  ),
  delivery_zip: written(
    zip(),
    fact(DELIVERY, 'PSČ pro doručení', { label: 'Doručovací PSČ', example: '' }),
  ),
  sipo: written(
    digits(ruled(text(20), sipoRule), SIPO_DIGITS),
    fact(OTHER, 'Spojovací číslo SIPO', {
      label: 'SIPO',
      also: ['spojovaci cislo', 'spojovaci cislo sipo'],
      example: '',
    }),
  ),
  note: written(
    lines(longText(2000)),
    fact(OTHER, 'Poznámka', { also: ['komentar'], example: '' }),
  ),
  hidden: written(yesNo, {
    label: 'Skrytá',
    panel: null,
    imported: { not: 'Skrývá se na stránce adresy; importované adresy jsou vidět' },
    listed: null,
  }),
};

/** A person, a company or an office of the address book, described. */
export const addressRecord = record({
  written: addressFields,
  told: {},
  list: [],
  columns: [
    {
      name: 'last_first',
      label: 'Příjmení a jméno',
      hint: 'Je-li celé jméno v jednom sloupci a příjmení první',
      also: ['prijmeni jmeno', 'nazev nebo prijmeni a jmeno'],
      example: '',
      cell: asText,
      after: 'title_after',
    },
    {
      name: 'first_last',
      label: 'Jméno a příjmení',
      hint: 'Je-li celé jméno v jednom sloupci a příjmení poslední',
      also: ['jmeno prijmeni', 'cele jmeno', 'osoba', 'najemce', 'vlastnik'],
      example: '',
      cell: asText,
      after: 'title_after',
    },
  ],
});
