import { addressFields } from '#contract/address-record.ts';
import type { WordColumn } from '#contract/record.ts';
import { cellOf } from '#contract/record-file.ts';
import { asText } from '#contract/values/text.ts';
import { buildingWords, spaceFields, spaceNumberWords } from './space-record.ts';

/** By what a file names the space of a record. */
export const placeWords: readonly WordColumn[] = [
  {
    ...buildingWords,
    hint: 'Stačí i samotné číslo prostoru, je-li v jednotce jediné',
    after: null,
  },
  {
    name: 'space_number',
    label: 'Číslo prostoru',
    also: spaceNumberWords,
    example: '12',
    cell: cellOf(spaceFields.space_number.value),
    after: null,
  },
  {
    name: 'variable_symbol',
    label: 'Variabilní symbol',
    hint: 'Místo domu a čísla prostoru',
    also: ['vs', 'var symbol'],
    example: '',
    cell: cellOf(spaceFields.variable_symbol.value),
    after: null,
  },
];

/** By what a file names the person and the space of a record; `who` is the person in the record. */
export const personInSpace = (who: string, also: readonly string[]): readonly WordColumn[] => [
  ...placeWords,
  {
    name: 'person',
    label: who,
    hint: 'Jméno osoby nebo název firmy, jak jsou v adresáři',
    also: ['jmeno', 'prijmeni a jmeno', 'jmeno a prijmeni', 'osoba', 'nazev', ...also],
    example: 'Nováková Jana',
    cell: asText,
    after: null,
  },
  {
    name: 'birth_date',
    label: 'Datum narození',
    hint: 'Rozliší osoby téhož jména',
    also: ['narozeni', 'narozen'],
    example: '1. 2. 1975',
    cell: cellOf(addressFields.birth_date.value),
    after: null,
  },
  {
    name: 'business_id',
    label: 'IČO',
    also: ['ic'],
    example: '',
    cell: cellOf(addressFields.business_id.value),
    after: null,
  },
  {
    name: 'email',
    label: 'E-mail',
    also: ['email', 'mail'],
    example: '',
    cell: cellOf(addressFields.email.value),
    after: null,
  },
];
