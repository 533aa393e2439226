import { buildingFields } from '#contract/pasports/buildings.ts';
import { formatZip } from '#contract/rules/zip.ts';
import type { Column } from '#contract/record-file.ts';
import { column } from '../columns/column.ts';
import { asDigits } from '#contract/values/digits.ts';
import { asNumber } from '#contract/values/number.ts';
import { asText } from '#contract/values/text.ts';

const named = (
  field: Exclude<keyof typeof buildingFields, 'parent_id' | 'hidden' | 'city_id'>,
  label: string,
  example: string,
  also: readonly string[] = [],
) => column({ field, label, example, also, reader: asText, schema: buildingFields[field] });

/** What a file may say of a building. */
export const buildingColumns: readonly Column[] = [
  {
    ...named('pasport_name', 'Název domu', 'Lípová 1250', ['dum', 'nazev', 'objekt', 'budova']),
    hint: 'Bez názvu se použije ulice s číslem',
  },
  column({
    field: 'group',
    label: 'Skupina domů',
    hint: 'Název skupiny, která už v jednotce je',
    also: ['skupina'],
    example: '',
    reader: asText,
  }),
  {
    ...named('street', 'Ulice', 'Lípová', ['adresa', 'ulice a cislo']),
    hint: 'Čísla mohou být v jednom sloupci s ulicí: Lípová 1250/4',
  },
  named('registry_number', 'Číslo popisné', '1250', [
    'cp',
    'c p',
    'popisne cislo',
    'cislo domovni',
  ]),
  named('house_number', 'Číslo orientační', '4', ['co', 'c o', 'orientacni cislo']),
  named('city_name', 'Město', 'Praha', ['obec', 'mesto obec']),
  column({
    field: 'zip',
    label: 'PSČ',
    also: ['postovni smerovaci cislo'],
    example: '170 00',
    reader: (cell) => ({ value: formatZip(cell) }),
    schema: buildingFields.zip,
  }),
  named('land_registry', 'Katastrální území', 'Holešovice', ['ku', 'k u']),
  column({
    field: 'land_registry_code',
    label: 'Kód katastrálního území',
    also: ['kod ku', 'kod k u'],
    example: '730122',
    reader: asDigits(),
    schema: buildingFields.land_registry_code,
  }),
  named('parcel_number', 'Parcelní číslo', '2001/4', ['parcela', 'cislo parcely']),
  named('house_owner', 'Vlastník domu', 'SVJ Lípová 1250', ['vlastnik']),
  named('house_manager', 'Správce domu', '', ['spravce']),
  named('center', 'Středisko', '', []),
  named('commission', 'Zakázka', '', ['cislo zakazky']),
  column({
    field: 'heating_indicator',
    label: 'Indikátor topení',
    hint: 'Kód nebo název z číselníku',
    also: ['indikator'],
    example: '',
    reader: asText,
  }),
  column({
    field: 'pasport_order',
    label: 'Pořadí',
    also: ['poradi domu'],
    example: '',
    reader: asNumber,
    schema: buildingFields.pasport_order,
  }),
  named('comment', 'Poznámka', '', ['komentar']),
];
