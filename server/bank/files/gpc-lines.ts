import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { hellersOfDigits } from './amounts.ts';
import { bankFault } from './statement.ts';

// Lines of a GPC (ABO) file: 128 characters, fields at fixed positions, which are counted from 1 here as
// the papers of banks count them.

const RECORD_LENGTH = 128;
/** A head may lack what only fills it up. */
const HEAD_LEAST = 114;
const CENTURY = 80;

/** A line with its number in the file. */
export interface GpcLine {
  readonly number: number;
  readonly text: string;
}

const field = (line: GpcLine, from: number, to: number) => line.text.slice(from - 1, to);

const isDigits = (text: string) => /^\d+$/.test(text);

function digitsAt(line: GpcLine, from: number, to: number, what: string): string {
  const digits = field(line, from, to);
  if (!isDigits(digits) || digits.length !== to - from + 1)
    throw bankFault(`na pozicích ${from}–${to} má být ${what}`, line.number);
  return digits;
}

function amountAt(line: GpcLine, from: number, to: number, what: string): number {
  const amount = hellersOfDigits(digitsAt(line, from, to, what));
  if (amount === undefined) throw bankFault(`${what} je příliš velká`, line.number);
  return amount;
}

/** The amount with its sign behind it: anything but a minus is a plus. */
function signedAt(line: GpcLine, from: number, to: number, what: string): number {
  const amount = amountAt(line, from, to, what);
  return field(line, to + 1, to + 1) === '-' && amount !== 0 ? -amount : amount;
}

/** A day of DDMMYY; undefined for what is none. */
function dayOf(digits: string): string | undefined {
  const [, day, month, year = ''] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const iso = `${Number(year) < CENTURY ? '20' : '19'}${year}-${month}-${day}`;
  try {
    parseIsoDate(iso);
    return iso;
  } catch {
    return undefined;
  }
}

function dayAt(line: GpcLine, from: number, what: string): string {
  const day = dayOf(field(line, from, from + 5));
  if (day === undefined)
    throw bankFault(`na pozicích ${from}–${from + 5} má být ${what} jako DDMMRR`, line.number);
  return day;
}

function ensureWhole({ text, number }: GpcLine, least: number): void {
  if (text.length < least)
    throw bankFault(
      `má jen ${text.length} znaků ze ${RECORD_LENGTH}. Soubor je nejspíš useknutý, stáhněte ho znovu.`,
      number,
    );
}

/** The head of a statement, record 074. */
export function readHead(line: GpcLine) {
  ensureWhole(line, HEAD_LEAST);
  return {
    line: line.number,
    sixteen: digitsAt(line, 4, 19, 'číslo účtu'),
    before: dayAt(line, 40, 'den počátečního zůstatku'),
    opening: signedAt(line, 46, 59, 'částka počátečního zůstatku'),
    closing: signedAt(line, 61, 74, 'částka konečného zůstatku'),
    debit: signedAt(line, 76, 89, 'částka odchozích plateb'),
    credit: signedAt(line, 91, 104, 'částka příchozích plateb'),
    number: digitsAt(line, 106, 108, 'číslo výpisu').replace(/^0+/, ''),
    day: dayAt(line, 109, 'den výpisu'),
  };
}

/** One movement, record 075; of a longer one of Česká spořitelna also what stands behind position 128. */
export function readEntry(line: GpcLine) {
  ensureWhole(line, RECORD_LENGTH);
  return {
    line: line.number,
    sixteen: digitsAt(line, 4, 19, 'číslo účtu'),
    counter: field(line, 20, 35),
    document: field(line, 36, 48).trim(),
    amount: amountAt(line, 49, 60, 'částka'),
    code: field(line, 61, 61),
    variable: field(line, 62, 71),
    bank: field(line, 74, 77),
    constant: field(line, 78, 81),
    specific: field(line, 82, 91),
    name: field(line, 98, 117).trim(),
    day: dayAt(line, 123, 'den zaúčtování'),
    longName: field(line, 369, 403).trim(),
    texts: [129, 164, 199, 234].map((from) => field(line, from, from + 34)),
  };
}

/** The text of a line that belongs to the movement before it: 076, 078, 079. */
export function attachedText(line: GpcLine): string {
  const { text } = line;
  if (text.startsWith('076'))
    return dayOf(field(line, 30, 35)) === undefined ? text.slice(3) : field(line, 36, 127);
  return text.startsWith('078') ? field(line, 4, 127) : field(line, 4, 73);
}
