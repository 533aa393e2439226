import {
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  orderInput,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import type { AddressOrder } from '#contract/address-orders.ts';
import type { Address } from '#contract/addresses.ts';
import { orderChecks, orderFields, orderTold } from '#contract/order-record.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';

/** Fields of an order as its form holds them. */
export type OrderValues = FormOf<typeof orderFields>;

/** Orders of work at an address. */
export const orderKind: RecordKind<Address, OrderValues, AddressOrder> = {
  calls: { create: createAddressOrder, update: updateAddressOrder, remove: deleteAddressOrder },
  params: ({ unit_id, address_id }, id) => ({ unit_id, address_id, id: String(id) }),
  stale: [listAddressOrders, listRecordHistory],
  draftKey: ({ address_id }, id) => `address-order.${address_id}.${id}`,
  rules: ruledBy(orderInput, orderChecks),
  labels: labelsOf({ ...orderTold, ...orderFields }),
  texts: { state: orderFields.state.value.text },
  idOf: ({ address_order_id }) => address_order_id,
  valuesOf: (order) => valuesOf(orderFields, order),
  titles: {
    create: 'Nová objednávka',
    of: ({ full_name }) => full_name,
    edit: ({ order_number }, { full_name }) => `Objednávka ${order_number}: ${full_name}`,
  },
  saveLabels: { create: 'Uložit objednávku', edit: 'Uložit objednávku' },
  told: ({ order_number }) => `Objednávka ${order_number} byla uložena`,
  history: ({ unit_id }, { address_order_id: record_id }) => ({
    record_type: 'address_orders',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat objednávku',
    question: () => 'Objednávka se odstraní natrvalo. Tu, která se neuskuteční, raději zamítněte.',
    told: 'Objednávka byla smazána',
  },
  Fields: OrderFields,
};

function OrderFields({ form }: FieldsProps<Address, OrderValues, AddressOrder>) {
  const isRejected = form.values.state === 'rejected';
  return (
    <RecordFields
      fields={orderFields}
      form={form}
      looks={{
        work_type: { 'data-autofocus': true },
        ...(isRejected && { note: { label: 'Důvod zamítnutí', required: true } }),
      }}
    />
  );
}
