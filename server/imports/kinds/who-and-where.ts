import { addressFields } from '#contract/addresses.ts';
import { spaceFields } from '#contract/pasports/spaces.ts';
import { column, type Column } from '../columns/column.ts';
import { asDay, asDigits, asText } from '../columns/readings.ts';
import { buildingColumn } from './space-columns.ts';

const BUSINESS_ID_DIGITS = 8;

/** By what a file names the person and the space of a record. */
export const whoAndWhere = (who: string, also: readonly string[]): Column[] => [
  { ...buildingColumn, hint: 'Stačí i samotné číslo prostoru, je-li v jednotce jediné' },
  column({
    field: 'space_number',
    label: 'Číslo prostoru',
    also: ['cislo bytu', 'byt', 'prostor', 'jednotka', 'cislo jednotky', 'cislo'],
    example: '12',
    reader: asText,
    schema: spaceFields.space_number,
  }),
  column({
    field: 'variable_symbol',
    label: 'Variabilní symbol',
    hint: 'Místo domu a čísla prostoru',
    also: ['vs', 'var symbol'],
    example: '',
    reader: asDigits(),
    schema: spaceFields.variable_symbol,
  }),
  column({
    field: 'person',
    label: who,
    hint: 'Jméno osoby nebo název firmy, jak jsou v adresáři',
    also: ['jmeno', 'prijmeni a jmeno', 'jmeno a prijmeni', 'osoba', 'nazev', ...also],
    example: 'Nováková Jana',
    reader: asText,
  }),
  column({
    field: 'birth_date',
    label: 'Datum narození',
    hint: 'Rozliší osoby téhož jména',
    also: ['narozeni', 'narozen'],
    example: '1. 2. 1975',
    reader: asDay,
    schema: addressFields.birth_date,
  }),
  column({
    field: 'business_id',
    label: 'IČO',
    also: ['ic'],
    example: '',
    reader: asDigits(BUSINESS_ID_DIGITS),
    schema: addressFields.business_id,
  }),
  column({
    field: 'email',
    label: 'E-mail',
    also: ['email', 'mail'],
    example: '',
    reader: asText,
    schema: addressFields.email,
  }),
];
