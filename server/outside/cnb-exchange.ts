import { z } from 'zod';
import { isWorkingDay, workingDayOfYear } from '#contract/czech/holidays.ts';
import { decimalOf, dottedDay, linesOf, refuse, withDots } from './cnb-text.ts';

/** Kč for so many units of the currency; the rate is an exact decimal. */
export interface BankExchangeRate {
  readonly currency_code: string;
  readonly valid_from: string;
  readonly amount: number;
  readonly rate: string;
}

const NO_TABLE = 'Odpověď ČNB není tabulka kurzů.';

/** One day's table as text. Throws BankError for anything that is not wholly right. */
export function parseDailyText(text: string): BankExchangeRate[] {
  const [head = '', names = '', ...rows] = linesOf(text);
  const [, written = '', index] = /^(\S+) #(\d{1,3})$/.exec(head) ?? refuse(NO_TABLE);
  const valid_from = dottedDay(written) ?? refuse(NO_TABLE);
  checkIndex(valid_from, Number(index));
  const columns = names.split('|');
  const at = (name: string) => {
    const place = columns.indexOf(name);
    return place >= 0 ? place : refuse(`V tabulce kurzů chybí sloupec „${name}“.`);
  };
  const places = { amount: at('množství'), code: at('kód'), rate: at('kurz') };
  const read = rows.map((row, line) => {
    const cells = row.split('|');
    if (cells.length !== columns.length) return refuseLine(line + 3);
    const named = { amount: cells[places.amount], code: cells[places.code] };
    return rateOf({ ...named, rate: cells[places.rate], valid_from }, line + 3);
  });
  return checked(read);
}

const answer = z.object({
  rates: z.array(
    z.object({
      validFor: z.iso.date(),
      order: z.int(),
      amount: z.int(),
      currencyCode: z.string(),
      rate: z.number(),
    }),
  ),
});

/** One day's table as the bank's programming interface gives it. Throws BankError. */
export function parseDailyJson(text: string): BankExchangeRate[] {
  const { rates } = answer.safeParse(json(text)).data ?? refuse(NO_TABLE);
  const read = rates.map(({ validFor, order, amount, currencyCode, rate }, line) => {
    if (validFor !== rates[0]?.validFor) refuse('Tabulka kurzů míchá různé dny.');
    checkIndex(validFor, order);
    const written = { amount: String(amount), code: currencyCode, valid_from: validFor };
    return rateOf({ ...written, rate: String(rate).replace('.', ',') }, line + 1);
  });
  return checked(read);
}

/**
 * A whole year's table. The header is repeated where a currency came or went, so columns are found
 * by their names anew. Throws BankError.
 */
export function parseYearly(text: string, year: number): BankExchangeRate[] {
  const lines = linesOf(text);
  let columns: readonly Column[] = [];
  const seen = new Set<string>();
  const read = lines.flatMap((line, at) => {
    const [first = '', ...cells] = line.split('|');
    if (first === 'Datum') {
      columns = cells.map(columnOf);
      return [];
    }
    if (columns.length === 0) refuse('Odpověď ČNB není roční tabulka kurzů.');
    const valid_from = dottedDay(first) ?? refuseLine(at + 1);
    const isExpected = valid_from.startsWith(`${year}-`) && isWorkingDay(valid_from);
    if (!isExpected || seen.has(valid_from) || cells.length !== columns.length) {
      return refuseLine(at + 1);
    }
    seen.add(valid_from);
    return columns.map((column, place) =>
      rateOf({ ...column, rate: cells[place], valid_from }, at + 1),
    );
  });
  return checked(read);
}

interface Column {
  readonly amount: string;
  readonly code: string;
}

function columnOf(name: string): Column {
  const [, amount = '', code = ''] = /^(\d+) ([A-Z]{3})$/.exec(name) ?? refuse(NO_TABLE);
  return { amount, code };
}

interface Cells {
  readonly valid_from: string;
  readonly amount: string | undefined;
  readonly code: string | undefined;
  readonly rate: string | undefined;
}

function rateOf({ valid_from, amount = '', code = '', rate = '' }: Cells, line: number) {
  const exact = decimalOf(rate);
  const isRight = /^[A-Z]{3}$/.test(code) && /^[1-9]\d{0,6}$/.test(amount);
  if (!isRight || exact === null || Number(exact) === 0) return refuseLine(line);
  return { currency_code: code, valid_from, amount: Number(amount), rate: exact };
}

function refuseLine(line: number): never {
  return refuse(`Tabulka kurzů má chybný řádek ${line}.`);
}

/** The bank numbers its tables by the working days of the year. */
function checkIndex(day: string, index: number): void {
  if (isWorkingDay(day) && workingDayOfYear(day) === index) return;
  refuse(`Pořadové číslo ${index} tabulky kurzů nesouhlasí se dnem ${withDots(day)}.`);
}

function checked(rates: readonly BankExchangeRate[]): BankExchangeRate[] {
  if (rates.length === 0) refuse('Tabulka kurzů je prázdná.');
  const keys = new Set(rates.map((one) => `${one.currency_code} ${one.valid_from}`));
  if (keys.size < rates.length) refuse('Tabulka kurzů má některou měnu dvakrát.');
  return [...rates];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(NO_TABLE);
  }
}
