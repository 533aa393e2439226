import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { readState, type StateCell } from '#contract/metering/reading-cells.ts';
import { DATED_STATES } from '#contract/metering/reading-columns.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { Reader } from '#contract/values/value.ts';
import { given } from '#server/db/given.ts';
import type { ManyColumns } from '../kinds/kind.ts';
import { unitInHeading } from './units.ts';

/** The day that a heading tells: whole, the last one of a month, or of a month whose year stands elsewhere. */
export type HeadingDay =
  | { readonly day: string; readonly isMonth: boolean }
  | { readonly month: number };

/** What a cell under such a heading says. */
export interface DatedCell extends StateCell {
  readonly on: HeadingDay;
  /** The heading says that it is the billing day. */
  readonly isBilling: boolean;
}

const MONTHS = [
  'leden',
  'unor',
  'brezen',
  'duben',
  'kveten',
  'cerven',
  'cervenec',
  'srpen',
  'zari',
  'rijen',
  'listopad',
  'prosinec',
];
const czechDay = /(?<!\d)(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?!\d)/;
const isoDay = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const monthFirst = /(?<![\d./-])(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)/;
const yearFirst = /(?<!\d)(\d{4})\s*[/-]\s*(\d{1,2})(?![\d./-])/;
const numbered = /^(?:stav|mesic)\s*(\d{1,2})\.?$/;
const named = new RegExp(`(?<![a-z])(${MONTHS.join('|')})(?![a-z])(?:\\s+(\\d{4})(?!\\d))?`);
// Columns of numbers that are no states: what was used between two of them, what it cost.
const noState = /spotreb|rozdil|naklad|cena|kc|poznam|plomb|overen|montaz|datum|rok|koef/;

function dayOf(year: number, month: number, day: number): HeadingDay | undefined {
  try {
    return {
      day: formatIsoDate(parseIsoDate(formatIsoDate({ year, month, day }))),
      isMonth: false,
    };
  } catch {
    return undefined;
  }
}

function monthOf(year: number, month: number): HeadingDay | undefined {
  if (month < 1 || month > 12) return undefined;
  return { day: formatIsoDate({ year, month, day: daysInMonth(year, month) }), isMonth: true };
}

type Parts = readonly number[];

/** Ways in which a heading tells a day, the fullest first; the first that is found counts. */
const ways: readonly (readonly [RegExp, (parts: Parts) => HeadingDay | undefined])[] = [
  [czechDay, ([day = 0, month = 0, year = 0]) => dayOf(year, month, day)],
  [isoDay, ([year = 0, month = 0, day = 0]) => dayOf(year, month, day)],
  [monthFirst, ([month = 0, year = 0]) => monthOf(year, month)],
  [yearFirst, ([year = 0, month = 0]) => monthOf(year, month)],
  [numbered, ([month = 0]) => (month >= 1 && month <= 12 ? { month } : undefined)],
];

/** The day of a month told by its name. */
function namedMonth(text: string): HeadingDay | undefined {
  const [, name = '', year] = named.exec(text) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return undefined;
  return year === undefined ? { month } : monthOf(Number(year), month);
}

/** The day that the heading of a column with states tells; undefined for none. */
export function headingDay(heading: string): HeadingDay | undefined {
  const text = keyOf(heading)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .trim();
  for (const [way, dayIn] of ways) {
    const found = way.exec(text);
    if (found !== null) return dayIn(found.slice(1).map(Number));
  }
  return namedMonth(text);
}

/** The last day of a month of the year. */
export const monthEnd = (year: number, month: number): string =>
  formatIsoDate({ year, month, day: daysInMonth(year, month) });

const isDated = (heading: string) =>
  !noState.test(keyOf(heading)) && headingDay(heading) !== undefined;

const reader = (heading: string): Reader => {
  const on = headingDay(heading);
  const isBilling = keyOf(heading).includes('rozhodn');
  const unit = unitInHeading(heading);
  return (cell) => {
    if (on === undefined) return { fault: 'Z názvu sloupce není poznat, k jakému dni stav je' };
    const reading = readState(cell);
    if ('fault' in reading) return reading;
    return {
      value: {
        ...given({ unit }),
        ...(reading.value as StateCell),
        on,
        isBilling,
      } satisfies DatedCell,
    };
  };
};

/** Columns with the states of a day: as many as there are days. */
export const datedStates: ManyColumns = {
  field: DATED_STATES,
  claims: isDated,
  isOne: isDated,
  reader,
};
