import { Button } from '@mantine/core';
import { z } from 'zod';
import type { AddressOrder } from '#contract/addresses.ts';
import { orderFields } from '#contract/addresses.ts';
import { requiredText } from '#contract/fields.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { optionsOf, orderWords } from './address-words.ts';
import { useCreateOrder, useDeleteOrder, useSaveOrder } from './addresses.queries.ts';

const schema = z.object({ ...orderFields, work_type: requiredText(100) });
type Values = z.input<typeof schema>;
const empty: Values = { work_type: '', due_date: null, crew: '', state: 'requested', note: '' };
const labels = {
  work_type: 'Typ práce',
  due_date: 'Termín',
  crew: 'Četa',
  state: 'Stav',
  note: 'Poznámka',
};

interface OrderDialogProps {
  unit_id: number;
  address_id: number;
  /** Null for a new order. */
  order: AddressOrder | null;
  onClose: () => void;
}

function valuesOf({ work_type, due_date, crew, state, note }: AddressOrder): Values {
  return { work_type, due_date, crew, state, note };
}

/** One order of work at an address, new or edited. */
export function OrderDialog({ unit_id, address_id, order, onClose }: OrderDialogProps) {
  const creating = useCreateOrder();
  const saving = useSaveOrder();
  const params = { unit_id, address_id, id: String(order?.address_order_id ?? 0) };
  const form = useContractForm<Values>({
    schema,
    initial: order === null ? empty : valuesOf(order),
    recordKey: order?.address_order_id ?? 'new',
    version: order?.version,
    draftKey: `address-order.${address_id}.${order?.address_order_id ?? 'new'}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved =
        order === null
          ? await creating.mutateAsync({ params, body: values })
          : await saving.mutateAsync({ params, body: { ...changes, version } });
      flash('Objednávka byla uložena');
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={order === null ? 'Nová objednávka' : `Objednávka ${order.order_number}`}
      saveLabel="Uložit objednávku"
      onClose={onClose}
    >
      <TextField {...form.field('work_type')} label={labels.work_type} />
      <DateField {...form.field('due_date')} label={labels.due_date} />
      <TextField {...form.field('crew')} label={labels.crew} />
      <SelectField {...form.field('state')} label={labels.state} options={optionsOf(orderWords)} />
      <TextAreaField {...form.field('note')} label={labels.note} />
      {order === null ? null : <DeleteOrder params={params} onDeleted={onClose} />}
    </ModalForm>
  );
}

function DeleteOrder({
  params,
  onDeleted,
}: {
  params: { unit_id: number; address_id: number; id: string };
  onDeleted: () => void;
}) {
  const deleting = useDeleteOrder();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat objednávku?',
      confirmLabel: 'Smazat',
      danger: true,
    });
    if (isSure) deleting.mutate({ params }, { onSuccess: onDeleted });
  };
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        loading={deleting.isPending}
        onClick={() => void remove()}
      >
        Smazat objednávku
      </Button>
      <ErrorLine error={deleting.error} />
    </div>
  );
}
