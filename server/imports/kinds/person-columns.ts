import { addressFields } from '#contract/addresses.ts';
import { column, type Column } from '../columns/column.ts';
import { asChoice, asDay, asDigits, asText, type Reader } from '../columns/readings.ts';

type Field = keyof typeof addressFields;

const named = (
  field: Field,
  label: string,
  example: string,
  also: readonly string[] = [],
  reader: Reader = asText,
) => column({ field, label, example, also, reader, schema: addressFields[field] });

const BUSINESS_ID_DIGITS = 8;
const SIPO_DIGITS = 10;

const asType = asChoice({
  person: ['fyzická osoba', 'osoba', 'fo', 'f'],
  company: ['právnická osoba', 'firma', 'po', 'p', 'společnost'],
  supplier: ['dodavatel', 'd'],
  office: ['úřad', 'u'],
});
const asPreference = asChoice({
  portal: ['portál'],
  email: ['e-mail', 'mail'],
  data_box: ['datová schránka', 'ds'],
  post: ['pošta', 'dopis'],
});

/** What a file may say of a person or a company. */
export const personColumns: readonly Column[] = [
  {
    ...named('address_type', 'Typ', 'fyzická osoba', ['typ osoby', 'druh'], asType),
    hint: 'Fyzická osoba, právnická osoba, dodavatel nebo úřad; bez typu se pozná podle názvu a IČO',
  },
  named('title_before', 'Titul před jménem', 'Ing.', ['titul', 'titul pred']),
  named('last_name', 'Příjmení', 'Nováková', []),
  named('first_name', 'Jméno', 'Jana', ['krestni jmeno']),
  named('title_after', 'Titul za jménem', '', ['titul za']),
  column({
    field: 'last_first',
    label: 'Příjmení a jméno',
    hint: 'Je-li celé jméno v jednom sloupci a příjmení první',
    also: ['prijmeni jmeno', 'nazev nebo prijmeni a jmeno'],
    example: '',
    reader: asText,
  }),
  column({
    field: 'first_last',
    label: 'Jméno a příjmení',
    hint: 'Je-li celé jméno v jednom sloupci a příjmení poslední',
    also: ['jmeno prijmeni', 'cele jmeno', 'osoba', 'najemce', 'vlastnik'],
    example: '',
    reader: asText,
  }),
  named('company_name', 'Název firmy', '', ['firma', 'nazev', 'spolecnost', 'obchodni jmeno']),
  named('birth_date', 'Datum narození', '1. 2. 1975', ['narozeni', 'narozen', 'dat nar'], asDay),
  named('business_id', 'IČO', '', ['ic', 'identifikacni cislo'], asDigits(BUSINESS_ID_DIGITS)),
  named('vat', 'DIČ', '', []),
  named('street', 'Ulice a číslo', 'Lípová 1250/4', ['ulice', 'adresa']),
  named('city', 'Město', 'Praha', ['obec']),
  named('zip', 'PSČ', '170 00', []),
  named('phone', 'Telefon', '777 123 456', ['tel', 'mobil']),
  named('email', 'E-mail', 'jana.novakova@example.cz', ['email', 'mail']),
  named('data_box', 'Datová schránka', '', ['ds', 'id datove schranky']),
  {
    ...named(
      'contact_preference',
      'Způsob kontaktu',
      'e-mail',
      ['kontaktovat', 'preference'],
      asPreference,
    ),
    hint: 'Portál, e-mail, datová schránka nebo pošta',
  },
  named('delivery_name', 'Doručovací jméno', '', []),
  named('delivery_street', 'Doručovací ulice', '', ['dorucovaci adresa', 'korespondencni adresa']),
  named('delivery_city', 'Doručovací město', '', ['dorucovaci obec']),
  named('delivery_zip', 'Doručovací PSČ', '', []),
  named('sipo', 'SIPO', '', ['spojovaci cislo', 'spojovaci cislo sipo'], asDigits(SIPO_DIGITS)),
  named('note', 'Poznámka', '', ['komentar']),
];
