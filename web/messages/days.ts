import { shiftDays } from '#contract/czech/iso-date.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';

/** What came on one day. */
export interface Day<Row> {
  /** The day, YYYY-MM-DD. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Rows by the day on which they came in the Czech calendar; days and rows the newest first. */
export function byDay<Row extends { readonly time: string }>(
  rows: readonly Row[],
): readonly Day<Row>[] {
  const days = new Map<string, Row[]>();
  for (const row of rows.toSorted((one, other) => other.time.localeCompare(one.time))) {
    const day = todayInPrague(new Date(row.time));
    const own = days.get(day);
    if (own === undefined) days.set(day, [row]);
    else own.push(row);
  }
  return [...days].map(([day, own]) => ({ day, rows: own }));
}

/** A day as people say it: Dnes, Včera, otherwise its date. */
export function dayTitle(day: string, today: string): string {
  if (day === today) return 'Dnes';
  return day === shiftDays(today, -1) ? 'Včera' : formatDate(day);
}
