import { addressFields } from '#contract/addresses.ts';
import { ownershipFields } from '#contract/pasports/ownerships.ts';
import { spaceFields } from '#contract/pasports/spaces.ts';
import { tenantFields } from '#contract/pasports/tenants.ts';
import { column, type Column } from '../columns/column.ts';
import { asDay, asDigits, asShare, asText, asYesNo } from '../columns/readings.ts';
import { buildingColumn } from './space-columns.ts';

const BUSINESS_ID_DIGITS = 8;

/** By what a file names the space and the person of a record. */
const whereAndWho = (who: string, also: readonly string[]): Column[] => [
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

const days = (
  fields: Readonly<Record<string, unknown>>,
  rows: readonly (readonly [
    field: string,
    label: string,
    example: string,
    also: readonly string[],
  ])[],
) =>
  rows.map(([field, label, example, also]) =>
    column({
      field,
      label,
      example,
      also,
      reader: asDay,
      schema: fields[field] as typeof tenantFields.valid_from,
      required: field === 'valid_from',
    }),
  );

const validityDays = [
  [
    'valid_from',
    'Platí od',
    '1. 1. 2024',
    ['od', 'platnost od', 'uziva od', 'vlastni od', 'najem od'],
  ],
  ['valid_to', 'Platí do', '', ['do', 'platnost do', 'uziva do', 'vlastni do', 'najem do']],
] as const;

/** What a file may say of a tenant. */
export const tenantColumns: readonly Column[] = [
  ...whereAndWho('Nájemce', ['uzivatel', 'najemnik']),
  ...days(tenantFields, [
    ...validityDays,
    ['contract_valid_from', 'Smlouva od', '1. 1. 2024', ['zacatek smlouvy']],
    ['contract_valid_to', 'Smlouva do', '31. 12. 2026', ['konec smlouvy']],
    ['contract_warning', 'Upozornit na konec smlouvy', '', ['upozornit', 'upozorneni']],
    ['contract_notice_delivery_date', 'Výpověď doručena', '', ['vypoved', 'doruceni vypovedi']],
  ]),
  column({
    field: 'comment',
    label: 'Poznámka',
    example: '',
    reader: asText,
    schema: tenantFields.comment,
  }),
];

/** What a file may say of an ownership. */
export const ownershipColumns: readonly Column[] = [
  ...whereAndWho('Vlastník', ['majitel', 'spoluvlastnik']),
  column({
    field: 'share',
    label: 'Podíl',
    hint: 'Zlomek z celého prostoru, například 1/2; bez podílu celý prostor',
    also: ['podil na jednotce', 'spoluvlastnicky podil', 'velikost podilu'],
    example: '1/2',
    reader: asShare,
  }),
  column({
    field: 'is_joint',
    label: 'Společné jmění manželů',
    also: ['sjm'],
    example: 'ne',
    reader: asYesNo,
    schema: ownershipFields.is_joint,
  }),
  column({
    field: 'has_vote',
    label: 'Hlasuje',
    also: ['hlas', 'hlasovani'],
    example: 'ano',
    reader: asYesNo,
    schema: ownershipFields.has_vote,
  }),
  ...days(ownershipFields, validityDays),
  column({
    field: 'comment',
    label: 'Poznámka',
    example: '',
    reader: asText,
    schema: ownershipFields.comment,
  }),
];

/** Why no record can be read by this mapping. */
export function recordMappingFault(mapped: ReadonlySet<string>, who: string): string | null {
  if (!mapped.has('space_number') && !mapped.has('variable_symbol')) {
    return 'Přiřaďte sloupec k číslu prostoru nebo k variabilnímu symbolu';
  }
  if (!['person', 'business_id', 'email'].some((field) => mapped.has(field))) {
    return `Přiřaďte sloupec se jménem ${who}`;
  }
  return mapped.has('valid_from') ? null : 'Přiřaďte sloupec k začátku platnosti';
}
