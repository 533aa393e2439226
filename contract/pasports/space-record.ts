import { z } from 'zod';
import { longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { record, told, written } from '#contract/record.ts';
import { commonShareFault } from '#contract/rules/common-share.ts';
import { digits } from '#contract/values/digits.ts';
import { areaOf, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { asShare } from '#contract/values/share.ts';
import { asText, line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { area, floorArea, pasportFields } from './pasport.ts';

/** By what a file names the building of a space. */
export const buildingWords = {
  name: 'building',
  label: 'Dům',
  hint: 'Název domu nebo ulice s číslem, jak už v jednotce jsou',
  also: ['nazev domu', 'objekt', 'budova', 'adresa domu', 'ulice', 'vchod'],
  example: 'Lípová 1250',
  cell: asText,
};

/** How headings of a file call the number of a space. */
export const spaceNumberWords: readonly string[] = [
  'cislo bytu',
  'byt',
  'prostor',
  'cislo jednotky',
  'jednotka',
  'cislo',
  'c bytu',
  'c b',
  'cb',
  'c jednotky',
  'c j',
  'c prostoru',
];

const sharePart = wholeNumber(1, 2_000_000_000);
const symbol = text(10).regex(/^\d{0,10}$/, 'Variabilní symbol smí obsahovat pouze číslice');

/** No space is recorded with more persons. */
export const MOST_PERSONS = 1000;

const PLACE = 'Prostor';
const AREAS = 'Plochy';
const REGISTRY = 'Katastr nemovitostí';

/** Fields of a flat's or another space's form (specification, section 3). */
export const spaceFields = {
  space_number: written(line(requiredText(20)), {
    label: 'Číslo',
    panel: PLACE,
    imported: {
      label: 'Číslo prostoru',
      also: spaceNumberWords,
      example: '12',
      required: true,
    },
    listed: { width: 70, telling: true },
    searched: true,
  }),
  pasport_type_id: written(reference('Vyberte typ prostoru'), {
    label: 'Typ',
    panel: PLACE,
    imported: {
      name: 'pasport_type',
      label: 'Typ prostoru',
      hint: 'Název nebo kód z číselníku; bez typu je to byt',
      also: ['typ', 'druh', 'druh prostoru'],
      example: 'Byt',
      cell: asText,
    },
    listed: null,
  }),
  /** The building the space is in. */
  pasport_parent_id: written(
    { ...reference('Vyberte dům'), read: z.int().nullable() },
    {
      label: 'Dům',
      panel: PLACE,
      imported: { from: 'building' },
      listed: null,
      aliases: ['parent_id'],
      stored: 'pasports.parent_id',
    },
  ),
  pasport_floor_id: written(orNone(reference('Vyberte podlaží')), {
    label: 'Podlaží',
    panel: PLACE,
    imported: {
      name: 'floor',
      hint: 'Například 2. NP, 1. PP nebo přízemí; podlaží, které dům nemá, se založí',
      also: ['patro', 'np', 'podl'],
      example: '2. NP',
      cell: asText,
    },
    listed: null,
  }),
  space_size: written(line(text(20)), {
    label: 'Dispozice',
    panel: PLACE,
    imported: { also: ['velikost', 'velikost bytu', 'kategorie', 'disp'], example: '2+1' },
    listed: null,
    placeholder: 'např. 3+1',
  }),
  variable_symbol: written(digits(symbol), {
    label: 'Variabilní symbol',
    panel: PLACE,
    imported: { also: ['vs', 'var symbol'], example: '1250012' },
    listed: { heading: 'VS', width: 100 },
    searched: true,
  }),
  total_area: written(areaOf(area), {
    label: 'Celková plocha',
    panel: AREAS,
    imported: { also: ['plocha', 'vymera', 'plocha celkem', 'm2', 'vym', 'pl'], example: '64,5' },
    listed: { heading: 'Celková', width: 90, summed: 'filled' },
    initial: 0,
  }),
  floor_area: written(areaOf(floorArea), {
    label: 'Podlahová plocha',
    panel: AREAS,
    imported: { also: ['podlahova'], example: '61,2' },
    listed: { heading: 'Podlahová', width: 90, summed: 'filled', hidden: true },
    initial: 0,
  }),
  /** Heated and countable area are set by hand, not computed from the rooms. */
  heated_area_fixed: written(yesNo, {
    label: 'Vytápěná a započitatelná plocha zadaná ručně',
    panel: AREAS,
    imported: { not: 'Platí, jakmile soubor říká vytápěnou nebo započitatelnou plochu' },
    listed: null,
    hint: 'Zadanou ručně místnosti nemění; jinak se obě plochy počítají z nich a z jejich koeficientů.',
  }),
  heated_area: written(areaOf(area), {
    label: 'Vytápěná plocha',
    panel: AREAS,
    imported: { also: ['vytapena'], example: '55,8' },
    listed: { heading: 'Vytápěná', width: 90, summed: 'filled', hidden: true },
    initial: 0,
  }),
  countable_area: written(areaOf(area), {
    label: 'Započitatelná plocha',
    panel: AREAS,
    imported: {
      also: ['zapocitatelna'],
      example: '57,1',
      hint: 'Zadané vytápěné a započitatelné plochy se nepočítají z místností',
    },
    listed: { heading: 'Započitatelná', width: 90, summed: 'filled' },
    initial: 0,
  }),
  land_registry_unit: written(line(text(20)), {
    label: 'Číslo jednotky v katastru',
    panel: REGISTRY,
    imported: {
      label: 'Jednotka v katastru',
      also: ['cislo jednotky v kn', 'kn'],
      example: '1250/12',
    },
    listed: null,
    placeholder: 'např. 1444/12',
  }),
  ownership_sheet: written(line(text(20)), {
    label: 'List vlastnictví',
    panel: REGISTRY,
    imported: { also: ['lv'], example: '4321' },
    listed: null,
  }),
  common_share_numerator: written(orNone(whole(sharePart)), {
    label: 'Podíl na společných částech – čitatel',
    panel: REGISTRY,
    imported: { from: 'common_share' },
    listed: null,
  }),
  common_share_denominator: written(orNone(whole(sharePart)), {
    label: 'Podíl na společných částech – jmenovatel',
    panel: REGISTRY,
    imported: { from: 'common_share' },
    listed: null,
  }),
  pasport_name: written(line(pasportFields.pasport_name), {
    label: 'Název',
    panel: PLACE,
    imported: { label: 'Název prostoru', also: ['nazev', 'oznaceni'], example: '' },
    listed: null,
    searched: true,
    stored: 'pasports.pasport_name',
  }),
  pasport_order: written(whole(pasportFields.pasport_order), {
    label: 'Pořadí',
    panel: PLACE,
    imported: { example: '' },
    listed: null,
    initial: 0,
    hint: 'Pořadí mezi prostory domu',
    stored: 'pasports.pasport_order',
  }),
  pasport_hidden: written(yesNo, {
    label: 'Skrytý',
    panel: null,
    imported: { not: 'Skrývá se na stránce prostoru; importované prostory jsou vidět' },
    listed: null,
    aliases: ['hidden'],
    stored: 'pasports.hidden',
  }),
  comment: written(lines(longText(2000)), {
    label: 'Poznámka',
    panel: PLACE,
    imported: { also: ['komentar'], example: '' },
    listed: null,
  }),
};

const name = line(z.string());

/** What a space is told with from the records around it. */
export const spaceTold = {
  building_name: told(name, {
    label: 'Dům',
    listed: { width: 120, telling: true },
    searched: true,
  }),
  pasport_type_name: told(name, { label: 'Typ', listed: { width: 90 }, searched: true }),
  floor_code: told(name, { label: 'Podlaží', listed: { width: 80 }, searched: true }),
  /** Tenants on the day asked for, else owners; more of them are joined by a comma. */
  tenant_name: told(name, {
    label: 'Uživatel',
    listed: { width: 170, telling: true },
    searched: true,
  }),
  /** Owners on the day asked for, joined by a comma. */
  owner_name: told(name, {
    label: 'Vlastník',
    listed: { width: 170, hidden: true },
    searched: true,
  }),
  /** Who bears what the space costs on the day, the one who represents the others first. */
  payer_name: told(name, {
    label: 'Plátce',
    listed: { width: 170, hidden: true },
    searched: true,
  }),
  /** Whom one calls about the space on the day: who pays, else a tenant, else an owner, of those who have a phone. */
  phone: told(name, { label: 'Telefon', listed: { width: 150, hidden: true } }),
  /** How many persons live in it on the day; null where that is not recorded, which is not nobody. */
  users_count: told(orNone(whole(wholeNumber(0, MOST_PERSONS))), {
    label: 'Počet osob',
    listed: { heading: 'Osoby', width: 80, summed: 'all', hidden: true },
  }),
};

/** Rules over more fields of a space. */
export const spaceChecks = [commonShareFault];

/** A flat or another space, described. */
export const spaceRecord = record({
  written: spaceFields,
  told: spaceTold,
  list: [
    'space_number',
    'building_name',
    'pasport_type_name',
    'floor_code',
    'tenant_name',
    'variable_symbol',
    'total_area',
    'floor_area',
    'heated_area',
    'countable_area',
  ],
  columns: [
    { ...buildingWords, required: true, after: null },
    {
      name: 'common_share',
      label: 'Podíl na společných částech',
      also: ['spoluvlastnicky podil', 'podil', 'podil na dome'],
      example: '645/51200',
      cell: asShare,
      after: 'ownership_sheet',
    },
  ],
});
