import type { MonthDifference, OpenedMonth } from '#contract/money/months.ts';
import { daysText, monthLength } from '#contract/rules/month-days.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { spaceText } from './words.ts';

/** What tells a difference among others of its month. */
export const differenceKey = (row: MonthDifference): string =>
  [row.pasport_id, row.ledger_account_id ?? `nový ${row.names}`, row.name].join(' ');

/** How much is to be written. */
export const differenceOf = ({ prescribed, claimed }: MonthDifference): number =>
  prescribed - claimed;

/** Columns of what a month would claim. */
const differenceColumns: readonly Column<MonthDifference>[] = [
  {
    text: 'Prostor',
    id: 'space',
    value: spaceText,
    sortable: true,
    width: 170,
    fixed: true,
    telling: true,
  },
  { text: 'Kdo', value: 'names', sortable: true, width: 240 },
  { text: 'Za co', value: 'name', sortable: true, width: 220, telling: true },
  moneyColumn({
    text: 'Určeno',
    id: 'prescribed',
    of: ({ prescribed }) => prescribed,
    isSummed: true,
  }),
  moneyColumn({ text: 'Předepsáno', id: 'claimed', of: ({ claimed }) => claimed, isSummed: true }),
  moneyColumn({
    text: 'Rozdíl',
    id: 'difference',
    of: differenceOf,
    isSummed: true,
    telling: true,
  }),
];

/** The same of a month; of one that is counted by days with the days for which each is claimed. */
export function columnsOf({
  month,
  month_change,
}: OpenedMonth): readonly Column<MonthDifference>[] {
  if (month_change === 'next') return differenceColumns;
  const length = monthLength(month);
  const [space, who, what, ...amounts] = differenceColumns;
  const days: Column<MonthDifference> = {
    text: 'Dny',
    id: 'days',
    value: ({ days: count, since }) =>
      count === length || since === null
        ? ''
        : `${daysText(count, length)}, od ${formatDate(since)}`,
    width: 190,
  };
  return [space, who, what, days, ...amounts].filter((column) => column !== undefined);
}

/** Texts of a difference that the search goes through. */
export const textsOfDifference = (row: MonthDifference): readonly string[] => [
  spaceText(row),
  row.names,
  row.name,
];
