import type { AddressOrder } from '#contract/address-orders.ts';
import { orderRecord } from '#contract/order-record.ts';
import { listColumns } from '#web/values/list-columns.ts';

/** Columns of the orders at an address. */
export const orderColumns = listColumns<AddressOrder>(orderRecord, {
  order_number: { fixed: true },
  note: { sortable: false },
});
