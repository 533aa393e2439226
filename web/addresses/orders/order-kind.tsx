import {
  createAddressOrder,
  deleteAddressOrder,
  listAddressOrders,
  updateAddressOrder,
} from '#contract/address-orders.ts';
import type { AddressOrder } from '#contract/address-orders.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { orderLabels as labels, optionsOf, orderTexts, orderWords } from '../address-words.ts';
import { orderSchema, orderValues } from './order-form.ts';
import type { OrderValues } from './order-form.ts';

/** Whose orders. */
interface AtAddress {
  readonly unit_id: number;
  readonly address_id: number;
}

/** Orders of work at an address. */
export const orderKind: RecordKind<AtAddress, OrderValues, AddressOrder> = {
  calls: { create: createAddressOrder, update: updateAddressOrder, remove: deleteAddressOrder },
  params: ({ unit_id, address_id }, id) => ({ unit_id, address_id, id: String(id) }),
  stale: [listAddressOrders, listRecordHistory],
  draftKey: ({ address_id }, id) => `address-order.${address_id}.${id}`,
  rules: orderSchema,
  labels,
  texts: orderTexts,
  idOf: ({ address_order_id }) => address_order_id,
  valuesOf: orderValues,
  titles: {
    create: 'Nová objednávka',
    edit: ({ order_number }) => `Objednávka ${order_number}`,
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

function OrderFields({ form }: FieldsProps<AtAddress, OrderValues, AddressOrder>) {
  const isRejected = form.values.state === 'rejected';
  return (
    <>
      <TextField {...form.field('work_type')} label={labels.work_type} data-autofocus />
      <DateField {...form.field('due_date')} label={labels.due_date} />
      <TextField {...form.field('crew')} label={labels.crew} />
      <SelectField {...form.field('state')} label={labels.state} options={optionsOf(orderWords)} />
      <TextAreaField
        {...form.field('note')}
        label={isRejected ? 'Důvod zamítnutí' : labels.note}
        required={isRejected}
      />
    </>
  );
}
