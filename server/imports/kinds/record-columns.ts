import { ownershipFields } from '#contract/pasports/ownerships.ts';
import { tenantFields } from '#contract/pasports/tenants.ts';
import { column, type Column } from '../columns/column.ts';
import { asDay, asShare, asText, asYesNo } from '../columns/readings.ts';
import { whoAndWhere } from './who-and-where.ts';

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
  ...whoAndWhere('Nájemce', ['uzivatel', 'najemnik']),
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
  ...whoAndWhere('Vlastník', ['majitel', 'spoluvlastnik']),
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
