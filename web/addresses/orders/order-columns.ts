import type { AddressOrder } from '#contract/address-orders.ts';
import { orderRecord } from '#contract/order-record.ts';
import { listColumns } from '#web/values/list-columns.ts';

/** Columns of the orders at an address. */
export const orderColumns = listColumns<AddressOrder>(orderRecord, {
  order_number: { fixed: true },
  // A spreadsheet gets a day, not its text.
  due_date: { exported: ({ due_date }) => due_date },
  note: { sortable: false },
});
