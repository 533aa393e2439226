import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { CsvCell } from '#contract/rules/csv.ts';
import type { Value } from '#contract/values/value.ts';
import type { ToldFields } from './record.ts';

/** A column of a table that leaves as a file. */
export interface FileColumnOf<Row> {
  readonly head: string;
  readonly cell: (row: Row) => CsvCell;
}

const HELLERS = 100;

/** A day in the Czech way; empty for none. */
export const dayCell = (day: string | null): CsvCell => (day === null ? '' : czechDate(day));

const clock = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment by the clock of Prague. */
export function momentCell(moment: string): CsvCell {
  const at = new Date(moment);
  return `${czechDate(pragueDay(at))} ${clock.format(at)}`;
}

/** An amount in hellers as crowns. */
export const moneyCell = (hellers: number): CsvCell => hellers / HELLERS;

/** A value as a spreadsheet takes it: numbers as numbers, amounts in crowns, all else as people write it. */
export function fileCell(value: Value, told: unknown): CsvCell {
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
      cell: (row) => fileCell(value, row[name]),
    }));
}
