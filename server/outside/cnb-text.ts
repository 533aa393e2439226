import { formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { OutsideError } from './fetch-json.ts';

/** The bank's file could not be had or is not what it should be; the Czech sentence is for system admins. */
export class BankError extends OutsideError {
  readonly sentence: string;

  constructor(kind: OutsideError['kind'], sentence: string, cause?: unknown) {
    super(kind, sentence, cause);
    this.name = 'BankError';
    this.sentence = sentence;
  }
}

/** Refuses the whole file. */
export function refuse(sentence: string): never {
  throw new BankError('bad-data', sentence);
}

/** Lines of a file, without the mark of the byte order and the empty end. */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
}

const decimal = /^(\d{1,7})(?:,(\d{1,3}))?$/;

/** A number with a decimal comma as an exact decimal; null for anything else. */
export function decimalOf(text: string): string | null {
  const [, whole, fraction = '0'] = decimal.exec(text) ?? [];
  return whole === undefined ? null : `${whole}.${fraction}`;
}

/** The day of three parts written in figures; null where the calendar has no such day. */
export function dayOf(year = '', month = '', day = ''): string | null {
  try {
    return formatIsoDate(parseIsoDate(`${year}-${month}-${day}`));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const dotted = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** The day of 21.09.2022; null for anything else. */
export function dottedDay(text: string): string | null {
  const [, day, month, year] = dotted.exec(text) ?? [];
  return dayOf(year, month, day);
}

/** A day as the bank's addresses and sentences write it: 21.09.2022. */
export function withDots(isoDate: string): string {
  return isoDate.split('-').toReversed().join('.');
}
