import type { DegreeDayMonth } from '#contract/degree-days.ts';
import type { Column } from '#web/table/columns.ts';
import { monthName } from './month-words.ts';

const figure = { sortable: true, align: 'right' } as const;

/** Columns of measured months; a file of the table can be imported again. */
export const monthColumns: readonly Column<DegreeDayMonth>[] = [
  { text: 'Místo', value: 'place_name', sortable: true, width: 160, telling: true },
  {
    text: 'Rok',
    value: 'year',
    sortable: true,
    align: 'right',
    width: 72,
    // A year is no amount: 2 024.
    render: ({ year }) => String(year),
  },
  {
    text: 'Měsíc',
    value: 'month',
    sortable: true,
    align: 'left',
    width: 100,
    render: ({ month }) => monthName(month),
    telling: true,
  },
  { ...figure, text: 'Dnů topení', value: 'heating_days', width: 116 },
  {
    ...figure,
    text: 'Průměrná teplota °C',
    value: 'mean_temperature',
    decimals: 1,
    width: 150,
    exported: ({ mean_temperature }) => mean_temperature,
  },
  { ...figure, text: 'Denostupně', value: 'degree_days', decimals: 1, width: 120, telling: true },
  { ...figure, text: 'Podíl roku %', value: 'year_share', decimals: 2, width: 116 },
  { ...figure, text: 'Dlouhodobý průměr', value: 'average', decimals: 1, width: 156 },
];

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
