import { spaceFields } from '#contract/pasports/spaces.ts';
import { column, type Column } from '../columns/column.ts';
import { asDigits, asNumber, asShare, asText } from '../columns/readings.ts';

type Field = keyof typeof spaceFields;

const named = (field: Field, label: string, example: string, also: readonly string[] = []) =>
  column({ field, label, example, also, reader: asText, schema: spaceFields[field] });
const area = (field: Field, label: string, example: string, also: readonly string[] = []) =>
  column({ field, label, example, also, reader: asNumber, schema: spaceFields[field] });

/** By what a file names the building of a space. */
export const buildingColumn = column({
  field: 'building',
  label: 'Dům',
  hint: 'Název domu nebo ulice s číslem, jak už v jednotce jsou',
  also: ['nazev domu', 'objekt', 'budova', 'adresa domu', 'ulice', 'vchod'],
  example: 'Lípová 1250',
  reader: asText,
});

/** What a file may say of a space. */
export const spaceColumns: readonly Column[] = [
  { ...buildingColumn, required: true },
  {
    ...named('space_number', 'Číslo prostoru', '12', [
      'cislo bytu',
      'byt',
      'prostor',
      'cislo jednotky',
      'jednotka',
      'cislo',
      'c bytu',
    ]),
    required: true,
  },
  column({
    field: 'pasport_type',
    label: 'Typ prostoru',
    hint: 'Název nebo kód z číselníku; bez typu je to byt',
    also: ['typ', 'druh', 'druh prostoru'],
    example: 'Byt',
    reader: asText,
  }),
  column({
    field: 'floor',
    label: 'Podlaží',
    hint: 'Například 2. NP, 1. PP nebo přízemí; podlaží, které dům nemá, se založí',
    also: ['patro', 'np'],
    example: '2. NP',
    reader: asText,
  }),
  named('space_size', 'Dispozice', '2+1', ['velikost', 'velikost bytu', 'kategorie']),
  column({
    field: 'variable_symbol',
    label: 'Variabilní symbol',
    also: ['vs', 'var symbol'],
    example: '1250012',
    reader: asDigits(),
    schema: spaceFields.variable_symbol,
  }),
  area('total_area', 'Celková plocha', '64,5', ['plocha', 'vymera', 'plocha celkem', 'm2']),
  area('floor_area', 'Podlahová plocha', '61,2', ['podlahova']),
  area('heated_area', 'Vytápěná plocha', '55,8', ['vytapena']),
  {
    ...area('countable_area', 'Započitatelná plocha', '57,1', ['zapocitatelna']),
    hint: 'Zadané vytápěné a započitatelné plochy se nepočítají z místností',
  },
  named('land_registry_unit', 'Jednotka v katastru', '1250/12', ['cislo jednotky v kn', 'kn']),
  named('ownership_sheet', 'List vlastnictví', '4321', ['lv']),
  column({
    field: 'common_share',
    label: 'Podíl na společných částech',
    also: ['spoluvlastnicky podil', 'podil', 'podil na dome'],
    example: '645/51200',
    reader: asShare,
  }),
  named('pasport_name', 'Název prostoru', '', ['nazev', 'oznaceni']),
  area('pasport_order', 'Pořadí', '', []),
  named('comment', 'Poznámka', '', ['komentar']),
];
