import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { csvText, type CsvCell } from '#contract/rules/csv.ts';
import type { Value } from '#contract/values/value.ts';
import type { ToldFields } from './record.ts';

/** A day of the calendar, which a workbook reckons with and CSV writes in the Czech way. */
interface FileDay {
  readonly day: string;
}

/** A moment in UTC, told by the clock of Prague. */
interface FileMoment {
  readonly moment: string;
}

/** What a cell of a table that leaves as a file holds. */
export type FileCell = CsvCell | FileDay | FileMoment;

/** How a column of such a table is headed. */
export interface FileHead {
  readonly head: string;
  /** Decimal places that a workbook shows of its numbers; without them as many as there are, ungrouped. */
  readonly decimals?: number | undefined;
}

/** A column of a table that leaves as a file. */
export interface FileColumnOf<Row> extends FileHead {
  readonly cell: (row: Row) => FileCell;
}

const HELLERS = 100;
const HELLER_DECIMALS = 2;

/** A day; nothing for none. */
export const dayCell = (day: string | null): FileCell => (day === null ? null : { day });

const clock = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and the time of a moment by the clock of Prague: '2026-02-01', '08:05'. */
export function pragueTime({ moment }: FileMoment): readonly [day: string, time: string] {
  const at = new Date(moment);
  return [pragueDay(at), clock.format(at)];
}

/** A day or a moment as people write it. */
export function timeText(time: FileDay | FileMoment): string {
  if ('day' in time) return czechDate(time.day);
  const [day, at] = pragueTime(time);
  return `${czechDate(day)} ${at}`;
}

/** A cell as CSV writes it. */
export const csvCell = (cell: FileCell): string =>
  csvText(typeof cell === 'object' && cell !== null ? timeText(cell) : cell);

/** An amount in hellers as crowns. */
export const moneyCell = (hellers: number) => hellers / HELLERS;

/** A column of amounts, which are told in hellers. */
export const moneyColumn = <Row>(
  head: string,
  hellers: (row: Row) => number,
): FileColumnOf<Row> => ({
  head,
  decimals: HELLER_DECIMALS,
  cell: (row) => moneyCell(hellers(row)),
});

function timeCell({ kind }: Value, told: unknown): FileCell {
  if (typeof told !== 'string' || told === '') return null;
  return kind === 'day' ? { day: told } : { moment: told };
}

/** A value as a spreadsheet takes it: numbers and times as what they are, amounts in crowns, all else as people write it. */
export function fileCell(value: Value, told: unknown): FileCell {
  if (value.kind === 'day' || value.kind === 'moment') return timeCell(value, told);
  if (typeof told !== 'number') return value.text(told);
  if (value.kind === 'money') return moneyCell(told);
  return value.names === undefined ? told : value.text(told);
}

/** Columns of the fields of a record, but for those whose number tells people nothing. */
export function fieldColumnsBut<F extends ToldFields>(
  fields: F,
  but: readonly (keyof F & string)[] = [],
): FileColumnOf<Readonly<Record<string, unknown>>>[] {
  return Object.entries(fields)
    .filter(([name]) => !but.includes(name))
    .map(([name, { label, value }]) => ({
      head: label,
      decimals: value.decimals,
      cell: (row) => fileCell(value, row[name]),
    }));
}
