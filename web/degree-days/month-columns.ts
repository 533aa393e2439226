import { monthName } from '#contract/czech/month-names.ts';
import { monthRecord } from '#contract/degree-day-month-record.ts';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns } from '#web/values/list-columns.ts';

/** Columns of measured months; a file of the table can be imported again. */
export const monthColumns: readonly Column<DegreeDayMonth>[] = listColumns<DegreeDayMonth>(
  monthRecord,
  {
    // A year is no amount: 2 024.
    year: { decimals: undefined, render: ({ year }) => String(year) },
    month: { decimals: undefined, align: 'left', render: ({ month }) => monthName(month) },
    mean_temperature: { exported: ({ mean_temperature }) => mean_temperature },
  },
);

/** The same for cards, which have no room for the year beside the month. */
export const monthCardColumns: readonly Column<DegreeDayMonth>[] = monthColumns.map((column) =>
  column.value === 'month'
    ? { ...column, render: ({ year, month }) => `${monthName(month)} ${year}` }
    : column,
);

/** Texts of a month that its search goes through. */
export function textsOfMonth({ place_name, year, month }: DegreeDayMonth): readonly string[] {
  return [place_name, `${monthName(month)} ${year}`, `${month}/${year}`];
}
