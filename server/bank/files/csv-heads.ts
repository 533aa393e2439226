import { MOST_CSV_COLUMNS, type CsvMeaning } from '#contract/money/bank-mappings.ts';
import { bareKey } from '#contract/rules/text-key.ts';

/** What a column of a file of movements says. */
const MEANINGS = {
  booked_on: [
    'datumzauctovani',
    'datumzauctovanitransakce',
    'datum',
    'datumprovedeni',
    'datumsplatnosti',
    'datumpohybu',
  ],
  amount: ['objem', 'castka', 'castkavmeneuctu', 'zauctovanacastka', 'castkatransakce'],
  currency: ['mena', 'menauctu'],
  direction: ['smeruhrady'],
  own_id: [
    'idpohybu',
    'idoperace',
    'idtransakce',
    'identifikacetransakce',
    'referencnicislo',
    'referenceplatby',
  ],
  own_account: ['cislouctu'],
  counter_account: [
    'protiucet',
    'protiucetakodbanky',
    'protiucetkodbanky',
    'cislouctuprotiuctu',
    'cisloprotiuctu',
    'cislouctuprotistrany',
    'protistrana',
  ],
  counter_bank: ['kodbanky', 'kodbankyprotiuctu'],
  counter_name: [
    'nazevprotiuctu',
    'nazevuctuprotiuctu',
    'jmenoprotistrany',
    'nazevprotistrany',
    'platceprijemce',
  ],
  variable_symbol: ['vs', 'variabilnisymbol'],
  constant_symbol: ['ks', 'konstantnisymbol'],
  specific_symbol: ['ss', 'specifickysymbol'],
  message: [
    'zpravaproprijemce',
    'popisproprijemce',
    'zprava',
    'popistransakce',
    'poznamka',
    'uzivatelskaidentifikace',
  ],
  kind_text: [
    'typtransakce',
    'typ',
    'typuhrady',
    'oznacenioperace',
    'systemovypopis',
    'kategorietransakce',
  ],
} as const satisfies Partial<Record<CsvMeaning, readonly string[]>>;

/** By these a column is only offered: what they say a person has to confirm. */
const OFFERED = {
  income: ['prijem', 'prijmy', 'kredit', 'pripsano', 'vklad', 'prichozi', 'dal', 'credit'],
  expense: ['vydej', 'vydaj', 'vydaje', 'debet', 'odepsano', 'vyber', 'odchozi', 'madati', 'debit'],
  balance: ['zustatek', 'zustatekpopohybu', 'zustatekuctu', 'balance'],
  direction: ['smer', 'smerplatby'],
  booked_on: ['den', 'denzauctovani', 'date'],
  counter_name: ['platce', 'jmeno', 'jmenoplatce', 'nazev'],
  counter_account: ['ucet', 'ucetplatce', 'ucetprotistrany'],
} as const satisfies Partial<Record<CsvMeaning, readonly string[]>>;

/** Where the columns of a file stand, by what they say. */
export type Columns = Readonly<Partial<Record<CsvMeaning, number>>>;

/** The place of the column: that of the first of its names that the heading has. */
function placeOf(keys: readonly string[], names: readonly string[]): number | undefined {
  for (const name of names) {
    const place = keys.indexOf(name);
    if (place !== -1) return place;
  }
  return undefined;
}

/** No bank has a longer name of a column. */
const LONGEST_NAME = 100;

/** A heading as names of columns are compared. */
export const headingKey = (heading: string) => bareKey(heading.slice(0, LONGEST_NAME));

function columnsIn(
  keys: readonly string[],
  known: Partial<Record<CsvMeaning, readonly string[]>>,
): Columns {
  const found = Object.entries(known).flatMap(([meaning, names]) => {
    const place = placeOf(keys, names);
    return place === undefined ? [] : [[meaning, place] as const];
  });
  return Object.fromEntries(found);
}

const keysOf = (cells: readonly string[]) => cells.slice(0, MOST_CSV_COLUMNS).map(headingKey);

/** The columns that are taken for something by their names, each for one thing; a person confirms them. */
export function offeredColumns(cells: readonly string[]): Columns {
  const keys = keysOf(cells);
  const taken = new Set<number>();
  const both = [
    ...Object.entries(columnsIn(keys, MEANINGS)),
    ...Object.entries(columnsIn(keys, OFFERED)),
  ];
  const columns: Partial<Record<CsvMeaning, number>> = {};
  for (const [meaning, place] of both) {
    if (taken.has(place) || columns[meaning as CsvMeaning] !== undefined) continue;
    taken.add(place);
    columns[meaning as CsvMeaning] = place;
  }
  return columns;
}

/** The columns of a row of headings; undefined for a row that has no day and no amount. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const columns = columnsIn(keysOf(cells), MEANINGS);
  return columns.booked_on === undefined || columns.amount === undefined ? undefined : columns;
}

const PREAMBLE = {
  account: ['accountid', 'cislouctu', 'cislouctuvyobrazene'],
  bank: ['bankid'],
  currency: ['currency', 'menauctuhlavnimenauctu'],
  opening: ['openingbalance', 'pocatecnizustatek'],
  closing: ['closingbalance', 'konecnyzustatek'],
  from: ['datestart', 'obdobiod', 'datumod'],
  to: ['dateend', 'obdobido', 'datumdo'],
} as const;

/** What stands over the headings of a file, where it does. */
export type Preamble = Partial<Record<keyof typeof PREAMBLE, string>>;

/** What rows above the headings say of the statement: a name and its value. */
export function preambleOf(rows: readonly (readonly string[])[]): Preamble {
  const told = new Map(
    rows.map(([name = '', value = '']) => [bareKey(name.slice(0, LONGEST_NAME)), value.trim()]),
  );
  const found = Object.entries(PREAMBLE).flatMap(([meaning, names]) => {
    const name = names.find((one) => (told.get(one) ?? '') !== '');
    return name === undefined ? [] : [[meaning, told.get(name)] as const];
  });
  return Object.fromEntries(found);
}
