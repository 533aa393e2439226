import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { payerText } from '#contract/money/sheet-text.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { spaceText } from '../words.ts';

/** Columns of sheets of a unit. */
export const sheetColumns: readonly Column<PrescriptionSheet>[] = [
  {
    text: 'Prostor',
    id: 'space',
    value: spaceText,
    sortable: true,
    width: 160,
    fixed: true,
    telling: true,
  },
  { text: 'Kdo platí', id: 'who', value: payerText, sortable: true, width: 260, telling: true },
  {
    text: 'Položek',
    id: 'rows',
    value: ({ rows }) => rows.length,
    sortable: true,
    width: 90,
  },
  {
    text: 'Měsíčně',
    id: 'sum',
    value: ({ sum }) => sum,
    render: ({ sum }) => formatMoney(sum),
    exported: ({ sum }) => sum / 100,
    summed: { text: formatMoney },
    sortable: true,
    width: 130,
    align: 'right',
    telling: true,
  },
  {
    text: 'Platí od',
    id: 'valid_from',
    value: ({ valid_from }) => valid_from ?? '',
    render: ({ valid_from }) => (valid_from === null ? '' : formatDate(valid_from)),
    sortable: true,
    width: 110,
  },
  { text: 'VS', value: 'variable_symbol', sortable: true, width: 110 },
  { text: 'Důvod změny', value: 'reason', width: 200, hiddenFirst: true },
];
