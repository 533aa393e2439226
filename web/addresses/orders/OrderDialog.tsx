import type { AddressOrder } from '#contract/address-orders.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { AddressHistory } from '../AddressHistory.tsx';
import { orderLabels as labels, optionsOf, orderWords, wordOf } from '../address-words.ts';
import { useCreateOrder, useSaveOrder } from '../addresses.queries.ts';
import { DeleteOrder } from './DeleteOrder.tsx';
import { orderSchema, orderValues } from './order-form.ts';
import type { OrderValues } from './order-form.ts';

interface OrderDialogProps {
  /** With id 0 for a new order. */
  order: AddressOrder;
  onSaved: (order: AddressOrder) => void;
  onClose: () => void;
}

/** One order of work at an address, new or edited. */
export function OrderDialog({ order, onSaved, onClose }: OrderDialogProps) {
  const creating = useCreateOrder();
  const saving = useSaveOrder();
  const { unit_id, address_id, address_order_id } = order;
  const isNew = address_order_id === 0;
  const params = { unit_id, address_id, id: String(address_order_id) };
  const form = useContractForm<OrderValues>({
    schema: orderSchema,
    initial: orderValues(order),
    recordKey: address_order_id,
    version: isNew ? undefined : order.version,
    draftKey: `address-order.${address_id}.${address_order_id}`,
    labels,
    texts: { state: (value) => wordOf(orderWords, value) },
    onSave: async (changes, { values, version }) => {
      const saved = isNew
        ? await creating.mutateAsync({ params, body: values })
        : await saving.mutateAsync({ params, body: { ...changes, version } });
      flash(`Objednávka ${saved.order_number} byla uložena`);
      onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Nová objednávka' : `Objednávka ${order.order_number}`}
      saveLabel="Uložit objednávku"
      onClose={onClose}
    >
      <TextField {...form.field('work_type')} label={labels.work_type} data-autofocus />
      <DateField {...form.field('due_date')} label={labels.due_date} />
      <TextField {...form.field('crew')} label={labels.crew} />
      <SelectField {...form.field('state')} label={labels.state} options={optionsOf(orderWords)} />
      <TextAreaField
        {...form.field('note')}
        label={form.values.state === 'rejected' ? 'Důvod zamítnutí' : labels.note}
        required={form.values.state === 'rejected'}
      />
      {isNew ? null : (
        <>
          <DeleteOrder params={params} onDeleted={onClose} />
          <FormPanel heading="Historie" collapsible lazy>
            <AddressHistory
              record_type="address_orders"
              unit_id={unit_id}
              record_id={address_order_id}
            />
          </FormPanel>
        </>
      )}
    </ModalForm>
  );
}
