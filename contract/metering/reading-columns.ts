import { placeWords } from '#contract/pasports/person-words.ts';
import type { WordColumn } from '#contract/record.ts';
import { cellOf } from '#contract/record-file.ts';
import { wholeNumber } from '#contract/fields.ts';
import { asDay } from '#contract/values/day.ts';
import { whole } from '#contract/values/number.ts';
import { asText } from '#contract/values/text.ts';
import { readMeterKind, readState } from './reading-cells.ts';
import { measuredUnitValue } from './meter-words.ts';

/** The field of columns with states of a day that their headings tell. */
export const DATED_STATES = 'states';

const FIRST_YEAR = 1990;
const LAST_YEAR = 2199;

/** Words by which a row of readings finds its meter, and states beside the one of the row's day. */
export const readingWords: readonly WordColumn[] = [
  {
    name: 'serial_number',
    label: 'Výrobní číslo',
    hint: 'Číslo měřidla, nebo jeho rádiová adresa; úvodní nuly nevadí',
    also: [
      'vyrobni c',
      'vyr cislo',
      'vyr c',
      'cislo meridla',
      'cislo vodomeru',
      'cislo itn',
      'cislo pristroje',
      'seriove cislo',
      'meridlo',
      'serial',
      'vyrobni cislo meridla',
    ],
    example: '12345678',
    required: true,
    cell: asText,
    after: null,
  },
  {
    name: 'maker',
    label: 'Výrobce',
    hint: 'Rozliší měřidla se stejným číslem',
    also: ['vyrobce meridla', 'manufacturer'],
    example: '',
    cell: asText,
    after: null,
  },
  {
    name: 'meter_kind',
    label: 'Co se měří',
    hint: 'Porovná se s měřidlem: SV, TV, teplo, ITN, elektřina, plyn',
    also: ['druh', 'druh meridla', 'typ meridla', 'medium', 'media', 'druh media'],
    example: '',
    cell: readMeterKind,
    after: null,
  },
  ...placeWords
    .filter(({ name }) => name !== 'variable_symbol')
    .map((column) => ({ ...column, example: '', hint: 'Napoví, kde měřidlo je' })),
  {
    name: 'measured_unit',
    label: 'V čem je stav',
    hint: 'm³, GJ, kWh, MWh nebo dílky; teplo se přepočte na jednotku měřidla',
    also: ['merna jednotka', 'mj', 'jednotka mereni', 'unit'],
    example: '',
    cell: cellOf(measuredUnitValue),
    after: 'state',
  },
  {
    name: 'billing_on',
    label: 'Rozhodný den',
    hint: 'Den, ke kterému si měřidlo stav samo uložilo',
    also: ['datum k rozhodnemu dni', 'set date', 'target date'],
    example: '',
    cell: asDay,
    after: 'state',
  },
  {
    name: 'billing_state',
    label: 'Stav k rozhodnému dni',
    also: ['hodnota k rozhodnemu dni', 'rozhodny stav', 'stav k rozhodnemu datu'],
    example: '',
    cell: readState,
    after: 'state',
  },
  {
    name: DATED_STATES,
    label: 'Stav ke dni v názvu sloupce',
    hint: 'Každý takový sloupec je odečet: „Stav k 31. 12. 2025“, „01/2026“, „stav 1“ s rokem',
    example: '',
    cell: readState,
    after: 'state',
  },
  {
    name: 'year',
    label: 'Rok sloupců s měsíci',
    hint: 'Pro sloupce „stav 1“ až „stav 12“',
    also: ['rok'],
    example: '',
    cell: cellOf(whole(wholeNumber(FIRST_YEAR, LAST_YEAR))),
    after: 'state',
  },
];
