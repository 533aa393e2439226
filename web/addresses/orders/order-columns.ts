import type { AddressOrder } from '#contract/address-orders.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { orderWords } from '../address-words.ts';

/** Columns of the orders at an address. */
export const orderColumns: readonly Column<AddressOrder>[] = [
  { text: 'Číslo', value: 'order_number', sortable: true, width: 150, fixed: true, telling: true },
  { text: 'Typ práce', value: 'work_type', sortable: true, width: 200, telling: true },
  {
    text: 'Termín',
    value: 'due_date',
    sortable: true,
    width: 130,
    render: ({ due_date }) => formatDate(due_date ?? ''),
  },
  { text: 'Četa', value: 'crew', sortable: true, width: 140 },
  {
    text: 'Stav',
    id: 'state',
    value: (row) => orderWords[row.state],
    sortable: true,
    width: 130,
    telling: true,
  },
  { text: 'Poznámka', value: 'note', width: 260 },
];
