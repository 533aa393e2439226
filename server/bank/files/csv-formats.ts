import { formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { asDay } from '#contract/values/day.ts';
import { bareAmount, hellersOf } from './amounts.ts';
import { bankFault } from './statement.ts';

// How a file writes days and amounts follows from all its cells together, never from one.

/** No day and no amount is longer. */
const MOST_LENGTH = 40;

/** A way of writing, found of cells: undefined for a cell that is none. */
interface Format<V> {
  readonly read: (cell: string) => V | undefined;
  /** As people call it. */
  readonly text: string;
}

type Order = readonly [
  'year' | 'month' | 'day',
  'year' | 'month' | 'day',
  'year' | 'month' | 'day',
];

const TIME = '(?:[T\\s]+\\d{1,2}:\\d\\d(?::\\d\\d)?)?';
const CENTURY = 2000;

/** Days by a pattern whose three groups stand in the order. */
function daysBy(pattern: string, order: Order): Format<string>['read'] {
  const shape = new RegExp(`^${pattern}${TIME}$`);
  return (cell) => {
    const match = shape.exec(cell);
    if (match === null) return undefined;
    const parts = { year: 0, month: 0, day: 0 };
    for (const [at, part] of order.entries()) parts[part] = Number(match[at + 1]);
    const year = parts.year < 100 ? parts.year + CENTURY : parts.year;
    try {
      return formatIsoDate(parseIsoDate(formatIsoDate({ ...parts, year })));
    } catch {
      return undefined;
    }
  };
}

function usualDay(cell: string): string | undefined {
  const reading = asDay(cell);
  return 'fault' in reading ? undefined : String(reading.value);
}

const USUAL = 'den.měsíc.rok';
const usual: Format<string> = { read: usualDay, text: USUAL };
const dayFormats: readonly Format<string>[] = [
  usual,
  { read: daysBy('(\\d{4})(\\d\\d)(\\d\\d)', ['year', 'month', 'day']), text: 'rokměsícden' },
  {
    read: daysBy('(\\d{4})[./](\\d{1,2})[./](\\d{1,2})', ['year', 'month', 'day']),
    text: 'rok/měsíc/den',
  },
  {
    read: daysBy('(\\d{1,2})-(\\d{1,2})-(\\d{4})', ['day', 'month', 'year']),
    text: 'den-měsíc-rok',
  },
  {
    read: daysBy('(\\d{1,2})[./-]\\s?(\\d{1,2})[./-]\\s?(\\d\\d)', ['day', 'month', 'year']),
    text: 'den.měsíc.rok, rok dvěma číslicemi',
  },
  {
    read: daysBy('(\\d{1,2})/(\\d{1,2})/(\\d{4})', ['month', 'day', 'year']),
    text: 'měsíc/den/rok',
  },
];

function usualText(cell: string): string {
  if (/^\d{4}-/.test(cell)) return 'rok-měsíc-den';
  return cell.includes('/') ? 'den/měsíc/rok' : USUAL;
}

/**
 * How the cells write days: the first way in which all of them are days, the usual Czech one before others, and
 * that where none is.
 */
export function dayFormat(cells: readonly string[]): Format<string> {
  const different = [...new Set(cells.map((cell) => cell.trim()))];
  const fits = ({ read }: Format<string>) =>
    different.every((cell) => cell.length <= MOST_LENGTH && read(cell) !== undefined);
  const found = dayFormats.find(fits) ?? usual;
  const text = found === usual ? usualText(different[0] ?? '') : found.text;
  const known = new Map(different.map((cell) => [cell, found.read(cell)]));
  return { read: (cell) => known.get(cell.trim()), text };
}

/** Some programs write the minus behind. */
const fronted = (cell: string) => bareAmount(cell)?.replace(/^(\d[\d.,]*)-$/, '-$1');

const plainAmount = (cell: string) => hellersOf(fronted(cell) ?? '');

/** Amounts whose thousands are divided by the mark, and hellers by the other one. */
function byThousands(mark: '.' | ','): Format<number>['read'] {
  const shape =
    mark === '.' ? /^[+-]?\d{1,3}(\.\d{3})+(,\d{1,2})?$/ : /^[+-]?\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
  return (cell) => {
    const bare = fronted(cell);
    if (bare === undefined) return undefined;
    if (shape.test(bare)) return hellersOf(bare.replaceAll(mark, ''));
    return bare.includes(mark) ? undefined : hellersOf(bare);
  };
}

const dotted: Format<number> = {
  read: byThousands('.'),
  text: 'tisíce s tečkou, desetinná čárka',
};
const comma: Format<number> = {
  read: byThousands(','),
  text: 'tisíce s čárkou, desetinná tečka',
};

function plainText(cells: readonly string[]): string {
  const parted = cells.find((cell) => /[.,]/.test(cell));
  if (parted === undefined) return 'celé koruny';
  return parted.includes(',') ? 'desetinná čárka' : 'desetinná tečka';
}

/** Whether it cannot be told if 1.200 is one crown and twenty hellers, or twelve hundred. */
const isDoubtful = (cells: readonly string[]) =>
  cells.some((cell) => /\d[.,]\d{3}$/.test(fronted(cell) ?? '')) &&
  [dotted, comma].some(({ read }) => cells.every((cell) => read(cell) !== undefined));

/**
 * How the cells write amounts, those of all columns with amounts together; the plain way where none reads them all.
 * Errors: `bank-file` where it cannot be told what they are.
 */
export function amountFormat(cells: readonly string[]): Format<number> {
  const said = cells.filter((cell) => cell.trim() !== '');
  const plain: Format<number> = { read: plainAmount, text: plainText(said) };
  const fits = ({ read }: Format<number>) => said.every((cell) => read(cell) !== undefined);
  if (!fits(plain)) return [dotted, comma].find(fits) ?? plain;
  if (isDoubtful(said))
    throw bankFault(
      `U částky „${said.find((cell) => /[.,]\d{3}\D*$/.test(cell)) ?? ''}“ nejde poznat, zda odděluje tisíce, nebo haléře. Stáhněte soubor s haléři.`,
    );
  return plain;
}
