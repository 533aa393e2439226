import type { ExchangeRate } from '#contract/rates.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { withEditing } from './edit-column.tsx';
import type { ExchangeDay } from './exchange-days.ts';
import { changeOf, originOf } from './rate-words.ts';

const DECIMALS = 3;
const figure = { sortable: true, decimals: DECIMALS, align: 'right' } as const;

/** Columns of the euro and the dollar. */
export const dayColumns: readonly Column<ExchangeDay>[] = [
  {
    text: 'Datum',
    value: 'day',
    sortable: true,
    width: 115,
    telling: true,
    render: ({ day }) => formatDate(day),
  },
  { ...figure, text: 'EUR', value: 'eur', width: 85, telling: true },
  {
    ...figure,
    text: 'Změna EUR',
    value: 'eur_change',
    width: 120,
    render: ({ eur_change }) => changeOf(eur_change, DECIMALS),
  },
  { ...figure, text: 'USD', value: 'usd', width: 85, telling: true },
  {
    ...figure,
    text: 'Změna USD',
    value: 'usd_change',
    width: 120,
    render: ({ usd_change }) => changeOf(usd_change, DECIMALS),
  },
  { text: 'Množství', value: 'amount', width: 95, decimals: 0, hiddenFirst: true },
  { text: 'Původ', value: 'origin', width: 100 },
];

const oneColumns: readonly Column<ExchangeRate>[] = [
  {
    text: 'Datum',
    value: 'valid_from',
    sortable: true,
    width: 130,
    telling: true,
    render: ({ valid_from }) => formatDate(valid_from),
  },
  { text: 'Množství', value: 'amount', width: 100, decimals: 0, telling: true },
  { ...figure, text: 'Kurz', value: 'rate', width: 110, telling: true },
  {
    ...figure,
    text: 'Změna',
    value: 'change',
    width: 110,
    render: ({ change }) => changeOf(change, DECIMALS),
  },
  { text: 'Původ', id: 'origin', value: (row) => originOf(row, DECIMALS), width: 220 },
];

/** Columns of one currency; with `onEdit` rows put by hand can be corrected. */
export function currencyColumns(
  onEdit: ((row: ExchangeRate) => void) | undefined,
): readonly Column<ExchangeRate>[] {
  return withEditing(oneColumns, onEdit);
}
