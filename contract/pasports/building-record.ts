import { z } from 'zod';
import { longText, text } from '#contract/fields.ts';
import { record, told, unimported, written, type Imported } from '#contract/record.ts';
import { digits } from '#contract/values/digits.ts';
import { areaOf, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { zip } from '#contract/values/contact.ts';
import { asText, line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { pasportFields } from './pasport.ts';

const ADDRESS = 'Název a adresa';
const PLACEMENT = 'Zařazení a poznámka';
const RUNNING = 'Vlastník a správa';
const REGISTRY = 'Katastr nemovitostí';

/** A field of the panel that no list shows. */
const fact = (panel: string, label: string, imported: Imported) => ({
  label,
  panel,
  imported,
  listed: null,
});

const territory = text(6).regex(/^(\d{6})?$/, 'Zadejte šest číslic');

/** Fields of a building's form (specification, section 3). */
export const buildingFields = {
  pasport_name: written(line(pasportFields.pasport_name), {
    label: 'Název',
    panel: ADDRESS,
    imported: {
      label: 'Název domu',
      hint: 'Bez názvu se použije ulice s číslem',
      also: ['dum', 'nazev', 'objekt', 'budova'],
      example: 'Lípová 1250',
    },
    listed: { width: 150, telling: true },
    searched: true,
    stored: 'pasports.pasport_name',
  }),
  street: written(
    line(text(200)),
    fact(ADDRESS, 'Ulice', {
      hint: 'Čísla mohou být v jednom sloupci s ulicí: Lípová 1250/4',
      also: ['adresa', 'ulice a cislo'],
      example: 'Lípová',
    }),
  ),
  registry_number: written(
    line(text(20)),
    fact(ADDRESS, 'Číslo popisné', {
      also: ['cp', 'c p', 'popisne cislo', 'cislo domovni'],
      example: '1250',
    }),
  ),
  house_number: written(
    line(text(20)),
    fact(ADDRESS, 'Číslo orientační', { also: ['co', 'c o', 'orientacni cislo'], example: '4' }),
  ),
  zip: written(
    zip(),
    fact(ADDRESS, 'PSČ', { also: ['postovni smerovaci cislo'], example: '170 00' }),
  ),
  city_name: written(line(text(50)), {
    label: 'Město',
    panel: ADDRESS,
    imported: { also: ['obec', 'mesto obec'], example: 'Praha' },
    listed: { width: 100 },
    searched: true,
  }),
  city_id: written(
    orNone(reference('Vyberte město')),
    fact(ADDRESS, 'Město ze seznamu obcí', { from: 'city_name' }),
  ),
  /** The group that the building is in. */
  parent_id: written(orNone(reference('Vyberte skupinu domů')), {
    ...fact(PLACEMENT, 'Skupina', {
      name: 'group',
      label: 'Skupina domů',
      hint: 'Název skupiny, která už v jednotce je',
      also: ['skupina'],
      example: '',
      cell: asText,
    }),
    stored: 'pasports.parent_id',
  }),
  pasport_order: written(whole(pasportFields.pasport_order), {
    label: 'Pořadí',
    panel: PLACEMENT,
    imported: { also: ['poradi domu'], example: '' },
    listed: { width: 76 },
    initial: 0,
    hint: 'Mezi ostatními téže skupiny',
    stored: 'pasports.pasport_order',
  }),
  hidden: written(yesNo, {
    label: 'Skrytý',
    panel: PLACEMENT,
    imported: { not: 'Skrývá se na stránce domu; importované domy jsou vidět' },
    listed: { width: 76 },
    stored: 'pasports.hidden',
  }),
  comment: written(
    lines(longText(2000)),
    fact(PLACEMENT, 'Poznámka', { also: ['komentar'], example: '' }),
  ),
  house_owner: written(
    line(text(250)),
    fact(RUNNING, 'Vlastník domu', { also: ['vlastnik'], example: 'SVJ Lípová 1250' }),
  ),
  house_manager: written(line(text(250)), {
    label: 'Správce domu',
    panel: RUNNING,
    imported: { also: ['spravce'], example: '' },
    listed: { heading: 'Správce', width: 200 },
    searched: true,
  }),
  center: written(line(text(50)), fact(RUNNING, 'Středisko', { example: '' })),
  commission: written(
    line(text(50)),
    fact(RUNNING, 'Zakázka', { also: ['cislo zakazky'], example: '' }),
  ),
  heating_indicator_id: written(orNone(reference('Vyberte indikátor topení')), {
    ...fact(RUNNING, 'Indikátor topení', {
      name: 'heating_indicator',
      hint: 'Kód nebo název z číselníku',
      also: ['indikator'],
      example: '',
      cell: asText,
    }),
    hint: 'Čím se v domě měří teplo jednotlivých bytů',
  }),
  land_registry: written(
    line(text(100)),
    fact(REGISTRY, 'Katastrální území', { also: ['ku', 'k u'], example: 'Holešovice' }),
  ),
  land_registry_code: written(digits(territory), {
    ...fact(REGISTRY, 'Kód katastrálního území', {
      also: ['kod ku', 'kod k u'],
      example: '730122',
    }),
    hint: 'Šest číslic',
  }),
  parcel_number: written(line(text(20)), {
    ...fact(REGISTRY, 'Parcelní číslo', { also: ['parcela', 'cislo parcely'], example: '2001/4' }),
    hint: 'Například st. 66 nebo 1766/3',
  }),
};

const name = line(z.string());
const count = whole(z.int());

/** What a building is told with from the records around it. */
export const buildingTold = {
  parent_name: told(name, { label: 'Skupina', listed: { width: 110 }, searched: true }),
  street_full: told(name, {
    label: 'Ulice a čísla',
    listed: { heading: 'Ulice a č. p./č. o.', width: 160, telling: true },
    searched: true,
  }),
  /** Shown flats and other spaces in it; of a group in all buildings under it. */
  flats_count: told(count, { label: 'Byty', listed: { width: 64, telling: true, summed: 'all' } }),
  spaces_count: told(count, { label: 'Nebyty', listed: { width: 76, summed: 'all' } }),
  /** By how much the shares of its spaces are short of the whole, '1/100'; empty where nothing is wrong. */
  common_share_missing: told(name, {
    label: 'Do celku podílů chybí',
    listed: { heading: 'Chybí podíl', width: 110, hidden: true },
  }),
  heating_indicator_name: told(name, {
    label: 'Indikátor topení',
    listed: { width: 140, hidden: true },
  }),
};

/** A building, described. */
export const buildingRecord = record({
  written: buildingFields,
  told: buildingTold,
  list: [
    'pasport_order',
    'pasport_name',
    'street_full',
    'city_name',
    'parent_name',
    'flats_count',
    'spaces_count',
    'house_manager',
    'hidden',
    'heating_indicator_name',
    'common_share_missing',
  ],
  columns: [],
});

const { pasport_name, city_name, parent_id, pasport_order, hidden } = buildingFields;
const { house_owner, house_manager } = buildingFields;

/** Fields of a group's form: those of a building, in other words. */
export const groupFields = unimported(
  {
    ...buildingFields,
    pasport_name: { ...pasport_name, listed: { width: 240, telling: true } },
    city_name: { ...city_name, listed: null },
    parent_id: { ...parent_id, label: 'Nadřazená skupina' },
    pasport_order: { ...pasport_order, listed: null },
    hidden: { ...hidden, label: 'Skrytá', listed: { width: 90 } },
    house_owner: { ...house_owner, label: 'Vlastník domů' },
    house_manager: { ...house_manager, label: 'Správce domů', listed: null, searched: false },
  },
  'Skupiny domů se neimportují',
);

const { street_full, heating_indicator_name } = buildingTold;

/** What a group is told with: as a building, and what is in it and in the groups under it. */
export const groupTold = {
  parent_name: told(name, {
    label: 'Nadřazená skupina',
    listed: { width: 180 },
    searched: true,
  }),
  street_full: { ...street_full, listed: null, searched: false },
  /** Shown buildings. */
  buildings_count: told(count, { label: 'Počet domů', listed: { width: 120, telling: true } }),
  flats_count: told(count, { label: 'Byty', listed: { width: 90, telling: true } }),
  spaces_count: told(count, { label: 'Nebyty', listed: { width: 90 } }),
  /** Area of the shown spaces in m². */
  total_area: told(areaOf(z.number()), { label: 'Plocha m²', listed: { width: 120 } }),
  heating_indicator_name: { ...heating_indicator_name, listed: null },
};

/** A group of buildings, described. */
export const groupRecord = record({
  written: groupFields,
  told: groupTold,
  list: [
    'pasport_name',
    'parent_name',
    'buildings_count',
    'flats_count',
    'spaces_count',
    'total_area',
    'hidden',
  ],
  columns: [],
});
