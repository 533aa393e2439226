import { payRefund, type OpenedRefund } from '#contract/money/refunds.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { usePayBatch } from './refunds.queries.ts';
import { paymentsText } from './words.ts';

const schema = payRefund.body.omit({ version: true });

/** The value of the form, which may be left empty meanwhile. */
const begun = (paid_on: string): { paid_on: string | null } => ({ paid_on });

interface PaidDialogProps {
  batch: OpenedRefund;
  onClose: () => void;
}

/** A person confirms that the bank has paid the batch; outgoing payments are booked by it. */
export function PaidDialog({ batch, onClose }: PaidDialogProps) {
  const paying = usePayBatch();
  const { unit_id, refund_batch_id, version, due_on, total, items_count } = batch;
  const today = todayInPrague();
  const form = useContractForm({
    schema,
    // What the statement of the bank says is known better than what was ordered.
    initial: begun(batch.sent_on ?? (due_on < today ? due_on : today)),
    recordKey: refund_batch_id,
    version,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const params = { unit_id, refund_batch_id };
      await paying.mutateAsync({ params, body });
      flash(`Zaplaceno ${formatMoney(total)}, na konta zapsáno ${paymentsText(items_count)}`);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Banka zaplatila dávku č. ${refund_batch_id}`}
      saveLabel="Zapsat zaplacení"
      onClose={onClose}
    >
      <DateField
        {...form.field('paid_on')}
        label="Den zaplacení"
        hint={`Na konta se zapíší odchozí platby, celkem ${formatMoney(total)}. Kdyby banka některou vrátila, stornujte ji na obrazovce Platby.`}
        data-autofocus
      />
    </ModalForm>
  );
}
